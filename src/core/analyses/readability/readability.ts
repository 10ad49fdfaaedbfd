/**
 * What the formulas are computed from, counted over the whole text.
 *
 * A word is a word of UAX #29, or several that single hyphens join: contractions, abbreviations, numbers and hyphenated
 * words count as one each, as R. Flesch (1948) asks. A sentence holds at least one word.
 */
export interface ReadabilityInputs {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  /** Letters and digits, without punctuation: what Coleman and Liau count by the name of letters. */
  readonly letters: number;
  /** Words of one syllable. */
  readonly monosyllables: number;
  /** Words of three or more syllables, names and numbers as they are said among them. */
  readonly polysyllables: number;
  /** Words of four or more syllables. */
  readonly fourSyllableWords: number;
  /** Words of more than six letters or digits. */
  readonly longWords: number;
  /** Words of one to three letters or digits. */
  readonly miniWords: number;
  /** Words of three or more syllables, in English with Gunning's exclusions. */
  readonly complexWords: number;
  /** Words that are not familiar by the new Dale-Chall list and its rules; each occurrence counts. 0 but in English. */
  readonly difficultWords: number;
  /** Different words that are not familiar by the revised Spache list and its rules. 0 but in English. */
  readonly unfamiliarWords: number;
}

/** The names of the formulas, in the order of the results. */
export const formulaNames = [
  "fleschReadingEase",
  "fleschKincaidGrade",
  "gunningFog",
  "smog",
  "automatedReadabilityIndex",
  "colemanLiau",
  "daleChall",
  "spache",
  "linsearWrite",
  "lix",
  "rix",
  "forcast",
  "eflaw",
  "fernandezHuerta",
  "szigrisztPazos",
  "gulpease",
  "wienerSachtextformel1",
  "wienerSachtextformel2",
  "wienerSachtextformel3",
  "wienerSachtextformel4",
  "fleschAmstad",
  "kandelMoles",
  "fleschDouma",
  "oborneva",
  "fogPl",
  "pisarek",
] as const;

export type FormulaName = (typeof formulaNames)[number];

/** Why a formula gives no value. */
export interface ReadabilityReason {
  readonly kind: "no-words" | "other-language";
  /** For people to read. */
  readonly sentence: string;
}

/** Why a value should be taken with care. */
export interface ReadabilityCaution {
  readonly kind: "short-sample" | "long-sample" | "outside-range";
  /** For people to read. */
  readonly sentence: string;
}

/** What the formulas that give a school year say together. */
export interface ReadabilityConsensus {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** The formulas that were taken together. */
  readonly formulas: readonly FormulaName[];
}

/** A value by each formula, `null` where `reasons` says why there is none. */
export interface Readability extends Readonly<Record<FormulaName, number | null>> {
  /** The language that the text was taken to be in: a primary language code. */
  readonly language: string;
  readonly inputs: ReadabilityInputs;
  /** `null` when no formula for the language gives a school year. */
  readonly consensus: ReadabilityConsensus | null;
  readonly reasons: Readonly<Partial<Record<FormulaName, ReadabilityReason>>>;
  readonly cautions: Readonly<Partial<Record<FormulaName, ReadabilityCaution>>>;
}

export interface ReadabilityOptions {
  /** Language tag of the text (BCP 47), of which the region does not matter; English when left out. */
  readonly language?: string;
}
