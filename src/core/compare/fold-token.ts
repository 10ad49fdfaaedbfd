import type { IgnoredDifferences } from "./comparison.ts";

const MARKS = /\p{M}+/gu;
const DIGITS = /\p{Nd}+(?:[.,'’\u00a0\u202f]\p{Nd}+)*/gu;
const APOSTROPHES = /[\u2018\u2019\u201a\u201b\u2039\u203a\u02bc\u0060\u00b4]/gu;
const QUOTATION_MARKS = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u300c-\u300f]/gu;
const PUNCTUATION = /\p{P}+/gu;
const SPACES = /\s+/gu;
const ASCII = /^[\0-\x7f]*$/;

/** A text with curly, low and angled quotation marks as straight ones. */
export function foldQuotes(text: string): string {
  return text.replaceAll(APOSTROPHES, "'").replaceAll(QUOTATION_MARKS, '"');
}

/** A text without marks above and below its letters (canonical decomposition, UAX #15). */
function foldDiacritics(text: string): string {
  return ASCII.test(text) ? text : text.normalize("NFD").replaceAll(MARKS, "").normalize("NFC");
}

/** A text with each number as a zero. */
export function foldNumbers(text: string): string {
  return text.replaceAll(DIGITS, "0");
}

/** A text with its punctuation and the spaces around it as single spaces, and none at its ends. */
export function foldPunctuation(text: string): string {
  return text.replaceAll(PUNCTUATION, " ").replaceAll(SPACES, " ").trim();
}

/** A text without any white space. */
export function foldSpaces(text: string): string {
  return text.replaceAll(SPACES, "");
}

/** What two pieces have in common when all that is to be ignored is ignored; the piece itself when nothing is. */
export function foldIgnored(text: string, ignored: IgnoredDifferences): string {
  let folded = text;
  if (ignored.quotes) folded = foldQuotes(folded);
  if (ignored.diacritics) folded = foldDiacritics(folded);
  if (ignored.case) folded = folded.toLowerCase();
  if (ignored.numbers) folded = foldNumbers(folded);
  if (ignored.punctuation) folded = foldPunctuation(folded);
  if (ignored.spaces) folded = foldSpaces(folded);
  return folded;
}

/**
 * What decides whether two words are paired. Case, the kind of apostrophe and the encoding of accents never keep words
 * apart: a word that changed in nothing else is a changed word, not another one.
 */
export function foldWord(word: string, ignored: IgnoredDifferences): string {
  const folded = foldIgnored(foldQuotes(word).toLowerCase(), ignored);
  return ASCII.test(folded) ? folded : folded.normalize("NFC");
}
