/** What the formulas are computed from. */
export interface ReadabilityInputs {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  readonly letters: number;
  /** Words of three or more syllables, with Gunning's exclusions. */
  readonly complexWords: number;
}

/** Scores of an English text; `null` where the text has no words or sentences to compute one from. */
export interface Readability {
  /** United States school grade (Kincaid and others, 1975). */
  readonly fleschKincaidGrade: number | null;
  /** 0 (very hard) to 100 (very easy), open at both ends (Flesch, 1948). */
  readonly fleschReadingEase: number | null;
  /** Years of schooling (Gunning, 1952). */
  readonly gunningFog: number | null;
  /** United States school grade (Smith and Senter, 1967). */
  readonly automatedReadabilityIndex: number | null;
  readonly inputs: ReadabilityInputs;
}
export type ReadabilityOptions = Readonly<Record<string, never>>;
