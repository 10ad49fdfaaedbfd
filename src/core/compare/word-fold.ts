import type { IgnoredDifferences } from "./comparison.ts";
import { foldIgnored, foldQuotes, isAnyIgnored, normalizeText } from "./fold-token.ts";
import { LETTER, letterClassOf } from "./letter-classes.ts";
import { DEPENDS } from "./token-table.ts";

/** A capital with two small letters, of which one ends words. */
const SIGMA = 0x3a3;
/** Letters of Latin scripts below this are folded one by one: none of them changes with what is beside it. */
const LATIN_END = 0x250;

/** Whether a unit is a curly, low or angled quotation mark, or near one. */
function mayQuote(unit: number): boolean {
  if (unit < 0x2018)
    return unit === 0x60 || unit === 0xab || unit === 0xb4 || unit === 0xbb || unit === 0x2bc;
  return unit <= 0x203a || (unit >= 0x300c && unit <= 0x300f);
}

/** Letters of which each is composed, and composes with no other of them: Latin, Greek, Cyrillic, Hebrew, Arabic, CJK. */
function isComposed(unit: number): boolean {
  if (unit < 0x300) return true;
  if (unit < 0x530) return unit >= 0x388 && (unit <= 0x482 || unit >= 0x48a);
  if (unit < 0x650) return (unit >= 0x5d0 && unit <= 0x5ea) || (unit >= 0x620 && unit <= 0x64a);
  return (
    (unit >= 0x3041 && unit <= 0x3096) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0xac00 && unit <= 0xd7a3)
  );
}

/** Shows only where a line ends within a word. */
const SOFT_HYPHEN = "\u00ad";

/** A word with straight apostrophes, in small letters, its accents encoded in one way, without soft hyphens. */
function foldSpelling(word: string): string {
  return normalizeText(foldQuotes(word).replaceAll(SOFT_HYPHEN, "").toLowerCase());
}

/** What one unit is taken for, as a number from 1; with `DEPENDS` where the unit alone does not tell. */
function foldUnit(unit: number, fold: (word: string) => string, isIgnoring: boolean): number {
  const isSimple = isIgnoring
    ? unit < LATIN_END && letterClassOf(unit) === LETTER
    : (isComposed(unit) || mayQuote(unit)) && unit !== SIGMA;
  const folded = isSimple ? fold(String.fromCharCode(unit)) : "";
  return folded.length === 1 ? folded.charCodeAt(0) + 1 : DEPENDS | (unit + 1);
}

/**
 * What decides about words being paired. Case, the kind of apostrophe and the encoding of accents never keep words
 * apart: a word that changed in nothing else is a changed word, not another one.
 */
export class WordFold {
  /** By unit, what it is taken for, from 1; 0 until it was asked for. */
  readonly units = new Int32Array(0x10000);
  /** What a word is taken for that holds a unit that `DEPENDS`. */
  readonly fold: (word: string) => string;
  readonly #isIgnoring: boolean;

  constructor(ignored: IgnoredDifferences) {
    this.#isIgnoring = isAnyIgnored(ignored);
    this.fold = this.#isIgnoring
      ? (word) => normalizeText(foldIgnored(foldSpelling(word), ignored))
      : foldSpelling;
  }

  /** Finds out what a unit is taken for. */
  learn(unit: number): number {
    const told = foldUnit(unit, this.fold, this.#isIgnoring);
    this.units[unit] = told;
    return told;
  }
}
