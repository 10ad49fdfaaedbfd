import { decodeFrontCoded } from "../lists/front-coding.ts";
import { syllableExceptions } from "../lists/syllable-exceptions.ts";
import { syllablePatterns } from "../lists/syllable-patterns.ts";
import { correctByPatterns, countByVowels, createPatternTable, hisses } from "./english-rules.ts";
import type { PatternTable } from "./english-rules.ts";
import { unlistedSyllables } from "./unlisted-words.ts";

/** Longer than any English word; a run of letters of this length is a code or a cry, and gets one per vowel group. */
const LONGEST_WORD = 64;

interface Tables {
  readonly patterns: PatternTable;
  readonly exceptions: ReadonlyMap<string, number>;
}

let tables: Tables | null = null;

/** The tables are unpacked when the first word is counted, which takes a few milliseconds. */
function readTables(): Tables {
  tables ??= {
    patterns: createPatternTable(unpack(syllablePatterns)),
    exceptions: new Map([...unlistedSyllables, ...unpack(syllableExceptions)]),
  };
  return tables;
}

function unpack(rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([count, words]) => decodeFrontCoded(words).map((word) => [word, count])));
}

/**
 * Syllables of an English word by rules and learned patterns alone, as of a word that no dictionary knows; at least 1.
 * The word is in lower-case a to z and apostrophes.
 */
export function guessSyllables(word: string): number {
  if (word.length > LONGEST_WORD) return Math.max(1, word.match(/[aeiouy]+/g)?.length ?? 0);
  return Math.max(1, countByVowels(word) + correctByPatterns(word, readTables().patterns));
}

/** Syllables of an English word in lower-case a to z and apostrophes, as a dictionary says or as guessed; at least 1. */
export function countInEnglishWord(word: string): number {
  return countFromTables(word, guessSyllables, readTables().exceptions);
}

/**
 * Looks a word up among exceptions, then as a possessive of a word, then guesses. The possessive 's is a syllable after
 * a hissing sound alone (boss's), and an apostrophe at the end is none.
 */
export function countFromTables(
  word: string,
  guess: (word: string) => number,
  exceptions: ReadonlyMap<string, number>,
): number {
  const known = exceptions.get(word);
  if (known !== undefined) return known;
  const stem = word.replace(/(?<=.)'s?$/, "");
  if (stem === word) return guess(word);
  const isSyllable = word.endsWith("s") && hisses(stem);
  return countFromTables(stem, guess, exceptions) + (isSyllable ? 1 : 0);
}
