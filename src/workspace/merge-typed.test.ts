import { describe, expect, it } from "vitest";
import { mergeTyped } from "./merge-typed.ts";

const held = (text: string, caret = 0, top = 0) => ({
  text,
  place: { selection: { start: caret, end: caret }, top },
});

describe("mergeTyped", () => {
  it("leaves an empty page as it is", () => {
    expect(mergeTyped(null, held(""))).toEqual({ held: null, change: null });
  });

  it("keeps what was typed when nothing was saved, and saves it", () => {
    const change = { from: 0, to: 0, insert: "new" };
    expect(mergeTyped(null, held("new", 3))).toEqual({ held: null, change });
    expect(mergeTyped(held(""), held("new", 3))).toEqual({ held: null, change });
  });

  it("shows the saved text when nothing was typed", () => {
    const saved = held("old", 2, 1);
    expect(mergeTyped(saved, held(""))).toEqual({ held: saved, change: null });
    expect(mergeTyped(saved, held("old", 3))).toEqual({ held: saved, change: null });
  });

  it.each([
    ["old", "old\n\nnew"],
    ["old\n", "old\n\nnew"],
    ["old\n\n", "old\n\nnew"],
  ])("puts what was typed after %j, with the cursor where it was", (saved, text) => {
    const merged = mergeTyped(held(saved), held("new", 2));
    expect(merged.held).toEqual({ text, place: { selection: { start: 7, end: 7 }, top: 5 } });
    expect(merged.change).toEqual({ from: saved.length, to: saved.length, insert: text.slice(saved.length) });
  });
});
