import { describe, expect, it } from "vitest";

import {
  emptyNotes,
  otherKeyphrases,
  parseNotesByDocument,
  splitSynonyms,
  togglePlace,
  withNotes,
} from "./page-notes.ts";

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

describe("togglePlace", () => {
  it("adds a place, and takes it away again", () => {
    const place = { check: "passive-voice", place: "It was seen." };
    const other = { check: "passive-voice", place: "It was heard." };
    expect(togglePlace([other], place)).toEqual([other, place]);
    expect(togglePlace([other, place], place)).toEqual([other]);
  });

  it("is read back, without what is no place", () => {
    const notes = { ...bread, accepted: [{ check: "a", place: "b" }] };
    expect(parseNotesByDocument({ a: notes })).toEqual({ a: notes });
    expect(parseNotesByDocument({ a: { ...notes, accepted: [{ check: 1 }, "x", null] } })).toEqual({
      a: bread,
    });
  });
});
