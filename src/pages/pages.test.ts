import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { notFoundPage, pageAt, pages, pagesIn, pathOfPage } from "./registry.ts";

describe("the pages", () => {
  it.each(["slug", "name", "title", "description"] as const)("have each a %s of their own", (key) => {
    const values = pages.map((page) => page[key]);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each([
    ["/privacy", "privacy"],
    ["/privacy/", "privacy"],
    ["/privacy/more", "not-found"],
    ["/not-found", "not-found"],
    ["/404", "not-found"],
    ["", "not-found"],
  ])("%j is the page %s", (path, slug) => {
    expect(pageAt(path).slug).toBe(slug);
  });

  it("leave the not-found page out of search engines and menus", () => {
    expect(notFoundPage.listed).toBe(false);
    const linked = (["header", "resources", "legal"] as const).flatMap((place) => pagesIn(place));
    expect(linked).not.toContain(notFoundPage);
  });
});

describe.each(pages.map((page) => [page.slug, page] as const))("%s", (slug, page) => {
  it("has an address made of its slug", () => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(pathOfPage(page)).toBe(`/${slug}`);
  });

  it("has a title and a description that search engines show whole", () => {
    expect(page.title.length).toBeLessThan(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it("has a view", () => {
    expect(existsSync(new URL(`${slug}/view.tsx`, import.meta.url))).toBe(true);
  });
});
