import { foldWord } from "#core/lexicon/fold-word.ts";
import type { EverydayEnglish } from "./everyday-english.ts";
import { compareTerm, sortKeyTerms } from "./keyness.ts";
import type { KeyTerm } from "./keyness.ts";

/** A word of a text beside everyday English. */
export interface EverydayKeyTerm extends KeyTerm {
  /** Whether the list has the word. Where not, `referenceCount` is the most that it can be, and the ratio the least. */
  readonly isListed: boolean;
}

export interface EverydayKeynessOptions {
  /** How often a word must occur in the text; 1 if left out. Words of the list alone are never compared. */
  readonly minimum?: number;
  /** What words count as, beyond small letters: their lemmas, say. It is done to text and list alike. */
  readonly group?: (word: string) => string;
}

/** What the list has of a short form's first part: don't is counted as do and not, can't as can and not. */
const IRREGULAR_STEMS: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall" };
const ENDING = /^(.+)'(?:s|d|m|ll|re|ve)$/;

/**
 * The parts of an English word as the list of everyday English counts them: `don't` is do and not; the endings 's, 'd,
 * 'm, 'll, 're and 've are left off. Other words are their own and only part. The word is folded by `foldWord`.
 */
export function splitContraction(word: string): readonly string[] {
  const form = foldWord(word);
  if (form.length > 3 && form.endsWith("n't")) {
    const stem = form.slice(0, -3);
    return [IRREGULAR_STEMS[stem] ?? stem, "not"];
  }
  const [, stem] = ENDING.exec(form) ?? [];
  return [stem ?? form];
}

/**
 * The words of a text by how much more or less often they occur than in everyday English, the most significant first.
 * `counts` are those of words as they are written, letter case aside.
 */
export function compareWithEverydayEnglish(
  counts: ReadonlyMap<string, number>,
  everyday: EverydayEnglish,
  { minimum = 1, group = (word) => word }: EverydayKeynessOptions = {},
): readonly EverydayKeyTerm[] {
  const inText = new Map<string, number>();
  let size = 0;
  for (const [word, count] of counts) {
    for (const part of splitContraction(word)) {
      size += count;
      add(inText, group(part), count);
    }
  }
  const inList = new Map<string, number>();
  for (const [word, count] of everyday.counts) add(inList, group(word), count);
  const found: EverydayKeyTerm[] = [];
  for (const [term, count] of inText) {
    if (count < minimum) continue;
    const listed = inList.get(term);
    const key = compareTerm(term, {
      count,
      size,
      referenceCount: listed ?? everyday.unlisted,
      referenceSize: everyday.size,
    });
    // Of a word that the list has not, it is only known that everyday English has it less often than this.
    if (key === null || (listed === undefined && key.logRatio <= 0)) continue;
    found.push({ ...key, isListed: listed !== undefined });
  }
  return sortKeyTerms(found);
}

function add(counts: Map<string, number>, word: string, count: number): void {
  counts.set(word, (counts.get(word) ?? 0) + count);
}
