import { describe, expect, it } from "vitest";
import { applyFix } from "../apply-fix.ts";
import { findCheckedSentences } from "../check-text.ts";
import { consistencyChecks } from "./consistency-checks.ts";

describe.each(consistencyChecks.map((check) => [check.id, check] as const))("%s", (_, check) => {
  it.each(check.flags)("flags %s", (text, corrected) => {
    const found = check.find(text, findCheckedSentences(text));
    expect(found.map((finding) => applyFix(text, finding, finding.fixes[0] ?? ""))).toContain(corrected);
  });

  it.each(check.leaves)("leaves alone %s", (text) => {
    expect(check.find(text, findCheckedSentences(text))).toEqual([]);
  });
});
