import { letterFrequencies } from "./letter-frequencies.ts";

type Language = keyof typeof letterFrequencies;

/** The natural logarithm of how likely a character is in a text, by its code. */
export type LikelihoodOf = (code: number) => number;

/** The likelihood of a letter that a language does not use, in ten thousand. */
const strayLetter = 0.05;

/** How much of a text is in letters of other languages written with the same encoding: names, borrowed words. */
const borrowed = 0.02;

/** Marks that texts of all languages are full of, and others that they seldom need; each is one of a few dozen. */
const frequentMarks = new Set("\u00a0“”‘’„‚–—…«»•");
const knownMarks = new Set("€£§°©®™½¼¾¿¡·ªº²³µ×÷±¬¶†‡‹›·،؛؟−№\u00ad");
const likelihoodOfMark = { frequent: Math.log(0.002), known: Math.log(0.0002), other: Math.log(0.00001) };

function parseFrequencies(list: string): ReadonlyMap<number, number> {
  const frequencies = new Map<number, number>();
  for (const [, letter = "", count] of list.matchAll(/(\D)(\d+)/gu)) {
    frequencies.set(letter.codePointAt(0) ?? 0, Number(count));
  }
  return frequencies;
}

/** Letters are counted without regard to case: their codes are those of the small ones. */
export function smallLetter(code: number): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 32 : code;
  return String.fromCodePoint(code).toLowerCase().codePointAt(0) ?? code;
}

const isLetter = /[\p{L}\p{M}]/u;

export function isLetterCode(code: number): boolean {
  if (code < 0x80) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return isLetter.test(String.fromCodePoint(code));
}

function likelihoodOfSign(code: number): number {
  const character = String.fromCodePoint(code);
  if (frequentMarks.has(character)) return likelihoodOfMark.frequent;
  return knownMarks.has(character) ? likelihoodOfMark.known : likelihoodOfMark.other;
}

/** How likely characters are in each of some languages, which may borrow letters from one another. */
export function languageModels(languages: readonly Language[]): readonly LikelihoodOf[] {
  const own = languages.map((language) => parseFrequencies(letterFrequencies[language]));
  const all = new Map<number, number>();
  for (const frequencies of own) {
    for (const [code, count] of frequencies) all.set(code, (all.get(code) ?? 0) + count / own.length);
  }
  return own.map((frequencies) => {
    const remembered = new Map<number, number>();
    return (code) => {
      const before = remembered.get(code);
      if (before !== undefined) return before;
      const share = (frequencies.get(code) ?? 0) + borrowed * (all.get(code) ?? 0);
      const likelihood = isLetterCode(code)
        ? Math.log(Math.max(strayLetter, share) / 10_000)
        : likelihoodOfSign(code);
      remembered.set(code, likelihood);
      return likelihood;
    };
  });
}

interface CodeRange {
  readonly first: number;
  readonly last: number;
  /** How much of a text is in this range, and how many different characters share it. */
  readonly share: number;
  readonly size: number;
}

/** How likely characters are when all that matters is the range they are in; the first range that fits counts. */
export function rangeModel(ranges: readonly CodeRange[]): LikelihoodOf {
  const likelihoods = ranges.map(({ share, size }) => Math.log(share / size));
  return (code) => {
    const index = ranges.findIndex(({ first, last }) => code >= first && code <= last);
    return likelihoods[index] ?? Math.log(1e-7);
  };
}
