import { inflectionKey, isFamiliar, isOnDaleChallList, isSimple } from "./familiar-words.ts";
import { countSyllables } from "./syllables.ts";

const COMPLEX_SYLLABLES = 3;
const LONG_LETTERS = 7;
const MINI_LETTERS = 3;
/** Endings that make a third syllable without making a word hard (Gunning, 1952: -es and -ed; -ing by later use). */
const EASY_ENDING = /(?:es|ed|ing)$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const HYPHEN = /[-\u2010\u2011]/;
const SHORTEST_PART = 3;
/** Listed words that end others as suffixes (accountant, capable, friendship), and so make no compound. */
const suffixes = new Set("able age ant ate fully hood less ship some son ton".split(" "));
/** Words that fall into two easy ones by chance, without their endings. */
const accidental =
  /^(?:bargain|begin|boolean|canape|carnation|caveat|coward|duelist|endanger|forgot|ganglion|lacerate|litany|offend|officer|panelist|readjust|realtor|reappear|reappoint|rearrest|vaseline)/;

/** What is known of an English word by itself, wherever it stands. */
export interface WordFacts {
  readonly syllables: number;
  readonly letters: number;
  /** Three syllables or more, with Gunning's exclusions except that of names. */
  readonly isComplex: boolean;
  /** Not familiar by Dale-Chall. */
  readonly isDifficult: boolean;
  /** What the forms of a word share that is not familiar by Spache; `null` for one that is. */
  readonly unfamiliarKey: string | null;
}

/** The letters and digits of a word; marks on letters and what joins its parts are none. */
export function countLetters(word: string): number {
  return word.match(LETTER_OR_DIGIT)?.length ?? 0;
}

/** Whether a word of so many letters is long (over six) or mini (one to three). */
export function sizeOf(letters: number): { readonly isLong: boolean; readonly isMini: boolean } {
  return { isLong: letters >= LONG_LETTERS, isMini: letters > 0 && letters <= MINI_LETTERS };
}

/** Soft hyphens and zero-width characters, which a word may hold unseen. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Letters that typesetting joins, as pasted from PDF files (ﬁ). */
const LIGATURE = /[\ufb00-\ufb06]/g;

/** The facts of an English word in lower case, ’ as '. */
export function findWordFacts(written: string): WordFacts {
  const word = written.replace(UNSEEN, "").replace(LIGATURE, (letters) => letters.normalize("NFKC"));
  const syllables = countSyllables(word);
  return {
    syllables,
    letters: countLetters(word),
    isComplex: syllables >= COMPLEX_SYLLABLES && word.split(HYPHEN).some(isComplexPart),
    isDifficult: !isFamiliar(word),
    unfamiliarKey: isSimple(word) ? null : inflectionKey(word),
  };
}

/** By Gunning (1952): three syllables, without a plain ending, and not put together from two easy words. */
function isComplexPart(part: string): boolean {
  // A number is taken in at a glance, however long it is to say.
  if (/\d/.test(part)) return false;
  const word = part.replace(/'s?$/, "");
  const syllables = countSyllables(word);
  if (syllables < COMPLEX_SYLLABLES) return false;
  if (EASY_ENDING.test(word) && syllables - countEndingSyllables(word) < COMPLEX_SYLLABLES) return false;
  return !isEasyCompound(word);
}

/** Syllables that an ending adds: none for walked, one for wanted. */
function countEndingSyllables(word: string): number {
  const stem = word.replace(EASY_ENDING, "");
  if (word.endsWith("ing")) return 1;
  // The stem of created is create, with an e that is silent.
  return countSyllables(word) - Math.min(countSyllables(stem), countSyllables(`${stem}e`));
}

/** Whether a word is two listed words of one or two syllables written as one (bookkeeper, butterfly, manpower). */
function isEasyCompound(word: string): boolean {
  if (accidental.test(word)) return false;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    if (isEasyPart(word.slice(0, cut)) && isEasyLastPart(word.slice(cut))) return true;
  }
  return false;
}

/** The last part may be a plural or a doer (gatekeepers, storyteller). */
function isEasyLastPart(part: string): boolean {
  const singular = part.replace(/s$/, "");
  const doer = /^(.+)er$/.exec(singular)?.[1];
  const stems = doer === undefined ? [part, singular] : [part, singular, doer, `${doer}e`];
  return stems.some((stem) => isEasyPart(stem) && !suffixes.has(stem));
}

function isEasyPart(part: string): boolean {
  return part.length >= SHORTEST_PART && isOnDaleChallList(part) && countSyllables(part) < COMPLEX_SYLLABLES;
}
