import { createScriptFinder } from "#core/characters/scripts.ts";

import type { Alphabet } from "./alphabets.ts";
import { LetterFolder } from "./letter-folder.ts";
import { LetterKinds } from "./letter-kinds.ts";
import type { LetterMeasures, LetterRow, LetterTests, NgramTable } from "./letter-measures.ts";
import { countNormLetters, findLetterNorm, normShares } from "./letter-norms.ts";
import type { LetterOptions } from "./letter-options.ts";
import { LetterScanner } from "./letter-scanner.ts";
import { entropyOf, indexOfCoincidence } from "./letter-statistics.ts";
import { LetterTally } from "./letter-tally.ts";
import type { NgramCounter } from "./ngram-counter.ts";
import { findShift, fitNorm } from "./norm-fit.ts";

const listedNgrams = 200;
const leastVowels = 5;

/** Told how much of a text has been read, in UTF-16 units. */
export type OnProgress = (read: number, total: number) => void;

/**
 * Counts the letters of a text and what follows from their counts. Takes any string; time grows in step with its length.
 * Vowels, consonants and unclassified letters add up to all letters, and so do the letters of the scripts and of the rows.
 */
export function measureLetters(
  text: string,
  options: LetterOptions,
  onProgress?: OnProgress,
): LetterMeasures {
  const scanner = new LetterScanner(options);
  const { alphabet } = scanner;
  const tally = new LetterTally(scanner, alphabet, options.shiftingY);
  for (const piece of scanner.scan(text)) {
    tally.add(piece);
    onProgress?.(piece.offset + piece.text.length, text.length);
  }
  const rows = listRows(scanner, tally, options);
  const counts = rows.map(({ count }) => count);
  const letters = alphabet?.letters.filter((letter) => options.digraphs || letter.length === 1) ?? [];
  const inAlphabet = countInAlphabet(rows, alphabet, letters);
  const norm = alphabet === null ? null : findLetterNorm(options.language);
  const shares =
    alphabet === null || norm === null ? [] : [...normShares(norm, alphabet, options.digraphs).values()];
  const kindCount = (kind: LetterRow["kind"]): number =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0);
  const either = kindCount("either");
  const hasVowelLetters = (alphabet?.vowels.size ?? 0) > 0;
  return {
    language: options.language,
    alphabet: letters,
    letters: tally.letters,
    vowels: kindCount("vowel") + tally.shiftingVowels,
    consonants: kindCount("consonant") + either - tally.shiftingVowels,
    unclassified: kindCount("unclassified"),
    hasVowelLetters,
    rows,
    scripts: countScripts(rows),
    bigrams: listNgrams(tally.bigrams, scanner),
    trigrams: listNgrams(tally.trigrams, scanner),
    indexOfCoincidence: indexOfCoincidence(counts),
    entropy: entropyOf(counts),
    normSize: norm?.size ?? null,
    fit: fitNorm(inAlphabet, shares),
    shift: shares.length === 0 || options.digraphs ? null : findShift(inAlphabet, shares),
    tests: testLetters(rows, letters, inAlphabet, tally),
    words: tally.words,
    wordLengths: Array.from(tally.wordLengths),
    longestWords: tally.longest.list(),
    palindromes: tally.palindromes.list(),
    isograms: tally.isograms.list(),
  };
}

function listRows(scanner: LetterScanner, tally: LetterTally, options: LetterOptions): readonly LetterRow[] {
  const { alphabet } = scanner;
  const findScript = createScriptFinder();
  const kinds = new LetterKinds(alphabet, options.shiftingY);
  const expected = expectShares(alphabet, options);
  const listed = alphabet?.letters.filter((letter) => options.digraphs || letter.length === 1) ?? [];
  const places = new Map(listed.map((letter, index) => [letter, index]));
  const toRow = (letter: string, id: number): LetterRow => {
    const count = tally.countOf(id);
    return {
      letter,
      script: findScript(letter.codePointAt(0) ?? 0),
      kind: kinds.kindOf(letter),
      isInAlphabet: places.has(scanner.lower(letter)),
      count,
      share: tally.letters === 0 ? 0 : count / tally.letters,
      expected: options.letterCase === "keep" || expected === null ? null : (expected.get(letter) ?? 0),
      first: tally.firstOf(id),
      last: tally.lastOf(id),
      doubled: tally.doubledOf(id),
    };
  };
  const present = scanner.names.map(toRow).filter(({ count }) => count > 0);
  const lowerPresent = new Set(present.map(({ letter }) => scanner.lower(letter)));
  // No letter has this number, so that everything about it is 0.
  const missing = listed
    .filter((letter) => !lowerPresent.has(letter))
    .map((letter) => toRow(letter, scanner.names.length));
  return [...present, ...missing]
    .map((row) => ({ row, place: places.get(scanner.lower(row.letter)) ?? listed.length }))
    .toSorted(
      (first, second) =>
        second.row.count - first.row.count ||
        first.place - second.place ||
        (first.row.letter < second.row.letter ? -1 : 1),
    )
    .map(({ row }) => row);
}

