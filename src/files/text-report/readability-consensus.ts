import { daleChallGrades } from "#core/analyses/readability/formulas.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";

/** What the formulas that give a school year say together, in words. */
export interface ConsensusText {
  /** `Grade 7 to 9`. */
  readonly range: string;
  /** `most of 8 formulas near 8`. */
  readonly middle: string;
}

/** School years outside these are told as such: no school has them. */
const leastGrade = 1;
const mostGrade = 16;
/** Formulas this many school years apart agree. */
const near = 1;

export interface FormulaGrade {
  readonly name: FormulaName;
  readonly grade: number;
}

/** The school year by each formula of the consensus, lowest first; none without a consensus. */
export function gradesOf(readability: Readability): readonly FormulaGrade[] {
  const grades = (readability.consensus?.formulas ?? []).flatMap((name) => {
    const value = readability[name];
    return value === null ? [] : [{ name, grade: name === "daleChall" ? middleGrade(value) : value }];
  });
  return grades.toSorted((first, second) => first.grade - second.grade);
}

/** Of the years that a Dale-Chall score stands for. */
function middleGrade(score: number): number {
  const { from, to } = daleChallGrades(score);
  return (from + to) / 2;
}

/** The consensus in words, or `null` where no formula gives a school year. */
export function describeConsensus(readability: Readability): ConsensusText | null {
  const { consensus, language } = readability;
  if (consensus === null) return null;
  const grades = gradesOf(readability);
  const formulas = `${grades.length} formulas`;
  const lowest = Math.round(consensus.lowest);
  const highest = Math.round(consensus.highest);
  const range = describeRange(lowest, highest, language === "en" ? "grade" : "school year");
  if (lowest === highest || highest < leastGrade || lowest > mostGrade)
    return { range, middle: `all ${formulas} agree` };
  const { median } = consensus;
  const close = grades.filter(({ grade }) => Math.abs(grade - median) <= near).length;
  const rounded = Math.round(median);
  const isSchoolYear = rounded >= leastGrade && rounded <= mostGrade;
  const middle = `${isSchoolYear ? "near " : ""}${describeGrade(rounded)}`;
  if (close * 2 <= grades.length) return { range, middle: `${formulas}, the middle ${middle}` };
  return { range, middle: `most of ${formulas} ${middle}` };
}

function describeGrade(grade: number): string {
  if (grade < leastGrade) return `below ${leastGrade}`;
  return grade > mostGrade ? `above ${mostGrade}` : String(grade);
}

function describeRange(lowest: number, highest: number, unit: string): string {
  const Unit = `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
  if (highest < leastGrade) return `Below ${unit} ${leastGrade}`;
  if (lowest > mostGrade) return `Above ${unit} ${mostGrade}`;
  if (lowest === highest) return `${Unit} ${lowest}`;
  if (lowest < leastGrade && highest <= mostGrade) return `Up to ${unit} ${highest}`;
  return `${Unit} ${describeGrade(lowest)} to ${describeGrade(highest)}`;
}
