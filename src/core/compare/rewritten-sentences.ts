import type { Span } from "#core/document/span.ts";

import type { TextTokens } from "./text-tokens.ts";

/** A sentence that kept a smaller share of its words reads better as a new one. */
const LEAST_KEPT = 0.35;
/** In shorter sentences a word or two are a large share. */
const SHORTEST_SENTENCE = 5;

/** Whether there is a pair, and two words in a row without one: else no sentence can have lost too much of what it had. */
export function mayHoldRewritten(partners: Int32Array): boolean {
  let hasPair = false;
  let hasGap = false;
  for (let token = 0; token < partners.length && !(hasPair && hasGap); token += 1) {
    if (partners[token] !== -1) hasPair = true;
    else if (token > 0 && partners[token - 1] === -1) hasGap = true;
  }
  return hasPair && hasGap;
}

/**
 * Unpairs the words of each sentence of the first text of which less than about a third is left, so that it is shown
 * as one rewritten sentence and not as a scatter of kept words. `sentences` ascend.
 */
export function dropRewrittenSentences(
  partners: Int32Array,
  { starts }: TextTokens,
  sentences: readonly Span[],
): void {
  let token = 0;
  for (const { start, end } of sentences) {
    while (token < starts.length && (starts[token] ?? 0) < start) token += 1;
    const firstToken = token;
    let kept = 0;
    while (token < starts.length && (starts[token] ?? 0) < end) {
      if (partners[token] !== -1) kept += 1;
      token += 1;
    }
    const length = token - firstToken;
    if (length >= SHORTEST_SENTENCE && kept < LEAST_KEPT * length) partners.fill(-1, firstToken, token);
  }
}
