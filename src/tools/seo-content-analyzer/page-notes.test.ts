import { describe, expect, it } from "vitest";

import { emptyNotes, otherKeyphrases, parseNotesByDocument, splitSynonyms, withNotes } from "./page-notes.ts";

const bread = { ...emptyNotes, keyphrase: "bread" };

describe("parseNotesByDocument", () => {
  it("reads what it wrote", () => {
    expect(parseNotesByDocument({ a: bread })).toEqual({ a: bread });
  });

  it.each([null, 3, "x", []])("takes %j for no store", (stored) => {
    expect(parseNotesByDocument(stored)).toBeUndefined();
  });

  it("leaves out what are no notes, and wrong fields", () => {
    expect(parseNotesByDocument({ a: 1, b: { keyphrase: 3, dismissed: ["x", 4] } })).toEqual({
      b: { ...emptyNotes, dismissed: ["x"] },
    });
  });
});

describe("withNotes", () => {
  it("puts the changed notes last, and drops empty ones", () => {
    const store = withNotes(withNotes({ a: bread }, "b", bread), "a", { ...bread, title: "T" });
    expect(Object.keys(store)).toEqual(["b", "a"]);
    expect(withNotes(store, "b", emptyNotes)).toEqual({ a: { ...bread, title: "T" } });
  });
});

describe("otherKeyphrases", () => {
  it("names other documents that are there", () => {
    const store = { a: bread, b: bread, gone: bread };
    const documents = [
      { id: "a", name: "A" },
      { id: "b", name: "" },
      { id: "c", name: "C" },
    ];
    expect(otherKeyphrases(store, "a", documents)).toEqual([{ keyphrase: "bread", page: "Untitled" }]);
  });
});

describe("splitSynonyms", () => {
  it.each([
    ["", []],
    ["loaf, rye bread;baguette", ["loaf", "rye bread", "baguette"]],
    ['"salt, and pepper", spice', ['"salt, and pepper"', "spice"]],
  ])("splits %j", (typed, synonyms) => {
    expect(splitSynonyms(typed)).toEqual(synonyms);
  });
});