/** The shares of letters by the norm, as the options tell letters apart; `null` where there is no norm. */
function expectShares(
  alphabet: Alphabet | null,
  { language, diacritics, digraphs }: LetterOptions,
): ReadonlyMap<string, number> | null {
  const norm = alphabet === null ? null : findLetterNorm(language);
  if (norm === null || alphabet === null) return null;
  const counts = countNormLetters(norm, alphabet, { diacritics, digraphs });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([letter, count]) => [letter, count / all]));
}

/** How often each letter of the alphabet occurs, by its order, whatever the options keep apart. */
function countInAlphabet(
  rows: readonly LetterRow[],
  alphabet: Alphabet | null,
  letters: readonly string[],
): readonly number[] {
  const folder = new LetterFolder(alphabet, { diacritics: "alphabet", letterCase: "fold" });
  const counts = new Map(letters.map((letter) => [letter, 0]));
  for (const { letter, count } of rows) {
    const lower = folder.lower(letter);
    const names = counts.has(lower) ? [lower] : folder.fold(letter);
    for (const name of names) {
      const before = counts.get(name);
      if (before !== undefined) counts.set(name, before + count);
    }
  }
  return [...counts.values()];
}

function countScripts(rows: readonly LetterRow[]): LetterMeasures["scripts"] {
  const counts = new Map<string, number>();
  for (const { script, count } of rows) if (count > 0) counts.set(script, (counts.get(script) ?? 0) + count);
  return [...counts]
    .map(([script, letters]) => ({ script, letters }))
    .toSorted((first, second) => second.letters - first.letters || (first.script < second.script ? -1 : 1));
}

function listNgrams(counter: NgramCounter, scanner: LetterScanner): NgramTable {
  const all = [...counter.entries()];
  // Names are looked up for those alone that may be listed.
  const least =
    all.length > listedNgrams
      ? (Float64Array.from(all, ({ count }) => count)
          .toSorted()
          .at(-listedNgrams) ?? 0)
      : 0;
  const most = all
    .filter(({ count }) => count >= least)
    .map(({ ids, count }) => {
      const letters = ids.map((id) => scanner.nameOf(id));
      return { letters, count, name: letters.join("") };
    })
    .toSorted((first, second) => second.count - first.count || (first.name < second.name ? -1 : 1))
    .slice(0, listedNgrams)
    .map(({ letters, count }) => ({ letters, count, share: count / counter.total }));
  return { total: counter.total, different: all.length, isCapped: counter.isCapped, most };
}

function testLetters(
  rows: readonly LetterRow[],
  letters: readonly string[],
  inAlphabet: readonly number[],
  tally: LetterTally,
): LetterTests {
  const missing = letters.filter((_, index) => inAlphabet[index] === 0);
  const isPangram = letters.length > 0 && missing.length === 0;
  const { sequence } = tally;
  const vowels = rows.filter(({ kind, count }) => kind === "vowel" && count > 0);
  const vowelCount = vowels.reduce((sum, { count }) => sum + count, 0);
  const [vowel] = vowels;
  const isOnlyVowel = vowels.length === 1 && tally.shiftingVowels === 0 && vowelCount >= leastVowels;
  return {
    missing,
    isPangram,
    isPerfectPangram:
      isPangram && tally.letters === letters.length && inAlphabet.every((count) => count === 1),
    isIsogram: tally.letters > 0 && sequence !== null && new Set(sequence).size === sequence.length,
    isPalindrome:
      sequence === null || sequence.length < 2
        ? null
        : sequence.every((letter, index) => letter === sequence[sequence.length - 1 - index]),
    onlyVowel: isOnlyVowel && vowel !== undefined ? vowel.letter : null,
  };
}
