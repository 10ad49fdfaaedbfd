import { describe, expect, it } from "vitest";

import { computeReadability } from "#core/analyses/readability/compute-readability.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";

import { describeConsensus, gradesOf } from "./readability-consensus.ts";

const inputs = {
  words: 1200,
  sentences: 60,
  syllables: 1800,
  letters: 5640,
  monosyllables: 780,
  polysyllables: 130,
  fourSyllableWords: 40,
  longWords: 300,
  miniWords: 520,
  complexWords: 120,
  difficultWords: 180,
  unfamiliarWords: 150,
};

/** A text of which five formulas give these school years. */
function withGrades(grades: readonly [number, number, number, number, number], language = "en"): Readability {
  const formulas: readonly FormulaName[] = [
    "fleschKincaidGrade",
    "gunningFog",
    "smog",
    "colemanLiau",
    "linsearWrite",
  ];
  const [fleschKincaidGrade, gunningFog, smog, colemanLiau, linsearWrite] = grades;
  const sorted = grades.toSorted((first, second) => first - second);
  const [lowest = 0, , median = 0, , highest = 0] = sorted;
  const computed = computeReadability(inputs, language);
  return {
    ...computed,
    fleschKincaidGrade,
    gunningFog,
    smog,
    colemanLiau,
    linsearWrite,
    consensus: { median, lowest, highest, formulas },
  };
}

describe("describeConsensus", () => {
  it.each([
    [[7, 7.5, 8, 8.4, 9.3], "Grade 7 to 9", "most of 5 formulas near 8"],
    [[3, 5, 8, 11, 13], "Grade 3 to 13", "5 formulas, the middle near 8"],
    [[7.6, 7.8, 8, 8.2, 8.4], "Grade 8", "all 5 formulas agree"],
    [[-2, 0.2, 1, 3, 4], "Up to grade 4", "5 formulas, the middle near 1"],
    [[-1, -0.6, 0, 0.3, 4], "Up to grade 4", "most of 5 formulas below 1"],
    [[-3, -2, -1, 0, 0.4], "Below grade 1", "all 5 formulas agree"],
    [[12, 14, 18, 20, 22], "Grade 12 to above 16", "5 formulas, the middle above 16"],
    [[17, 18, 19, 20, 30], "Above grade 16", "all 5 formulas agree"],
    [[0, 2, 8, 16, 18], "Grade below 1 to above 16", "5 formulas, the middle near 8"],
  ] as const)("of %j", (grades, range, middle) => {
    expect(describeConsensus(withGrades(grades))).toEqual({ range, middle });
  });

  it("speaks of school years in other languages", () => {
    expect(describeConsensus(withGrades([7, 7.5, 8, 8.4, 9.3], "de"))?.range).toBe("School year 7 to 9");
  });

  it("has nothing to say where no formula gives a school year, and of a text without words", () => {
    expect(describeConsensus(computeReadability(inputs, "es"))).toBeNull();
    expect(describeConsensus(computeReadability({ ...inputs, words: 0, sentences: 0 }))).toBeNull();
  });
});

describe("gradesOf", () => {
  it("has the formulas of the consensus with its ends", () => {
    const readability = computeReadability(inputs);
    const grades = gradesOf(readability);
    expect(grades.map(({ name }) => name).toSorted()).toEqual(readability.consensus?.formulas.toSorted());
    expect(grades[0]?.grade).toBe(readability.consensus?.lowest);
    expect(grades.at(-1)?.grade).toBe(readability.consensus?.highest);
  });
});
