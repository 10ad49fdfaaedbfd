import { fixedSpelling } from "#core/lists/fixed-spellings.ts";

const URL_LIKE = /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/i;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const HANDLE = /^[#@][\p{L}\p{N}_]/u;
const PATH = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:\\)[^\s]/;
/** A dot or an underscore between word characters: a file's name, a domain, a name in a program. */
const DOTTED =
  /^[\p{L}\p{N}_-]{2,}(?:\.[\p{L}\p{N}_-]+)*\.\p{L}[\p{L}\p{N}]+(?:['’]s)?$|^[\p{L}\p{N}]+_[\p{L}\p{N}_]+/u;
const DOTTED_SHORT = /^(?:\p{L}+\.){2,}\p{L}{2,}$/u;
/** Letters with a dot after each: U.S., e.g., N.A.S.A. */
const INITIALS = /^(?:\p{L}\.){2,}\p{L}?$|^\p{L}\.\p{L}$/u;

/** What a word is that keeps its spelling. */
export type WrittenKind = "address" | "tag" | "path" | "file" | "initials";

/** What a word without the punctuation around it is, where it is none to be given capitals; `null` for any other. */
export function readWrittenKind(word: string): WrittenKind | null {
  if (URL_LIKE.test(word) || MAIL.test(word)) return "address";
  if (HANDLE.test(word)) return "tag";
  if (PATH.test(word)) return "path";
  if (INITIALS.test(word)) return "initials";
  if (DOTTED.test(word) || DOTTED_SHORT.test(word)) return "file";
  return null;
}

const LOWER = /\p{Ll}/u;
const UPPER = /[\p{Lu}\p{Lt}]/u;
const LETTERS = /\p{L}/gu;
const LETTER_RUN = /[\p{L}\p{M}]+/gu;
/** mRNA and its like are written so. */
const LOCKED = /^(?!\p{Ll}[RD]NA$)\p{Ll}\p{Lu}{2,}$/u;
const SINGLE_LETTER = /^\p{L}\p{M}*$/u;
const INNER_CAPITAL = /\p{Ll}.*\p{Lu}/su;

/**
 * Whether a text has capitals and no small letters, or was typed with the capitals lock on (hELLO wORLD): its capitals
 * then say nothing about its words.
 */
export function isShouted(text: string): boolean {
  return UPPER.test(text) && (!LOWER.test(text) || isCapitalsLocked(text));
}

/** Whether two words or more are a small letter with capitals, and no other word has small letters. */
function isCapitalsLocked(text: string): boolean {
  let locked = 0;
  for (const [word] of text.matchAll(LETTER_RUN)) {
    if (LOCKED.test(word)) locked += 1;
    else if (LOWER.test(word) && !SINGLE_LETTER.test(word)) return false;
  }
  return locked > 1;
}

/** Whether a word has a capital after a small letter, as names of products and people have: iPhone, McTavish. */
export function isMixedCase(word: string): boolean {
  return INNER_CAPITAL.test(word);
}

/** Whether a word has two letters or more, all of them capitals. A plural or possessive s may follow: TVs, SEC's. */
export function isAllCapitals(word: string): boolean {
  const bare = word.replace(/['’]?s$/u, "");
  return !LOWER.test(bare) && UPPER.test(bare) && (bare.match(LETTERS)?.length ?? 0) > 1;
}

/** A Roman numeral from II to XXXIX in capitals or small letters that is no everyday word. */
export function isRomanNumeral(word: string): boolean {
  return /^(?:x{0,3}(?:ix|iv|v?i{1,3})|x{1,3}v|x{2,3})$/i.test(word) && !/^(?:i|xi|vi|x)$/i.test(word);
}

/** How a word with a possessive ending, or an abbreviation with a plural one, is always spelt; the ending stays. */
export function spellFixed(
  word: string,
  lower: string,
  written: "small" | "mixed" | "capitals",
): string | undefined {
  const whole = fixedSpelling(lower, written);
  if (whole !== undefined) return whole;
  const ending = /['’]?s$/u.exec(lower)?.[0];
  if (ending === undefined) return undefined;
  const stem = fixedSpelling(lower.slice(0, -ending.length), written);
  if (stem === undefined || (ending === "s" && !/^[A-Z\d]{2,}$/.test(stem))) return undefined;
  return `${stem}${word.slice(-ending.length).toLowerCase()}`;
}
