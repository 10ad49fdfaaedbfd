import type { IgnoredDifferences } from "./comparison.ts";

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

/** Whether a piece has nothing that folding punctuation, quotation marks, spaces or accents changes. */
export function isPlainWord(text: string): boolean {
  return PLAIN_WORD.test(text);
}

/** What two pieces have in common when all that is to be ignored is ignored; the piece itself when nothing is. */
export function foldIgnored(text: string, ignored: IgnoredDifferences): string {
  let folded = text;
  if (isPlainWord(text)) {
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

/**
 * What decides whether two words are paired. Case, the kind of apostrophe and the encoding of accents never keep words
 * apart: a word that changed in nothing else is a changed word, not another one.
 */
export function foldWord(word: string, ignored: IgnoredDifferences): string {
  if (isFolded(word) && !isAnyIgnored(ignored)) return word;
  const folded = foldIgnored(foldQuotes(word).toLowerCase(), ignored);
  return ASCII.test(folded) ? folded : folded.normalize("NFC");
}
