import type { Span } from "#core/document/span.ts";
import { englishTransitionPairs, englishTransitions } from "../lists/english-transitions.ts";
import type { Transition } from "../lists/english-transitions.ts";
import { findSequences } from "./keyphrase.ts";
import type { Sentence } from "./page-reading.ts";
import type { Word } from "./words.ts";

/** The transitions by their first word, longer ones first. */
const byFirstWord = new Map<string, readonly Transition[]>();
for (const transition of englishTransitions) {
  // UAX #29 leaves the last point of "e.g." out of the word, and folding an 's.
  const words = transition.words.map((word) => word.replace(/\.$|'s$/, ""));
  const first = words[0] ?? "";
  byFirstWord.set(
    first,
    [...(byFirstWord.get(first) ?? []), { ...transition, words }].toSorted(
      (one, two) => two.words.length - one.words.length,
    ),
  );
}

function spanOf(words: readonly Word[], index: number, length: number): Span | null {
  const first = words[index];
  const last = words[index + length - 1];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

/**
 * The first word or phrase in an English sentence that ties it to another; `null` for none. A word such as "but" or
 * "while" counts anywhere in it, whatever it means there: a limit of the method.
 */
export function findTransition({ words }: Sentence): Span | null {
  for (const [index, { folded }] of words.entries()) {
    for (const { words: phrase, first } of byFirstWord.get(folded) ?? []) {
      if (first && index > 0) continue;
      if (!phrase.every((word, at) => words[index + at]?.folded === word)) continue;
      return spanOf(words, index, phrase.length);
    }
  }
  for (const [first, second] of englishTransitionPairs) {
    const start = findSequences(first.split(" "), words)[0];
    if (start === undefined) continue;
    const end = findSequences(second.split(" "), words).find((span) => span.start > start.end);
    if (end !== undefined) return { start: start.start, end: end.end };
  }
  return null;
}
