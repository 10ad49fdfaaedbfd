import type { PagePlace } from "#pages/define-page.ts";
import { pages, pagesIn, pathOfPage } from "#pages/registry.ts";
import { tools } from "#tools/registry.ts";
import { addressOfTool } from "#tools/tool-address.ts";

/** A link of the shell. */
export interface SiteLink {
  readonly name: string;
  readonly path: string;
}

/** What the shell needs to know of a page to link to it. */
export interface LinkedPage {
  readonly slug: string;
  readonly name: string;
}

/** The order and the names of the specification, section 2; a page that is not there yet is left out. */
const wordings: Readonly<Record<PagePlace, readonly LinkedPage[]>> = {
  header: [
    { slug: "tools", name: "Tools" },
    { slug: "extension", name: "Extension" },
    { slug: "about", name: "About" },
    { slug: "contact", name: "Contact" },
    { slug: "blog", name: "Blog" },
  ],
  resources: [
    { slug: "extension", name: "Browser Extension" },
    { slug: "blog", name: "Blog & Guides" },
    { slug: "about", name: "About Us" },
    { slug: "faq", name: "FAQ" },
    { slug: "contact", name: "Contact Support" },
    { slug: "help-us", name: "Help Us" },
  ],
  legal: [
    { slug: "privacy", name: "Privacy Policy" },
    { slug: "terms", name: "Terms of Service" },
    { slug: "cookies", name: "Cookie Policy" },
    { slug: "disclaimer", name: "Disclaimer" },
  ],
};

/** The pages that a place's wording names and that are there, in its order and by its names; then those that ask for it. */
export function orderLinks(
  wording: readonly LinkedPage[],
  present: readonly LinkedPage[],
  asking: readonly LinkedPage[],
): readonly LinkedPage[] {
  const named = wording.filter(({ slug }) => present.some((page) => page.slug === slug));
  const others = asking.filter(({ slug }) => !named.some((page) => page.slug === slug));
  return [...named, ...others];
}

const home: SiteLink = { name: "Home", path: "/" };
const listedPages = pages.filter((page) => page.listed);

function linksIn(place: PagePlace): readonly SiteLink[] {
  return orderLinks(wordings[place], listedPages, pagesIn(place)).map(({ slug, name }) => ({
    name,
    path: `/${slug}`,
  }));
}

export const headerLinks: readonly SiteLink[] = [home, ...linksIn("header")];
export const resourceLinks: readonly SiteLink[] = linksIn("resources");
export const legalLinks: readonly SiteLink[] = linksIn("legal");

/** The links, each address once: where it stands first, and by its name there. */
export function withoutRepeats(links: readonly SiteLink[]): readonly SiteLink[] {
  const paths = links.map(({ path }) => path);
  return links.filter(({ path }, place) => paths.indexOf(path) === place);
}

/**
 * All there is, for the menu: the header's links first, then each tool, then the other pages, each once. The tool that
 * is the home page stands there as Home and by its own name, for it is looked for by both.
 */
export const menuLinks: readonly SiteLink[] = [
  home,
  ...withoutRepeats([
    ...headerLinks.filter((link) => link !== home),
    ...tools.map((tool) => ({ name: tool.name, path: addressOfTool(tool) })),
    ...resourceLinks,
    ...legalLinks,
    ...listedPages.map((page) => ({ name: page.name, path: pathOfPage(page) })),
  ]),
];

/** The links whose name contains a query, whatever its case and the space around it; all of them for an empty one. */
export function filterLinks(links: readonly SiteLink[], query: string): readonly SiteLink[] {
  const wanted = query.trim().toLocaleLowerCase("en");
  return links.filter((link) => link.name.toLocaleLowerCase("en").includes(wanted));
}
