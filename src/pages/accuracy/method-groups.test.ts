import { describe, expect, it } from "vitest";

import { formatShare, groupMethods, methodsBehind, titleOfGroup } from "./method-groups.ts";
import { qualityReport } from "./quality-report.ts";
import type { MeasuredMethod } from "./quality-report.ts";

function method(id: string, title: string, shares: readonly number[], measures = "Right"): MeasuredMethod {
  return {
    id,
    title,
    measures,
    limits: "Few.",
    testSet: { name: "Cases", source: "Somebody", licence: "MIT", size: 100 },
    results: shares.map((share, place) => ({
      subject: `program ${place}`,
      passed: share * 100,
      total: 100,
      share,
    })),
  };
}

describe("titleOfGroup", () => {
  it.each([
    [["Word boundaries"], "Word boundaries"],
    [["Sentences: German", "Sentences: Greek"], "Sentences"],
    [["Danish stems", "German stems"], "Stems"],
    [["Language of 20 characters", "Language of 50 characters"], "Language"],
    [
      ["Language of 20 characters, where one is named", "Language of 50 characters, where one is named"],
      "Language, where one is named",
    ],
    [
      ["Grammar: words without an alarm, prose", "Grammar: words without an alarm, news"],
      "Grammar: words without an alarm",
    ],
    [["Apples", "Pears"], "Apples"],
    [[], ""],
  ])("of %j is %j", (titles, title) => {
    expect(titleOfGroup(titles)).toBe(title);
  });
});

describe("groupMethods", () => {
  it("puts together what was measured alike, wherever it stands", () => {
    const groups = groupMethods([
      method("a", "Stems: A", [1, 0.5]),
      method("b", "Words", [1, 0.5], "All found"),
      method("c", "Stems: C", [1, 0.5]),
      method("d", "Stems: D", [1]),
    ]);
    expect(groups.map(({ title, methods }) => [title, methods.map(({ id }) => id)])).toEqual([
      ["Stems", ["a", "c"]],
      ["Words", ["b"]],
      ["Stems: D", ["d"]],
    ]);
    expect(groups[0]?.testSets).toHaveLength(1);
  });
});

describe("methodsBehind", () => {
  it("names the best of those ahead, the farthest first, and no draw", () => {
    const behind = methodsBehind([
      method("draw", "Draw", [0.9, 0.9]),
      method("near", "Near", [0.9, 0.91, 0.2]),
      method("far", "Far", [0.5, 0.7, 0.8]),
      method("ahead", "Ahead", [0.9, 0.8]),
      method("alone", "Alone", [0.1]),
    ]);
    expect(behind.map(({ method: { id }, best }) => [id, best.subject])).toEqual([
      ["far", "program 2"],
      ["near", "program 1"],
    ]);
  });
});

it("takes no other way of measuring Wordbench for another program", () => {
  const twice = method("twice", "Twice", [0.5, 0.7]);
  const [ours, other] = twice.results;
  if (ours === undefined || other === undefined) throw new Error("Two results were made.");
  expect(
    methodsBehind([{ ...twice, results: [ours, { ...other, subject: "Wordbench, own rules" }] }]),
  ).toEqual([]);
});

describe("formatShare", () => {
  it.each([
    [100, 100, "100%"],
    [0, 100, "0%"],
    [49_999, 50_000, "99.9%"],
    [1, 50_000, "0.1%"],
    [393, 1000, "39.3%"],
  ])("%d of %d is %s", (passed, total, text) => {
    expect(formatShare({ subject: "", passed, total, share: passed / total })).toBe(text);
  });
});

describe("the report", () => {
  it("has what the page shows of each method, and shares that follow from their numbers", () => {
    expect(qualityReport.methods.length).toBeGreaterThan(0);
    for (const { id, title, measures, limits, testSet, results } of qualityReport.methods) {
      for (const text of [id, title, measures, limits, testSet.name, testSet.source, testSet.licence])
        expect(text).not.toBe("");
      expect(results.length).toBeGreaterThan(0);
      for (const { passed, total, share } of results) {
        expect(passed).toBeLessThanOrEqual(total);
        expect(share).toBeCloseTo(total === 0 ? 0 : passed / total, 4);
      }
    }
    const ids = qualityReport.methods.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
