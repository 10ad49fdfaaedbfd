import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applyFix } from "./apply-fix.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";
import { loadSentenceReader } from "./reading/load-sentence-reader.ts";
import { readSentence } from "./reading/sentence.ts";
import { checks } from "./registry.ts";

const reader = await loadSentenceReader();
const checker = await loadChecker(defaultCheckOptions);

describe.each(checks.map((check) => [check.id, check] as const))("%s", (_, check) => {
  it.each(check.flags)("flags %s", (text, corrected) => {
    const found = [...check.find(readSentence(text, reader))];
    expect(found.map((finding) => applyFix(text, finding, finding.fixes[0] ?? ""))).toContain(corrected);
  });

  it.each(check.leaves)("leaves alone %s", (text) => {
    expect([...check.find(readSentence(text, reader))]).toEqual([]);
  });

  it("leaves no example of its own without a finding in the whole", () => {
    expect(check.flags.filter(([text]) => checker.checkSentence(text).length === 0)).toEqual([]);
  });

  it("has at least two examples either way", () => {
    if (check.tier !== "style") expect(check.flags.length).toBeGreaterThan(1);
    expect(check.leaves.length).toBeGreaterThan(1);
  });
});

it("lists every file of rules/ under its own name, once", () => {
  const files = readdirSync(new URL("rules/", import.meta.url)).map((name) => name.replace(/\.ts$/, ""));
  expect(checks.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});
