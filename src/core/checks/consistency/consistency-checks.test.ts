import { describe, expect, it } from "vitest";
import { applyFix } from "../apply-fix.ts";
import { checkText } from "../check-text.ts";
import { defaultCheckOptions } from "../checker.ts";
import { loadChecker } from "../load-checker.ts";
import { consistencyChecks } from "./consistency-checks.ts";

const checker = await loadChecker(defaultCheckOptions);

describe.each(consistencyChecks.map((check) => [check.id, check] as const))("%s", (id, check) => {
  const findIn = (text: string) => checkText(text, checker).filter((finding) => finding.check === id);

  it.each(check.flags)("flags %s", (text, corrected) => {
    const corrections = findIn(text).map(({ span, fixes }) => applyFix(text, span, fixes[0] ?? ""));
    expect(corrections).toContain(corrected);
  });

  it.each(check.leaves)("leaves alone %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });
});
