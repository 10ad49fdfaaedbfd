import { describe, expect, it } from "vitest";

import { makeSocialCards } from "./social-cards.ts";

const fields = { title: "Title", slug: "", description: "Description" };
const cardsOf = (...properties: readonly (readonly [string, string])[]) =>
  makeSocialCards(new Map(properties), fields);

describe("makeSocialCards", () => {
  it("takes title and description where the page says nothing, and tells what is missing", () => {
    const [graph, x] = cardsOf();
    expect([graph?.title, graph?.description, graph?.image, x?.title]).toEqual([
      "Title",
      "Description",
      "",
      "Title",
    ]);
    expect(graph?.notes).toHaveLength(1);
    expect(x?.isLarge).toBe(false);
    expect(x?.notes).toHaveLength(2);
  });

  it("prefers to each network what is said to it", () => {
    const [graph, x] = cardsOf(
      ["og:title", "A"],
      ["twitter:title", "B"],
      ["og:image", "https://a.org/a.png"],
      ["twitter:card", "summary_large_image"],
    );
    expect([graph?.title, x?.title, x?.image, x?.isLarge]).toEqual(["A", "B", "https://a.org/a.png", true]);
    expect([...(graph?.notes ?? []), ...(x?.notes ?? [])]).toEqual([]);
  });

  // The limits of X's documentation of card markup: 70 and 200 characters.
  it.each([
    [70, 200, 0],
    [71, 200, 1],
    [71, 201, 2],
  ])("a title of %i and a description of %i characters: %i notes", (title, description, notes) => {
    const [, x] = cardsOf(
      ["twitter:card", "summary"],
      ["og:image", "https://a.org/a.png"],
      ["og:title", "😀".repeat(title)],
      ["og:description", "x".repeat(description)],
    );
    expect(x?.notes).toHaveLength(notes);
  });

  it("tells of a wrong kind and a relative picture", () => {
    const [, x] = cardsOf(["twitter:card", "big"], ["twitter:image", "/a.png"]);
    expect(x?.notes).toHaveLength(2);
  });
});
