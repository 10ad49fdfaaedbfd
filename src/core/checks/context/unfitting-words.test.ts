import { describe, expect, it } from "vitest";
import { applyFix } from "../apply-fix.ts";
import { defaultCheckOptions } from "../checker.ts";
import { loadChecker } from "../load-checker.ts";
import { unfittingGuesses, unfittingWords } from "./unfitting-facts.ts";

const checker = await loadChecker(defaultCheckOptions);
const { id, flags, leaves } = unfittingWords;

describe("the model of context", () => {
  it.each(flags)("tells of %s", (text, corrected) => {
    const found = checker.checkSentence(text).filter(({ check }) => check === id);
    expect(found.map(({ span, fixes: [fix = ""] }) => applyFix(text, span, fix))).toEqual([corrected]);
  });

  it.each(leaves)("leaves alone %s", (text) => {
    expect(checker.checkSentence(text)).toEqual([]);
  });

  it.each(unfittingGuesses.flags)("guesses beside other mistakes in %s", (text) => {
    expect(checker.checkSentence(text).map(({ check }) => check)).toContain(unfittingGuesses.id);
  });

  it.each(unfittingGuesses.leaves)("guesses nothing in %s", (text) => {
    expect(checker.checkSentence(text)).toEqual([]);
  });

  it("guesses nothing when that is switched off, and tells the rest", async () => {
    const quiet = await loadChecker({ ...defaultCheckOptions, off: new Set([unfittingGuesses.id]) });
    const [text = ""] = unfittingGuesses.flags[0] ?? [];
    const found = quiet.checkSentence(text).map(({ check }) => check);
    expect(found).toContain("mass-noun-plural");
    expect(found).not.toContain(unfittingGuesses.id);
  });

  it("keeps away from what another checker has told", () => {
    const [text = ""] = flags[0] ?? [];
    const told = {
      span: { start: 0, end: text.length },
      check: "harper-grammar",
      tier: "error",
      message: "",
      fixes: ["x"],
    } as const;
    expect(checker.checkSentence(text, [told])).toEqual([told]);
  });

  it("says less of a line without a mark at its end, and of a text that was edited well", () => {
    const text = "He had been waiting for long time.";
    expect(checker.checkSentence(text)).not.toEqual([]);
    expect(checker.checkSentence(text, [], true)).toEqual([]);
    expect(checker.checkSentence("Police find missing boy in third street")).toEqual([]);
  });
});
