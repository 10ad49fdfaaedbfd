import { describe, expect, it } from "vitest";
import { applyFix } from "../apply-fix.ts";
import { defaultCheckOptions } from "../checker.ts";
import { loadChecker } from "../load-checker.ts";
import { unfittingWords } from "./unfitting-words.ts";

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
