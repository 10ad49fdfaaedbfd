import { describe, expect, it } from "vitest";

import { listDescription, listTitle } from "./list-texts.ts";
import { page } from "./page.ts";

const articles = [{ title: "How long is a novel" }, { title: "What an editor counts" }];

describe("a page of the list", () => {
  it.each([
    [{ tag: null, page: 1 }, page.title],
    [{ tag: null, page: 2 }, "Blog, page 2"],
    [{ tag: "SEO", page: 1 }, "Articles on SEO"],
    [{ tag: "SEO", page: 3 }, "Articles on SEO, page 3"],
  ])("%j is called %j", (place, title) => {
    expect(listTitle(place)).toBe(title);
  });

  it.each([
    [{ tag: null, page: 1 }, page.description],
    [
      { tag: null, page: 2 },
      "Guides for people who write, page 2: How long is a novel; What an editor counts.",
    ],
    [
      { tag: "Publishing", page: 1 },
      "Guides to Publishing for people who write: How long is a novel; What an editor counts.",
    ],
  ])("%j is described by %j", (place, description) => {
    expect(listDescription(place, articles)).toBe(description);
  });

  it("names as many articles as a description holds", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ title: `An article with the number ${index}` }));
    const description = listDescription({ tag: "Publishing", page: 1 }, many);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(
      /^Guides to Publishing for people who write: An article with the number 0; .*\.$/,
    );
  });
});
