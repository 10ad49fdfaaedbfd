import type { PagePlace } from "#pages/define-page.ts";
import { pages, pagesIn, pathOfPage } from "#pages/registry.ts";
import { tools } from "#tools/registry.ts";

/** A link of the shell. */
export interface SiteLink {
  readonly name: string;
  readonly path: string;
}

const home: SiteLink = { name: "Home", path: "/" };

function linksIn(place: PagePlace): readonly SiteLink[] {
  return pagesIn(place).map((page) => ({ name: page.name, path: pathOfPage(page) }));
}

export const headerLinks: readonly SiteLink[] = [home, ...linksIn("header")];
export const resourceLinks: readonly SiteLink[] = linksIn("resources");
export const legalLinks: readonly SiteLink[] = linksIn("legal");

/** All there is, for the menu: the header's links first, then each tool, then the other pages. */
export const menuLinks: readonly SiteLink[] = [
  ...headerLinks,
  ...tools.filter((tool) => tool.path !== home.path).map(({ name, path }) => ({ name, path })),
  ...pages
    .filter((page) => page.listed && !page.places.includes("header"))
    .map((page) => ({ name: page.name, path: pathOfPage(page) })),
];

/** The links whose name contains a query, whatever its case and the space around it; all of them for an empty one. */
export function filterLinks(links: readonly SiteLink[], query: string): readonly SiteLink[] {
  const wanted = query.trim().toLocaleLowerCase("en");
  return links.filter((link) => link.name.toLocaleLowerCase("en").includes(wanted));
}
