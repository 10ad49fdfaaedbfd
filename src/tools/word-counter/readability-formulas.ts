import type { Readability, ReadabilityInputs } from "#core/analyses/readability/readability.ts";

import { formatCount, formatDecimal } from "./format.ts";

export type ReadabilityScore = Exclude<keyof Readability, "inputs">;

/** A readability formula as people are told of it. */
export interface FormulaText {
  readonly score: ReadabilityScore;
  readonly name: string;
  readonly meaning: string;
  /** The formula with the text's own numbers in it. */
  readonly worked: (inputs: ReadabilityInputs) => string;
  readonly inputs: readonly (keyof ReadabilityInputs)[];
  readonly source: string;
  readonly scale: { readonly from: number; readonly to: number; readonly ticks: readonly number[] };
}

/** Below this many words a single long sentence moves the scores by whole grades. */
export const fewestWordsToJudge = 100;

export const inputNames: Readonly<Record<keyof ReadabilityInputs, string>> = {
  words: "Words",
  sentences: "Sentences",
  syllables: "Syllables",
  letters: "Letters and digits",
  complexWords: "Words of three or more syllables",
};

const grades = { from: 0, to: 20, ticks: [0, 5, 10, 15, 20] };
const gradeMeaning = "The year of school in the United States at which a reader should manage the text.";

export const formulaTexts: readonly FormulaText[] = [
  {
    score: "fleschKincaidGrade",
    name: "Flesch-Kincaid grade",
    meaning: gradeMeaning,
    worked: ({ words, sentences, syllables }) =>
      `0.39 × ${formatCount(words)} ÷ ${formatCount(sentences)} + 11.8 × ${formatCount(syllables)} ÷ ${formatCount(words)} − 15.59`,
    inputs: ["words", "sentences", "syllables"],
    source: "Kincaid, Fishburne, Rogers and Chissom (1975), Research Branch Report 8-75",
    scale: grades,
  },
  {
    score: "gunningFog",
    name: "Gunning fog",
    meaning: "Years of schooling that a reader should have had. Long sentences and long words raise it.",
    worked: ({ words, sentences, complexWords }) =>
      `0.4 × (${formatCount(words)} ÷ ${formatCount(sentences)} + 100 × ${formatCount(complexWords)} ÷ ${formatCount(words)})`,
    inputs: ["words", "sentences", "complexWords"],
    source: "Gunning (1952), The Technique of Clear Writing",
    scale: grades,
  },
  {
    score: "automatedReadabilityIndex",
    name: "Automated readability index",
    meaning: `${gradeMeaning} It counts letters instead of syllables, so nothing in it is guessed.`,
    worked: ({ words, sentences, letters }) =>
      `4.71 × ${formatCount(letters)} ÷ ${formatCount(words)} + 0.5 × ${formatCount(words)} ÷ ${formatCount(sentences)} − 21.43`,
    inputs: ["words", "sentences", "letters"],
    source: "Smith and Senter (1967), AMRL-TR-66-220",
    scale: grades,
  },
  {
    score: "fleschReadingEase",
    name: "Flesch reading ease",
    meaning:
      "Higher is easier: most texts lie between 0 and 100. The only one of the four where more means simpler.",
    worked: ({ words, sentences, syllables }) =>
      `206.835 − 1.015 × ${formatCount(words)} ÷ ${formatCount(sentences)} − 84.6 × ${formatCount(syllables)} ÷ ${formatCount(words)}`,
    inputs: ["words", "sentences", "syllables"],
    source: "Flesch (1948), A new readability yardstick, Journal of Applied Psychology 32(3)",
    scale: { from: 0, to: 100, ticks: [0, 25, 50, 75, 100] },
  },
];

/** The formula with its result: `0.39 × 100 ÷ 5 + … = 7.2`. Of a text without words, what is missing. */
export function workedFormula(formula: FormulaText, readability: Readability): string {
  const score = readability[formula.score];
  if (score === null) return "There are no words to compute it from yet.";
  return `${formula.worked(readability.inputs)} = ${formatDecimal(score)}`;
}

/** Why the scores should not be relied on, or `null` when the text is long enough. */
export function caution(words: number): string | null {
  if (words >= fewestWordsToJudge) return null;
  return words === 0
    ? `Made for English prose of ${fewestWordsToJudge} words or more.`
    : `Too short to judge: under ${fewestWordsToJudge} words, one sentence can move a score by whole grades.`;
}
