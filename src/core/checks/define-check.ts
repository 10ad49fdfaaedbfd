import type { Check } from "./check.ts";
import { patterns } from "./patterns.ts";
import type { PatternLine } from "./patterns.ts";

/** A check that is a list of patterns; see `patterns`. */
export interface PatternCheck extends Omit<Check, "find"> {
  readonly lines: readonly PatternLine[];
  /** Whether it only looks at sentences that end in a question mark. */
  readonly questionsOnly?: boolean;
}

/** Makes a check of patterns. */
export function definePatternCheck({ lines, questionsOnly = false, ...facts }: PatternCheck): Check {
  const find = patterns(lines);
  return questionsOnly
    ? { ...facts, find: (sentence) => (sentence.text.endsWith("?") ? find(sentence) : []) }
    : { ...facts, find };
}
