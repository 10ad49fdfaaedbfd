import type { Span } from "#core/document/span.ts";
import { foldWord } from "#core/lexicon/fold-word.ts";
import { findWords } from "#core/scan/dictionary-words.ts";

/** A word of a text: as it is compared, and where it stands. */
export interface Word extends Span {
  /** In small letters, without the ’s of a possessive. */
  readonly folded: string;
  /** A hyphen alone stands between the word before and this one: together they may be one, as in e-mail. */
  readonly isHyphenated: boolean;
}

const ofDictionaries =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const letterOrNumber = /[\p{L}\p{N}]/u;
const hyphen = /^[-\u2010\u2011]$/;

/** The dot that İ leaves above a small i is no letter of its own. */
function fold(word: string): string {
  return foldWord(word)
    .replaceAll("i\u0307", "i")
    .replace(/(?<=.)'s$/, "");
}

/** Signs that end a name: C++, C#, Notepad++. Before a letter or number they are signs of their own. */
const nameEnd = /[+#]{1,2}(?![+#\p{L}\p{N}])/uy;
const endsInLetter = /\p{L}$/u;

/** Where a word ends, with the signs that are a part of its name. */
function endOfName(text: string, start: number, end: number): number {
  const next = text.charAt(end);
  if ((next !== "+" && next !== "#") || !endsInLetter.test(text.slice(start, end))) return end;
  nameEnd.lastIndex = end;
  return nameEnd.test(text) ? nameEnd.lastIndex : end;
}

/**
 * The words of a text (UAX #29), so that the parts of a word with hyphens are words each. The signs of names such as C++
 * and C# are a part of them.
 */
export function readWords(text: string): Word[] {
  const offsets = findWords(text);
  const words: Word[] = [];
  for (let index = 0; index + 1 < offsets.length; index += 2) {
    const start = offsets[index] ?? 0;
    const end = endOfName(text, start, offsets[index + 1] ?? start);
    const isHyphenated = words.length > 0 && hyphen.test(text.slice(words.at(-1)?.end, start));
    words.push({ folded: fold(text.slice(start, end)), start, end, isHyphenated });
  }
  return words;
}

/**
 * How many words a text has as word processors count: what stands between spaces, and on both sides of an em dash, which
 * parts words without any; by dictionaries where there are no spaces.
 */
export function countWords(text: string): number {
  if (ofDictionaries.test(text)) return findWords(text).length / 2;
  let count = 0;
  for (const run of text.split(/[\s\u2014\u2015]+/)) if (letterOrNumber.test(run)) count += 1;
  return count;
}
