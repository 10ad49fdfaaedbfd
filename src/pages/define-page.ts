/** Where the shell links to a page, besides the menu, which has them all. */
export type PagePlace = "header" | "resources" | "legal";

/** All that the site must know of a page without rendering it. Plain data: a bare Node can load it. */
export interface PageFacts {
  /** The name of the page's folder, which is its address too; the page for all other addresses is `not-found`. */
  readonly slug: string;
  /** As headers, footers and menus call it. */
  readonly name: string;
  /** Title of the page, under 60 characters so that search engines show all of it. */
  readonly title: string;
  /** What stands on it, in 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Whether search engines may list it, and menus link to it. */
  readonly listed: boolean;
  readonly places: readonly PagePlace[];
  /** Place among its neighbours, ascending. */
  readonly order: number;
}

/** Checks a page's facts where they are written; adds nothing to them. */
export function definePage(facts: PageFacts): PageFacts {
  return facts;
}
