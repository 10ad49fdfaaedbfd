import { formatWholeNumber } from "#core/goal/whole-number.ts";
import type { LetterMeasures, LetterRow, NgramTable } from "#core/letters/letter-measures.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";

interface ListedNgram {
  readonly letters: string;
  readonly count: number;
  readonly share: number;
}

/** What is said of one input. */
export interface LettersReport {
  readonly source: string;
  readonly language: string;
  readonly letters: number;
  readonly vowels: number;
  readonly consonants: number;
  readonly unclassified: number;
  readonly different: number;
  readonly frequencies: readonly {
    readonly letter: string;
    readonly count: number;
    readonly share: number;
    readonly expected: number | null;
    readonly kind: LetterRow["kind"];
    readonly script: string;
    readonly first: number;
    readonly last: number;
    readonly doubled: number;
  }[];
  readonly scripts: readonly { readonly script: string; readonly letters: number; readonly share: number }[];
  readonly bigrams: readonly ListedNgram[];
  readonly trigrams: readonly ListedNgram[];
  readonly indexOfCoincidence: number | null;
  readonly entropy: number | null;
  readonly chiSquared: number | null;
  readonly degreesOfFreedom: number | null;
  readonly probability: number | null;
  readonly effect: number | null;
  readonly shift: number | null;
  readonly alphabet: readonly string[];
  readonly pangram: boolean;
  readonly perfectPangram: boolean;
  readonly missing: readonly string[];
  readonly isogram: boolean;
  readonly palindrome: boolean | null;
  readonly onlyVowel: string | null;
  readonly palindromes: readonly string[];
  readonly isograms: readonly string[];
  readonly longestWords: readonly string[];
  readonly acrostic: string;
}

/** Puts measures into the form that is printed. `limit`: the most bigrams and trigrams. */
export function reportLetters(
  source: string,
  measures: LetterMeasures,
  acrostic: string,
  limit: number,
): LettersReport {
  const { letters, fit, tests } = measures;
  const present = measures.rows.filter(({ count }) => count > 0);
  const wordsOf = (words: LetterMeasures["longestWords"]) => words.map(({ word }) => word);
  return {
    source,
    language: measures.language,
    letters,
    vowels: measures.vowels,
    consonants: measures.consonants,
    unclassified: measures.unclassified,
    different: present.length,
    frequencies: present.map(({ letter, count, share, expected, kind, script, first, last, doubled }) => ({
      letter,
      count,
      share,
      expected,
      kind,
      script,
      first,
      last,
      doubled,
    })),
    scripts: measures.scripts.map((script) => ({ ...script, share: script.letters / letters })),
    bigrams: listNgrams(measures.bigrams, limit),
    trigrams: listNgrams(measures.trigrams, limit),
    indexOfCoincidence: measures.indexOfCoincidence,
    entropy: measures.entropy,
    chiSquared: fit?.chiSquared ?? null,
    degreesOfFreedom: fit?.degreesOfFreedom ?? null,
    probability: fit?.probability ?? null,
    effect: fit?.effect ?? null,
    shift: measures.shift,
    alphabet: measures.alphabet,
    pangram: tests.isPangram,
    perfectPangram: tests.isPerfectPangram,
    missing: tests.missing,
    isogram: tests.isIsogram,
    palindrome: tests.isPalindrome,
    onlyVowel: tests.onlyVowel,
    palindromes: wordsOf(measures.palindromes),
    isograms: wordsOf(measures.isograms),
    longestWords: wordsOf(measures.longestWords),
    acrostic,
  };
}

function listNgrams({ most }: NgramTable, limit: number): readonly ListedNgram[] {
  return most
    .slice(0, limit)
    .map(({ letters, count, share }) => ({ letters: letters.join(""), count, share }));
}

/** The reports for people, with a name over each where there are several. */
export function formatLetters(reports: readonly LettersReport[]): string {
  const [only] = reports;
  if (only === undefined) return "";
  if (reports.length === 1) return formatOne(only);
  return reports.map((report) => `${sourceName(report.source)}\n${formatOne(report)}`).join("\n");
}

function formatOne(report: LettersReport): string {
  const whole = formatWholeNumber;
  const decimals = (value: number | null, places: number) => (value === null ? "-" : value.toFixed(places));
  const pairs = formatPairs([
    ["Letters", whole(report.letters)],
    ["Vowels", whole(report.vowels)],
    ["Consonants", whole(report.consonants)],
    ["Unclassified", whole(report.unclassified)],
    ["Language", report.language],
    ["Scripts", report.scripts.map(({ script, letters }) => `${script} ${whole(letters)}`).join(", ") || "-"],
    ["Index of coincidence", decimals(report.indexOfCoincidence, 4)],
    ["Entropy", report.entropy === null ? "-" : `${report.entropy.toFixed(2)} bits`],
    ["Chi-squared", report.chiSquared === null ? "-" : describeFit(report)],
    ["Pangram", describePangram(report)],
  ]);
  if (report.letters === 0) return pairs;
  const { frequencies, bigrams } = report;
  const table = formatTable([
    { heading: "Letter", align: "left", cells: frequencies.map(({ letter }) => letter) },
    { heading: "Count", align: "right", cells: frequencies.map(({ count }) => whole(count)) },
    { heading: "Share", align: "right", cells: frequencies.map(({ share }) => percent(share)) },
    {
      heading: "Norm",
      align: "right",
      cells: frequencies.map(({ expected }) => (expected === null ? "-" : percent(expected))),
    },
    { heading: "First", align: "right", cells: frequencies.map(({ first }) => whole(first)) },
    { heading: "Last", align: "right", cells: frequencies.map(({ last }) => whole(last)) },
    { heading: "Doubled", align: "right", cells: frequencies.map(({ doubled }) => whole(doubled)) },
  ]);
  if (bigrams.length === 0) return `${pairs}\n${table}`;
  const pairTable = formatTable([
    { heading: "Bigram", align: "left", cells: bigrams.map(({ letters }) => letters) },
    { heading: "Count", align: "right", cells: bigrams.map(({ count }) => whole(count)) },
    { heading: "Share", align: "right", cells: bigrams.map(({ share }) => percent(share)) },
  ]);
  return `${pairs}\n${table}\n${pairTable}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

function describeFit({ chiSquared, degreesOfFreedom, effect }: LettersReport): string {
  return `${(chiSquared ?? 0).toFixed(1)} (${degreesOfFreedom ?? 0} degrees of freedom), effect ${(effect ?? 0).toFixed(2)}`;
}

function describePangram({ pangram, perfectPangram, missing, alphabet }: LettersReport): string {
  if (alphabet.length === 0) return "- (no alphabet is known for the language)";
  if (perfectPangram) return "yes, and perfect";
  return pangram ? "yes" : `no, without ${missing.join(" ")}`;
}
