import { articles } from "virtual:article-summaries";

import { tools } from "#tools/registry.ts";
import { addressOfTool } from "#tools/tool-address.ts";

import { pathOfArticle } from "../blog/article.ts";
import { pages, pathOfPage } from "../registry.ts";

export type DestinationKind = "tool" | "page" | "article";

/** Somewhere that a search of the site can lead to. */
export interface Destination {
  readonly kind: DestinationKind;
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Other addresses of it: what it is called inside, and former ones. */
  readonly otherPaths: readonly string[];
}

/** Every tool and listed page, in the order of their registries. */
export const destinations: readonly Destination[] = [
  ...tools.map((tool): Destination => {
    const { slug, name, description, keywords, formerly } = tool;
    const otherPaths = [`/${slug}`, ...formerly];
    return { kind: "tool", name, path: addressOfTool(tool), description, keywords, otherPaths };
  }),
  ...pages
    .filter((page) => page.listed)
    .map((page): Destination => {
      const { name, description, keywords } = page;
      return { kind: "page", name, path: pathOfPage(page), description, keywords, otherPaths: [] };
    }),
  ...articles.map(({ title, slug, excerpt, tags }): Destination => ({
    kind: "article",
    name: title,
    path: pathOfArticle(slug),
    description: excerpt,
    keywords: tags,
    otherPaths: [],
  })),
];
