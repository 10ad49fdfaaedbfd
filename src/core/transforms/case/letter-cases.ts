import { capitaliseWord } from "./capitalise-word.ts";
import { sharedLocale, toLower, toUpper } from "./locale-case.ts";
import type { CaseLocale } from "./locale-case.ts";
import { isMixedCase, isShouted, readWrittenKind, spellFixed } from "./written-words.ts";

const CHUNK = /\S+/g;
const PART = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ&.][\p{L}\p{M}\p{N}]+)*/gu;
const LETTER = /\p{L}\p{M}*/gu;
/** Characters that are looked at on either side of a letter: a letter among them with marks and apostrophes. */
const NEIGHBOURHOOD = 12;

/**
 * Gives each word a capital and small letters after it, the parts of hyphenated words as well. Kept are words with a
 * capital inside (iPhone), known abbreviations (NASA) unless all is in capitals, and addresses.
 */
export function capitaliseWords(text: string, locale: CaseLocale = sharedLocale): string {
  const shouted = isShouted(text);
  return text.replace(CHUNK, (chunk) => {
    const core = chunk.replace(/^[\p{P}\p{S}]+(?=[\p{L}\p{N}])|[\p{P}\p{S}]+$/gu, "");
    const kind = readWrittenKind(chunk.replace(/[.,;:!?)\]"'”’]+$/u, "")) ?? readWrittenKind(core);
    if (kind !== null && kind !== "initials") return shouted ? toLower(chunk, locale) : chunk;
    return chunk.replace(PART, (word) => capitalisePart(word, shouted, locale));
  });
}

function capitalisePart(word: string, shouted: boolean, locale: CaseLocale): string {
  if (readWrittenKind(word) === "initials") return toUpper(word, locale);
  if (/^\d/.test(word))
    return shouted ? word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, (ordinal) => ordinal.toLowerCase()) : word;
  if (!shouted && isMixedCase(word)) return word;
  const lower = toLower(word, locale);
  const spelling = word === lower ? undefined : spellFixed(word, lower, shouted ? "capitals" : "mixed");
  return spelling !== undefined && spelling !== lower ? spelling : capitaliseWord(word, locale, true);
}

/** Writes letters small and large in turn, beginning small; what is no letter does not count. */
export function alternateCase(text: string, locale: CaseLocale = sharedLocale): string {
  let capital = true;
  return text.replace(LETTER, (letter, offset: number) => {
    capital = !capital;
    return capital ? toUpper(letter, locale) : lowerInPlace(text, letter, offset, locale);
  });
}

/** Writes capitals small and small letters as capitals. A letter without the other form stays. */
export function invertCase(text: string, locale: CaseLocale = sharedLocale): string {
  return text.replace(LETTER, (letter, offset: number) => {
    const lower = lowerInPlace(text, letter, offset, locale);
    return lower === letter ? toUpper(letter, locale) : lower;
  });
}

/** A letter of a text in its small form, which for Σ depends on whether it ends a word: ς or σ. */
function lowerInPlace(text: string, letter: string, offset: number, locale: CaseLocale): string {
  if (!letter.startsWith("Σ")) return toLower(letter, locale);
  const before = text.slice(Math.max(0, offset - NEIGHBOURHOOD), offset);
  const after = text.slice(offset + letter.length, offset + letter.length + NEIGHBOURHOOD);
  const from = toLower(before, locale).length;
  return toLower(before + letter + after, locale).slice(from, from + letter.length);
}

/**
 * Writes each letter small or large by chance; the same seed gives the same letters.
 * @param seed a whole number; only its lowest 32 bits count
 */
export function randomiseCase(text: string, seed: number, locale: CaseLocale = sharedLocale): string {
  let state = seed >>> 0;
  return text.replace(LETTER, (letter, offset: number) => {
    // Mulberry32 (Tommy Ettinger, 2017, public domain): 32 bits of state, enough for letters.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 31 === 1
      ? toUpper(letter, locale)
      : lowerInPlace(text, letter, offset, locale);
  });
}
