import { site } from "#config";
import type { PageFacts } from "#pages/define-page.ts";
import type { ToolFacts, ToolQuestion } from "#tools/define-tool.ts";

import { absoluteAddress } from "./absolute-address.ts";
import type { Trail } from "./breadcrumbs/trail.ts";

const context = "https://schema.org";

const homeAddress = absoluteAddress("/");

/** Who makes the site, as other data names it in passing. */
export const organization = {
  "@type": "Organization",
  "@id": `${homeAddress}#organization`,
  name: site.name,
  url: homeAddress,
  logo: { "@type": "ImageObject", url: absoluteAddress("/icons/any-512.png"), width: 512, height: 512 },
} as const;

/** Who makes the site, in full (schema.org, Organization). */
export function describeOrganization(): object {
  return {
    "@context": context,
    ...organization,
    sameAs: site.socialLinks.map(({ url }) => url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: site.contactAddress,
      url: absoluteAddress("/contact"),
    },
  };
}

const webSite = {
  "@type": "WebSite",
  "@id": `${homeAddress}#website`,
  name: site.name,
  url: homeAddress,
} as const;

/** The site as a whole (schema.org, WebSite). */
export function describeSite(): object {
  return { "@context": context, ...webSite, inLanguage: "en", publisher: organization };
}

/** What a page is, where schema.org has a type of its own for it. */
const pageTypes: Readonly<Record<string, string>> = {
  about: "AboutPage",
  contact: "ContactPage",
  tools: "CollectionPage",
};

/** A page of the site (schema.org, WebPage and its kinds). */
export function describePage(page: PageFacts, path: string): object {
  const address = absoluteAddress(path);
  return {
    "@context": context,
    "@type": pageTypes[page.slug] ?? "WebPage",
    "@id": address,
    name: page.title,
    description: page.description,
    url: address,
    inLanguage: "en",
    isPartOf: webSite,
  };
}

/** The tools as a catalogue (schema.org, ItemList), in its order. */
export function describeToolList(tools: readonly ToolFacts[]): object {
  return {
    "@context": context,
    "@type": "ItemList",
    name: `The tools of ${site.name}`,
    url: absoluteAddress("/tools"),
    numberOfItems: tools.length,
    itemListElement: tools.map(({ name, path, description }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      description,
      url: absoluteAddress(path),
    })),
  };
}

/** A rating as the owner substantiated it; `null` says nothing at all. */
export type Rating = typeof site.claims.rating;

/** A tool as a web application (schema.org, WebApplication). It asserts a rating only where the owner gives one. */
export function describeTool(tool: ToolFacts, rating: Rating = site.claims.rating): object {
  return {
    "@context": context,
    "@type": "WebApplication",
    name: tool.path === "/" ? site.name : `${tool.name} · ${site.name}`,
    url: absoluteAddress(tool.path),
    description: tool.description,
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    softwareVersion: site.version,
    ...(tool.features === undefined ? {} : { featureList: tool.features }),
    isAccessibleForFree: true,
    inLanguage: "en",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    image: absoluteAddress("/social-card.png"),
    publisher: organization,
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            ratingCount: rating.count,
          },
        }),
  };
}

/** Questions with their answers (schema.org, FAQPage). */
export function describeQuestions(questions: readonly ToolQuestion[]): object {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The way to a page, home first (schema.org, BreadcrumbList). */
export function describeBreadcrumbs(trail: Trail): object {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: absoluteAddress(path),
    })),
  };
}
