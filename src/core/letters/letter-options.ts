/**
 * What marks on letters do. `alphabet`: what is no letter of the language's alphabet is counted as the letter under its
 * marks (é is e in English, å stays in Swedish). `fold`: marks are left out wherever leaving them out leaves one letter.
 * `keep`: é is a letter of its own, whatever the language.
 */
export type DiacriticsPolicy = "alphabet" | "fold" | "keep";

/** Whether E and e are one letter. Final forms (ς, ם) go with it: they are one with the usual form where case is folded. */
export type CasePolicy = "fold" | "keep";

/**
 * What y is where a language has it both ways: a consonant, a vowel, or by its place, a consonant before a vowel at the
 * beginning of a word or after another vowel (yes, mayor), a vowel elsewhere (my, gym, day).
 */
export type ShiftingYPolicy = "consonant" | "vowel" | "place";

/** How letters are told apart. */
export interface LetterOptions {
  /** BCP 47 tag of the language whose alphabet is meant; one without a known alphabet, such as `und`, is fine. */
  readonly language: string;
  readonly diacritics: DiacriticsPolicy;
  readonly letterCase: CasePolicy;
  /** Whether the digraphs of the alphabet are counted as letters: ll in Welsh, ij in Dutch. */
  readonly digraphs: boolean;
  readonly shiftingY: ShiftingYPolicy;
}

export const diacriticsPolicies: readonly DiacriticsPolicy[] = ["alphabet", "fold", "keep"];
export const casePolicies: readonly CasePolicy[] = ["fold", "keep"];
export const shiftingYPolicies: readonly ShiftingYPolicy[] = ["consonant", "vowel", "place"];

export const defaultLetterOptions: LetterOptions = {
  language: "en",
  diacritics: "alphabet",
  letterCase: "fold",
  digraphs: false,
  shiftingY: "consonant",
};
