import { describe, expect, it } from "vitest";
import { settle } from "./settle.ts";
import { siftForeignLints } from "./foreign-lints.ts";

const lint = { span: { start: 0, end: 4 }, kind: "Agreement", message: "The verb agrees.", fixes: ["goes"] };

describe("siftForeignLints", () => {
  it("gives a lint the tier of its kind", () => {
    expect(siftForeignLints([lint], "go")).toEqual([
      { span: lint.span, check: "harper-agreement", tier: "error", message: lint.message, fixes: ["goes"] },
    ]);
  });

  it.each([
    ["spelling, which is ours", { ...lint, kind: "Spelling" }, "abcd"],
    ["a word pair that is right", { ...lint, span: { start: 0, end: 7 }, kind: "Grammar" }, "had had"],
    ["a fix that makes no word", { ...lint, kind: "Typo", fixes: ["in formations"] }, "informations"],
    [
      "what it says without cause",
      { ...lint, message: "You may be missing a preposition here." },
      "open source",
    ],
  ])("drops %s", (_, dropped, text) => {
    expect(siftForeignLints([dropped], text)).toEqual([]);
  });
});

describe("settle", () => {
  const finding = {
    span: { start: 2, end: 6 },
    check: "a",
    tier: "likely",
    message: "",
    fixes: ["x"],
  } as const;

  it("keeps the surest of findings that overlap, in order of place", () => {
    const sure = { ...finding, tier: "error", span: { start: 5, end: 8 } } as const;
    const other = { ...finding, span: { start: 0, end: 2 } };
    expect(settle([finding, sure, other])).toEqual([other, sure]);
  });
});
