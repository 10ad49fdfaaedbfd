import type { MetaDescriptor } from "react-router";

import { site } from "#config";
import { pathOfPage } from "#pages/registry.ts";
import type { PageFacts } from "#pages/define-page.ts";
import type { ToolFacts, ToolQuestion } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";

import { absoluteAddress } from "./absolute-address.ts";
import { trailOfPage, trailOfTool } from "./breadcrumbs/trail.ts";
import {
  describeBreadcrumbs,
  describeOrganization,
  describePage,
  describeQuestions,
  describeSite,
  describeTool,
  describeToolList,
} from "./structured-data.ts";

const socialImage = { path: "/social-card.png", width: 1200, height: 630 };

const robots = {
  listed: "index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1",
  unlisted: "noindex, nofollow",
} as const;

/** The languages in which a page exists, and the one for everybody else. */
const languages = ["en", "x-default"];

/** What the head of a document says about it. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The address that search engines should list; `null` keeps the page out of them. */
  readonly canonicalPath: string | null;
  /** `article` for what was published on a day; a page of the site otherwise. */
  readonly type?: "website" | "article";
  /** The picture that social networks show, unless it is the site's own. */
  readonly image?: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    readonly text: string;
  };
  readonly published?: string;
  readonly modified?: string;
  readonly structuredData: readonly object[];
}

/** Search results show about this much of a title before they cut it. */
const shownTitle = 60;

/** A title with the name of the site after it, where search results would show both. */
export function titleWithSite(title: string): string {
  const both = `${title} · ${site.name}`;
  return both.length <= shownTitle ? both : title;
}

/** The metadata of a document, as the router takes it. */
export function describeHead(facts: HeadFacts): MetaDescriptor[] {
  const { title, description, keywords, canonicalPath, structuredData, type = "website" } = facts;
  const picture = facts.image ?? { ...socialImage, text: site.name };
  const image = absoluteAddress(picture.path);
  const address = canonicalPath === null ? null : absoluteAddress(canonicalPath);
  return [
    { title },
    { name: "description", content: description },
    ...(keywords.length === 0 ? [] : [{ name: "keywords", content: keywords.join(", ") }]),
    { name: "author", content: site.name },
    { name: "robots", content: address === null ? robots.unlisted : robots.listed },
    ...(address === null
      ? []
      : [
          { tagName: "link", rel: "canonical", href: address },
          ...languages.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: address })),
          { property: "og:url", content: address },
        ]),
    { property: "og:type", content: type },
    ...(facts.published === undefined
      ? []
      : [{ property: "article:published_time", content: facts.published }]),
    ...(facts.modified === undefined ? [] : [{ property: "article:modified_time", content: facts.modified }]),
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.text },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: picture.text },
    ...structuredData.map((data) => ({ "script:ld+json": data })),
  ];
}

/** The metadata of a tool's page. */
export function describeToolHead(tool: ToolFacts): MetaDescriptor[] {
  const { title, description, keywords, path } = tool;
  return describeHead({
    title,
    description,
    keywords,
    canonicalPath: path,
    structuredData: [
      describeTool(tool),
      ...(tool.questions.length === 0 ? [] : [describeQuestions(tool.questions)]),
      describeBreadcrumbs(trailOfTool(tool)),
      ...(path === "/" ? [describeSite(), describeOrganization()] : []),
    ],
  });
}

/** The metadata of a page that is not a tool, with the questions that it answers. */
export function describePageHead(page: PageFacts, questions: readonly ToolQuestion[] = []): MetaDescriptor[] {
  const { title, description, keywords, listed } = page;
  const path = pathOfPage(page);
  return describeHead({
    title: titleWithSite(title),
    description,
    keywords,
    canonicalPath: listed ? path : null,
    structuredData: listed
      ? [
          describePage(page, path),
          ...(page.slug === "tools" ? [describeToolList(tools)] : []),
          ...(questions.length === 0 ? [] : [describeQuestions(questions)]),
          describeBreadcrumbs(trailOfPage(page)),
        ]
      : [],
  });
}
