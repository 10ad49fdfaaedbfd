import type { PageFacts, PagePlace } from "./define-page.ts";

interface FactsModule {
  readonly page: PageFacts;
}

const factsModules = import.meta.glob<FactsModule>("./*/page.ts", { eager: true });

function factsOf([file, { page }]: readonly [string, FactsModule]): PageFacts {
  const folder = file.split("/")[1];
  if (folder !== page.slug) throw new Error(`The page in src/pages/${folder} calls itself "${page.slug}"`);
  return page;
}

function byPlace(first: PageFacts, second: PageFacts): number {
  // Not `localeCompare`: it has the browser load its rules of sorting, which takes longer than all else here.
  return first.order - second.order || (first.slug < second.slug ? -1 : 1);
}

/** Every page that is not a tool, in order. A folder with a `page.ts` and a `view.tsx` is all it takes to be among them. */
export const pages: readonly PageFacts[] = Object.entries(factsModules).map(factsOf).toSorted(byPlace);

function findNotFoundPage(): PageFacts {
  const found = pages.find((page) => page.slug === "not-found");
  if (found === undefined) throw new Error("src/pages/not-found is missing");
  return found;
}

/** The page for addresses that lead nowhere. */
export const notFoundPage: PageFacts = findNotFoundPage();

/** The address of a page. */
export function pathOfPage(page: PageFacts): string {
  return `/${page.slug}`;
}

/** The page at an address, with or without a slash at its end; the not-found page where there is none. */
export function pageAt(path: string): PageFacts {
  const slug = path.replace(/^\//, "").replace(/\/$/, "");
  return pages.find((page) => page !== notFoundPage && page.slug === slug) ?? notFoundPage;
}

/** The pages that the shell links to in a place. */
export function pagesIn(place: PagePlace): readonly PageFacts[] {
  return pages.filter((page) => page.listed && page.places.includes(place));
}
