import { describe, expect, it } from "vitest";

import { noFilter } from "#core/generators/words/word-filter.ts";
import { lexiconVersion } from "#core/lists/random-words/version.ts";

import { buildShareLink } from "./share-link.ts";
import type { SharedSettings } from "./share-link.ts";

const setting = <Value>(value: Value) => ({ value, set: () => undefined });
const plain: SharedSettings = {
  kind: setting("words"),
  count: setting(5),
  filter: noFilter,
  repeats: setting(false),
  kept: setting([]),
  madeUpLength: setting({ least: 5, most: 9 }),
};

describe("buildShareLink", () => {
  it("says the version of the list, and settings as they are at first too", () => {
    expect(buildShareLink("https://example.org/random-word-generator?x=1#y", plain, "k7")).toBe(
      `https://example.org/random-word-generator?make=words&count=5&seed=k7&list=${lexiconVersion}&type=any&level=any`,
    );
  });

  it("says what is asked for and what is kept", () => {
    const link = new URL(
      buildShareLink(
        "https://example.org/random-word-generator",
        {
          ...plain,
          filter: { ...noFilter, type: "noun", contains: "c?t", length: { least: 3, most: 5 }, theme: "a" },
          kept: setting([{ place: 1, word: "cat" }]),
          repeats: setting(true),
        },
        "a&b",
      ),
    );
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      type: "noun",
      contains: "c?t",
      length: "3-5",
      theme: "animals",
      keep: "2:cat",
      repeats: "yes",
      seed: "a&b",
    });
  });

  it("says nothing of words where sentences are made", () => {
    const link = buildShareLink("https://example.org/", { ...plain, kind: setting("sentences") }, "k7");
    expect(link).toBe(`https://example.org/?make=sentences&count=5&seed=k7&list=${lexiconVersion}`);
  });
});
