import { describe, expect, it } from "vitest";

import { relatedArticles } from "./related-articles.ts";

function article(slug: string, publishDate: string, ...tags: string[]) {
  return { slug, publishDate, tags };
}

/** In an order that is not by date, so that the two orders of the rule can be told apart. */
const articles = [
  article("limits", "2025-09-22", "Social media", "Limits"),
  article("case", "2025-10-02", "Case"),
  article("mail", "2025-09-23", "Limits"),
  article("titles", "2025-09-30", "SEO", "Limits"),
  article("novel", "2025-10-03", "Publishing"),
  article("essay", "2025-09-25", "Study"),
];

function slugs(slug: string, count?: number): readonly string[] {
  return relatedArticles(articles, slug, count).map((related) => related.slug);
}

describe("relatedArticles", () => {
  it.each([
    // Two share "Limits": in list order, though "titles" is newer; "novel" is the newest of the rest.
    ["limits", undefined, ["mail", "titles", "novel"]],
    // None shares "Publishing": the newest three.
    ["novel", undefined, ["case", "titles", "essay"]],
    ["limits", 1, ["mail"]],
    ["limits", 2, ["mail", "titles"]],
    ["limits", 9, ["mail", "titles", "novel", "case", "essay"]],
    ["limits", 0, []],
    ["limits", -1, []],
    ["unknown", undefined, []],
    ["", undefined, []],
  ])("of %j, %s of them, are %j", (slug, count, expected) => {
    expect(slugs(slug, count)).toEqual(expected);
  });

  it("are never the article itself, and none twice", () => {
    for (const { slug } of articles) {
      const related = slugs(slug, 9);
      expect(related).not.toContain(slug);
      expect(new Set(related).size).toBe(articles.length - 1);
    }
  });

  it("go by the slug where two articles have one id", () => {
    const twins = [
      { id: "54", ...article("one", "2025-09-22", "Case") },
      { id: "54", ...article("two", "2025-09-23", "Case") },
    ];
    expect(relatedArticles(twins, "one").map((related) => related.slug)).toEqual(["two"]);
  });

  it("leave the list as it was", () => {
    const before = [...articles];
    relatedArticles(articles, "novel");
    expect(articles).toEqual(before);
  });
});
