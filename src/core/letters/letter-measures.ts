import type { NormFit } from "./norm-fit.ts";
import type { ShapedWord } from "./top-words.ts";

/** What a letter is in the language. `unclassified`: a sign, a letter of another script, or a language without vowel letters. */
export type LetterKind = "vowel" | "consonant" | "unclassified";

/** One letter of the text or of the alphabet. */
export interface LetterRow {
  readonly letter: string;
  /** Unicode Script, such as `Latin`. */
  readonly script: string;
  /** `either` for a y that is told by its place. */
  readonly kind: LetterKind | "either";
  readonly isInAlphabet: boolean;
  readonly count: number;
  /** Of all letters of the text, from 0 to 1. */
  readonly share: number;
  /** Its share by the norm of the language; `null` where there is none, and for capitals counted by themselves. */
  readonly expected: number | null;
  /** Words that begin and end with it. */
  readonly first: number;
  readonly last: number;
  /** How often it follows itself within a word: once in `all`, twice in `aaa`. */
  readonly doubled: number;
}

export interface NgramRow {
  /** The names of its letters. */
  readonly letters: readonly string[];
  readonly count: number;
  /** Of all n-grams of its length. */
  readonly share: number;
}

export interface NgramTable {
  readonly total: number;
  readonly different: number;
  /** Whether there are more different ones than could be told apart: then the rarest may be missing. */
  readonly isCapped: boolean;
  /** The most frequent, equal ones in the order of their UTF-16 units. */
  readonly most: readonly NgramRow[];
}

/** What can be asked of the letters of a text. */
export interface LetterTests {
  /** Letters of the alphabet that the text lacks, in order; empty without an alphabet. */
  readonly missing: readonly string[];
  /** Whether every letter of the alphabet is there; `false` without an alphabet. */
  readonly isPangram: boolean;
  /** A pangram in which each letter stands once and no other letter does. */
  readonly isPerfectPangram: boolean;
  /** Whether no letter occurs twice; `false` without letters. */
  readonly isIsogram: boolean;
  /** Whether the letters are the same backwards; `null` for fewer than two letters or too many to tell. */
  readonly isPalindrome: boolean | null;
  /** The only vowel of the text, of at least five; `null` where there are several. */
  readonly onlyVowel: string | null;
}

export interface LetterMeasures {
  /** The tag that was asked for. */
  readonly language: string;
  /** The letters that are counted as such by the options; empty where no alphabet is known. */
  readonly alphabet: readonly string[];
  readonly letters: number;
  readonly vowels: number;
  readonly consonants: number;
  /** With vowels and consonants, all letters. */
  readonly unclassified: number;
  /** Whether the letters of the language show vowels. */
  readonly hasVowelLetters: boolean;
  /** The most frequent first; then letters of the alphabet that are missing. */
  readonly rows: readonly LetterRow[];
  readonly scripts: readonly { readonly script: string; readonly letters: number }[];
  readonly bigrams: NgramTable;
  readonly trigrams: NgramTable;
  /** `null` for fewer than two letters. */
  readonly indexOfCoincidence: number | null;
  /** Bits a letter; `null` without letters. */
  readonly entropy: number | null;
  /** Letters of the texts that the norm was counted in; `null` where there is no norm. */
  readonly normSize: number | null;
  /** `null` without a norm or letters of the alphabet. */
  readonly fit: NormFit | null;
  /** How far the letters seem to be moved, as by a Caesar cipher; `null` where they do not. */
  readonly shift: number | null;
  readonly tests: LetterTests;
  /** Words with letters. */
  readonly words: number;
  /** How many words have so many letters; the last entry holds longer ones too. */
  readonly wordLengths: readonly number[];
  readonly longestWords: readonly ShapedWord[];
  /** Words of three letters and more that are the same backwards, but for those of one letter repeated. */
  readonly palindromes: readonly ShapedWord[];
  /** The longest words in which no letter occurs twice, of five letters and more. */
  readonly isograms: readonly ShapedWord[];
}
