import type { Span } from "#core/document/span.ts";
import type { CheckFacts, Found } from "../check.ts";

/** A check that compares places of a whole text. Its examples are texts. */
export interface ConsistencyCheck extends CheckFacts {
  find(text: string, sentences: readonly Span[]): Found[];
}

/** Two ways to do the same thing, each with the pattern that finds it and how the one is made the other. */
interface TwoWays {
  readonly first: RegExp;
  readonly second: RegExp;
  readonly toFirst: (text: string) => string;
  readonly toSecond: (text: string) => string;
}

/** Every place that a pattern finds within a sentence; the sentences are in order of place. */
export function collect(text: string, sentences: readonly Span[], pattern: RegExp): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    while ((sentences[at]?.end ?? Infinity) <= start) at += 1;
    const sentence = sentences[at];
    if (sentence !== undefined && sentence.start <= start && end <= sentence.end)
      found.push({ start, end, fixes: [] });
  }
  return found;
}

/** The places of the rarer of two ways, if both are used; none where they are used equally often and rarely. */
export function findRarer(text: string, sentences: readonly Span[], ways: TwoWays): Found[] {
  const first = collect(text, sentences, ways.first);
  const second = collect(text, sentences, ways.second);
  if (first.length === 0 || second.length === 0) return [];
  const [rarer, change] = first.length < second.length ? [first, ways.toSecond] : [second, ways.toFirst];
  return rarer.map((found) => ({ ...found, fixes: [change(text.slice(found.start, found.end))] }));
}
