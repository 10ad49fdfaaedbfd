import type { Span } from "#core/document/span.ts";

import type { ComparisonStatistics, ComparisonUnit, TextDifference } from "./comparison.ts";
import type { TokenizedText } from "./text-regions.ts";
import { findWordTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";

/** How many tokens lie at least in part in one of the spans, which ascend. */
function countTouched({ starts, ends }: TextTokens, spans: readonly Span[]): number {
  let touched = 0;
  let token = 0;
  for (const { start, end } of spans) {
    while (token < ends.length && (ends[token] ?? 0) <= start) token += 1;
    while (token < starts.length && (starts[token] ?? 0) < end) {
      touched += 1;
      token += 1;
    }
  }
  return touched;
}

function totalLength(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The figures of a comparison; see `ComparisonStatistics`. */
export function measureComparison(
  a: TokenizedText,
  b: TokenizedText,
  differences: readonly TextDifference[],
  unit: ComparisonUnit,
): ComparisonStatistics {
  const wordsA = unit === "line" ? findWordTokens(a.text) : a.tokens;
  const wordsB = unit === "line" ? findWordTokens(b.text) : b.tokens;
  const counted = differences.filter(({ isIgnored, kind }) => !isIgnored && kind !== "moved");
  const moved = differences.filter(({ kind }) => kind === "moved");
  const removedSpans = counted.map(({ before }) => before);
  const addedSpans = counted.map(({ after }) => after);
  const wordsRemoved = countTouched(wordsA, removedSpans);
  const total = a.text.length + b.text.length;
  return {
    wordsBefore: wordsA.starts.length,
    wordsAfter: wordsB.starts.length,
    wordsKept: wordsA.starts.length - wordsRemoved,
    wordsMoved: countTouched(
      wordsA,
      moved.map(({ before }) => before),
    ),
    wordsRemoved,
    wordsAdded: countTouched(wordsB, addedSpans),
    similarity: total === 0 ? 1 : 1 - (totalLength(removedSpans) + totalLength(addedSpans)) / total,
  };
}
