import type { Span } from "#core/document/span.ts";
import type { LanguageTools } from "./language-tools.ts";
import { readWords } from "./words.ts";
import type { Word } from "./words.ts";

/** A keyphrase as it is looked for. */
export interface Keyphrase {
  /** Without quotation marks. */
  readonly text: string;
  /** All its words in their order, folded. */
  readonly words: readonly string[];
  /** The keys of the words that matter, each once; of all words where it has none but function words. */
  readonly content: readonly string[];
  /** Of words with hyphens, the key of the word without: what it holds of `content`. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
  /** Written in quotation marks: looked for just as it is. */
  readonly isExact: boolean;
  readonly hasOnlyFunctionWords: boolean;
}

/** Where a keyphrase was found. */
export interface Matches {
  readonly count: number;
  /** The words found, ascending. Empty where `count` is 0. */
  readonly spans: readonly Span[];
}

const quoted = /^["“”„«»](.*)["“”«»]$/s;
const noMatches: Matches = { count: 0, spans: [] };

/** Reads a keyphrase; `null` for one without words. In quotation marks it is looked for word by word as it stands. */
export function readKeyphrase(written: string, tools: LanguageTools): Keyphrase | null {
  const trimmed = written.trim();
  const inner = quoted.exec(trimmed)?.[1];
  const text = (inner ?? trimmed).trim();
  const read = readWords(text);
  const words = read.map(({ folded }) => folded);
  if (words.length === 0) return null;
  const isExact = inner !== undefined;
  const meaning = words.filter((word) => tools.functionWords?.has(word) !== true);
  const hasOnlyFunctionWords = meaning.length === 0;
  const counted = isExact || hasOnlyFunctionWords ? words : meaning;
  const content = isExact ? counted : [...new Set(counted.map((word) => tools.key(word)))];
  const joined = isExact ? new Map<string, readonly string[]>() : joinHyphenated(read, content, tools);
  return { text, words, content, joined, isExact, hasOnlyFunctionWords };
}

function joinHyphenated(
  words: readonly Word[],
  content: readonly string[],
  tools: LanguageTools,
): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>();
  for (const [index, { isHyphenated, folded }] of words.entries()) {
    const before = words[index - 1];
    if (!isHyphenated || before === undefined) continue;
    const keys = [before.folded, folded].map((word) => tools.key(word));
    joined.set(
      tools.key(before.folded + folded),
      keys.filter((key) => content.includes(key)),
    );
  }
  return joined;
}

/** Whether two keyphrases look for the same words, in whatever order and form. */
export function isSameKeyphrase(first: Keyphrase, second: Keyphrase, tools: LanguageTools): boolean {
  const keysOf = ({ content, isExact }: Keyphrase): string =>
    (isExact ? content.map((word) => tools.key(word)) : content).toSorted().join(" ");
  return keysOf(first) === keysOf(second);
}

/**
 * Matches within one sentence, title or the like. All words that matter must be there, in whatever order and form; as
 * many times as all of them are there, it matches. In quotation marks, its words must follow each other as written.
 */
export function findMatches(keyphrase: Keyphrase, words: readonly Word[], tools: LanguageTools): Matches {
  if (keyphrase.isExact) {
    const spans = findSequences(keyphrase.words, words);
    return { count: spans.length, spans };
  }
  const places = placesByKey(keyphrase, words, tools);
  const count = Math.min(...[...places.values()].map((found) => found.length));
  if (count === 0) return noMatches;
  const found = new Map([...places.values()].flat().map((span) => [span.start, span]));
  const spans = [...found.values()].toSorted((first, second) => first.start - second.start);
  return { count, spans };
}

/** The share of the words that matter which are there, 0 to 1. An exact keyphrase is there or not. */
export function findCoverage(keyphrase: Keyphrase, words: readonly Word[], tools: LanguageTools): number {
  if (keyphrase.isExact) return findSequences(keyphrase.words, words).length > 0 ? 1 : 0;
  const places = placesByKey(keyphrase, words, tools);
  const found = [...places.values()].filter((spans) => spans.length > 0).length;
  return found / places.size;
}

function placesByKey(
  { content, joined }: Keyphrase,
  words: readonly Word[],
  tools: LanguageTools,
): ReadonlyMap<string, Span[]> {
  const places = new Map<string, Span[]>(content.map((key) => [key, []]));
  for (const [index, { folded, start, end, isHyphenated }] of words.entries()) {
    const key = tools.key(folded);
    places.get(key)?.push({ start, end });
    for (const part of joined.get(key) ?? []) places.get(part)?.push({ start, end });
    const before = isHyphenated ? words[index - 1] : undefined;
    if (before !== undefined)
      places.get(tools.key(before.folded + folded))?.push({ start: before.start, end });
  }
  return places;
}

/** Where words stand one after the other as given, from the first to the last of them; none overlaps another. */
export function findSequences(wanted: readonly string[], words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index + wanted.length <= words.length; index += 1) {
    if (!wanted.every((word, at) => words[index + at]?.folded === word)) continue;
    const last = words[index + wanted.length - 1];
    spans.push({ start: words[index]?.start ?? 0, end: last?.end ?? 0 });
    index += wanted.length - 1;
  }
  return spans;
}
