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

/** Texts that are longer are looked at for a run of marks that no language has: to put it in order takes its square. */
const LONGEST_TRUSTED = 200;
const ENDLESS_MARKS = /\p{M}{64}/u;

/** A text with its accents encoded in one way (UAX #15), or as it is where it holds endless marks. */
export function normalizeText(text: string): string {
  return text.length > LONGEST_TRUSTED && ENDLESS_MARKS.test(text) ? text : text.normalize("NFC");
}

/** A text without marks above and below its letters (canonical decomposition, UAX #15). */
export function foldDiacritics(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replaceAll(MARKS, "").normalize("NFD").replaceAll(MARKS, "").normalize("NFC");
}

/** A text in small letters, so that what is one word in capitals is one: "straße" and "STRASSE". */
export function foldCase(text: string): string {
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
