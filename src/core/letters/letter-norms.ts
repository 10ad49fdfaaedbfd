import { letterFrequencies } from "#core/lists/letter-frequencies/letter-frequencies.ts";

import { findAlphabet } from "./alphabets.ts";
import type { Alphabet } from "./alphabets.ts";
import { LetterFolder } from "./letter-folder.ts";
import type { FoldingOptions } from "./letter-folder.ts";

/** How often letters occur in texts of a language. */
export interface LetterNorm {
  /** Letters of the texts that it was counted in. */
  readonly size: number;
  /** Lower case letters, each with its marks, and how often they occur, digraphs taken apart. */
  readonly counts: ReadonlyMap<string, number>;
  /** How often the digraphs of the alphabet occur. */
  readonly digraphs: ReadonlyMap<string, number>;
}

/** Half a letter is added to each letter of the alphabet, so that one that a short text lacks is rare, and not impossible. */
const HALF = 0.5;

/** The norm of a language by its tag; `null` for one that has none. */
export function findLetterNorm(tag: string): LetterNorm | null {
  const language = findAlphabet(tag)?.language ?? "";
  const text = letterFrequencies.get(language);
  return text === undefined ? null : readNorm(text);
}

function readNorm(text: string): LetterNorm {
  const [singles = "", digraphs = ""] = text.split("|");
  const counts = readCounts(singles);
  return {
    size: [...counts.values()].reduce((sum, count) => sum + count, 0),
    counts,
    digraphs: readCounts(digraphs),
  };
}

function readCounts(text: string): ReadonlyMap<string, number> {
  return new Map(
    text
      .split(" ")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [, letter = "", count = ""] = /^(\D+)(\d+)$/u.exec(pair) ?? [];
        return [letter, Number(count)];
      }),
  );
}

/** The counts of a norm as options tell letters apart, in lower case; digraphs by themselves where they are letters. */
export function countNormLetters(
  norm: LetterNorm,
  alphabet: Alphabet,
  { diacritics, digraphs }: Pick<FoldingOptions, "diacritics"> & { readonly digraphs: boolean },
): ReadonlyMap<string, number> {
  const folder = new LetterFolder(alphabet, { diacritics, letterCase: "fold" });
  const counts = new Map<string, number>();
  const add = (letter: string, count: number): void => {
    counts.set(letter, (counts.get(letter) ?? 0) + count);
  };
  for (const [letter, count] of norm.counts) {
    for (const folded of folder.fold(letter)) add(folded, count);
  }
  if (!digraphs) return counts;
  for (const [digraph, count] of norm.digraphs) {
    add(digraph, count);
    for (const letter of digraph) add(folder.fold(letter)[0] ?? letter, -count);
  }
  return counts;
}

/** The shares, adding up to 1, that the letters of an alphabet have among themselves by its norm. */
export function normShares(
  norm: LetterNorm,
  alphabet: Alphabet,
  digraphs: boolean,
): ReadonlyMap<string, number> {
  const counts = countNormLetters(norm, alphabet, { diacritics: "alphabet", digraphs });
  const letters = alphabet.letters.filter((letter) => digraphs || letter.length === 1);
  const amounts = letters.map((letter) => (counts.get(letter) ?? 0) + HALF);
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  return new Map(letters.map((letter, index) => [letter, (amounts[index] ?? 0) / all]));
}
