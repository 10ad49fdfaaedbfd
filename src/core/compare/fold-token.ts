import type { IgnoredDifferences } from "./comparison.ts";
import { LETTER, letterClassOf } from "./letter-classes.ts";

const MARKS = /\p{M}+/gu;
const DIGITS = /\p{Nd}+(?:[.,'’\u00a0\u202f]\p{Nd}+)*/gu;
const APOSTROPHES = /[\u2018\u2019\u201a\u201b\u2039\u203a\u02bc\u0060\u00b4]/gu;
const QUOTATION_MARKS = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u300c-\u300f]/gu;
const PUNCTUATION = /\p{P}+/gu;
const INNER_APOSTROPHE = /(?<=\p{L})['\u2019](?=\p{L})/gu;
const SPACES = /\s+/gu;
const PLAIN_WORD = /^[A-Za-z0-9]*$/;
const ASCII = /^[\0-\x7f]*$/;

/** A text with curly, low and angled quotation marks as straight ones. */
export function foldQuotes(text: string): string {
  return text.replaceAll(APOSTROPHES, "'").replaceAll(QUOTATION_MARKS, '"');
}

/** A text without marks above and below its letters (canonical decomposition, UAX #15). */
function foldDiacritics(text: string): string {
  return ASCII.test(text) ? text : text.normalize("NFD").replaceAll(MARKS, "").normalize("NFC");
}

/** A text in small letters, so that what is one word in capitals is one: "straße" and "STRASSE". */
function foldCase(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.toUpperCase().toLowerCase();
}

/** A text with each number as a zero. */
export function foldNumbers(text: string): string {
  return text.replaceAll(DIGITS, "0");
}

/**
 * A text with its punctuation and the spaces around it as single spaces, and none at its ends. An apostrophe within a
 * word leaves no space: "dont" is "don't" without it.
 */
export function foldPunctuation(text: string): string {
  return text.replaceAll(INNER_APOSTROPHE, "").replaceAll(PUNCTUATION, " ").replaceAll(SPACES, " ").trim();
}

/** A text without any white space. */
export function foldSpaces(text: string): string {
  return text.replaceAll(SPACES, "");
}

/** Whether there is anything to be ignored. */
export function isAnyIgnored(ignored: IgnoredDifferences): boolean {
  return Object.values(ignored).includes(true);
}

/** Folded pieces of at most so many units are kept, at most so many: most that are short recur. */
const LONGEST_KEPT = 8;
const MOST_KEPT = 10_000;

/** `foldIgnored` that keeps what became of short pieces. */
export function createIgnoredFold(ignored: IgnoredDifferences): (piece: string) => string {
  const known = new Map<string, string>();
  return (piece) => {
    if (piece.length > LONGEST_KEPT) return foldIgnored(piece, ignored);
    const found = known.get(piece);
    if (found !== undefined) return found;
    const folded = foldIgnored(piece, ignored);
    if (known.size < MOST_KEPT) known.set(piece, folded);
    return folded;
  };
}

/** What two pieces have in common when all that is to be ignored is ignored; the piece itself when nothing is. */
export function foldIgnored(text: string, ignored: IgnoredDifferences): string {
  let folded = text;
  if (PLAIN_WORD.test(text)) {
    if (ignored.case) folded = folded.toLowerCase();
    return ignored.numbers ? foldNumbers(folded) : folded;
  }
  if (ignored.quotes) folded = foldQuotes(folded);
  if (ignored.diacritics) folded = foldDiacritics(folded);
  if (ignored.case) folded = foldCase(folded);
  if (ignored.numbers) folded = foldNumbers(folded);
  if (ignored.punctuation) folded = foldPunctuation(folded);
  if (ignored.spaces) folded = foldSpaces(folded);
  return folded;
}

/** Whether a word is of small letters and digits of ASCII, or one ideograph, kana or syllable of Hangul: most words are. */
function isFolded(word: string): boolean {
  const first = word.charCodeAt(0);
  if (word.length === 1 && first >= 0x3041 && first <= 0xd7a3) return true;
  for (let offset = 0; offset < word.length; offset += 1) {
    const unit = word.charCodeAt(offset);
    if (unit >= 0x80 || unit === 0x60 || (unit >= 0x41 && unit <= 0x5a)) return false;
  }
  return true;
}

/** Whether a unit is one of `APOSTROPHES` or `QUOTATION_MARKS`, or near them. */
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
  return (unit >= 0x4e00 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3);
}

/** A word with straight apostrophes, in small letters, its accents encoded in one way. */
function foldSpelling(word: string): string {
  let hasQuotes = false;
  let isAllComposed = true;
  for (let offset = 0; offset < word.length; offset += 1) {
    const unit = word.charCodeAt(offset);
    if (mayQuote(unit)) hasQuotes = true;
    if (!isComposed(unit)) isAllComposed = false;
  }
  const small = (hasQuotes ? foldQuotes(word) : word).toLowerCase();
  return isAllComposed ? small : small.normalize("NFC");
}

/** Letters of Latin scripts below this are folded one by one: none of them changes with what is beside it. */
const LATIN_END = 0x250;

function isLatinLetters(word: string): boolean {
  for (let offset = 0; offset < word.length; offset += 1) {
    const unit = word.charCodeAt(offset);
    if (unit >= LATIN_END || letterClassOf(unit) !== LETTER) return false;
  }
  return true;
}

/**
 * What decides about words being paired. Case, the kind of apostrophe and the encoding of accents never keep words
 * apart: a word that changed in nothing else is a changed word, not another one.
 */
export function createWordFold(ignored: IgnoredDifferences): (word: string) => string {
  if (!isAnyIgnored(ignored)) return (word) => (isFolded(word) ? word : foldSpelling(word));
  const foldAll = (word: string) => {
    const folded = foldIgnored(foldSpelling(word), ignored);
    return ASCII.test(folded) ? folded : folded.normalize("NFC");
  };
  const letters: string[] = Array.from({ length: LATIN_END }, (_, unit) =>
    foldAll(String.fromCharCode(unit)),
  );
  return (word) => {
    if (!isLatinLetters(word)) return foldAll(word);
    let folded = "";
    for (let offset = 0; offset < word.length; offset += 1) folded += letters[word.charCodeAt(offset)] ?? "";
    return folded;
  };
}
