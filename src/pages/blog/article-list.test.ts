import { describe, expect, it } from "vitest";

import { pathOfList, tagSlug } from "./article.ts";
import { articlesOnPage, countPages, countTags, listPlaces, pagerNumbers, withTag } from "./article-list.ts";
import { searchArticles } from "./search-articles.ts";

const articles = [{ tags: ["Limits", "SEO"] }, { tags: ["Limits"] }, { tags: ["Case & style"] }];

describe("addresses", () => {
  it.each([
    ["SEO", "seo"],
    ["Case & style", "case-style"],
    ["Word  count", "word-count"],
    ["Über-uns", "über-uns"],
  ])("the tag %j is at %j", (tag, slug) => {
    expect(tagSlug(tag)).toBe(slug);
  });

  it.each([
    [1, null, "/blog"],
    [2, null, "/blog/page/2"],
    [1, "Case & style", "/blog/tag/case-style"],
    [3, "SEO", "/blog/tag/seo/page/3"],
  ])("page %s of the list of %s is at %s", (page, tag, path) => {
    expect(pathOfList(page, tag)).toBe(path);
  });
});

describe("tags", () => {
  it("are counted, the most used first, then by name", () => {
    expect(countTags(articles)).toEqual([
      { name: "Limits", count: 2 },
      { name: "Case & style", count: 1 },
      { name: "SEO", count: 1 },
    ]);
    expect(countTags([])).toEqual([]);
  });

  it("choose articles in the order of the list", () => {
    expect(withTag(articles, "Limits")).toEqual([articles[0], articles[1]]);
    expect(withTag(articles, null)).toEqual(articles);
    expect(withTag(articles, "Unknown")).toEqual([]);
  });
});

describe("pages of a list", () => {
  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [80, 7],
  ])("%s articles fill %s", (count, pages) => {
    expect(countPages(count)).toBe(pages);
  });

  it.each([
    [1, [1, 2]],
    [2, [3, 4]],
    [3, [5]],
    [4, []],
    [0, []],
    [-1, []],
  ])("page %s has %j", (page, items) => {
    expect(articlesOnPage([1, 2, 3, 4, 5], page, 2)).toEqual(items);
  });

  it("hold each article once", () => {
    const all = Array.from({ length: 29 }, (_, index) => index);
    const pages = Array.from({ length: countPages(29) }, (_, index) => articlesOnPage(all, index + 1));
    expect(pages.flat()).toEqual(all);
  });

  it("stand each at an address of its own, all articles first", () => {
    expect(listPlaces(articles, 2).map(({ path }) => path)).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/tag/limits",
      "/blog/tag/case-style",
      "/blog/tag/seo",
    ]);
    expect(listPlaces([]).map(({ path }) => path)).toEqual(["/blog"]);
  });
});

describe("the pager", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 7, [1, 2, null, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])("on page %s of %s shows %j", (page, pageCount, numbers) => {
    expect(pagerNumbers(page, pageCount)).toEqual(numbers);
  });
});

describe("the search", () => {
  const guides = [
    { title: "Writing to a limit", excerpt: "What research says about cutting.", tags: ["Editing"] },
    { title: "Social media limits", excerpt: "What each platform counts.", tags: ["Social media"] },
    { title: "Text case", excerpt: "Who capitalises what, and in which résumé.", tags: ["Style guides"] },
  ];
  it.each([
    ["", []],
    ["   ", []],
    ["text case", ["Text case"]],
    ["TEXT", ["Text case"]],
    ["limit", ["Writing to a limit", "Social media limits"]],
    ["style", ["Text case"]],
    ["resume", ["Text case"]],
    ["platform counts", ["Social media limits"]],
    ["media editing", []],
    ["socail", ["Social media limits"]],
    ["<script>", []],
  ])("for %j finds %j", (query, titles) => {
    expect(searchArticles(guides, query).map(({ title }) => title)).toEqual(titles);
  });
});
