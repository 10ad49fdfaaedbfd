import type { Span } from "#core/document/span.ts";

import type { ComparisonStatistics, ComparisonUnit, TextDifference } from "./comparison.ts";
import type { TokenizedText } from "./text-regions.ts";
import { findWordTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";

/** What is counted of one text: the tokens and units in differences that count, and the tokens in moved ones. */
interface Touched {
  readonly counted: number;
  readonly moved: number;
  readonly units: number;
}

/** Counts the tokens that lie at least in part in one of the differences, which ascend. */
function countTouched(
  { starts, ends }: TextTokens,
  differences: readonly TextDifference[],
  spanOf: (difference: TextDifference) => Span,
): Touched {
  let [counted, moved, units] = [0, 0, 0];
  let [countedTo, movedTo, token] = [0, 0, 0];
  for (const difference of differences) {
    if (difference.isIgnored) continue;
    const { start, end } = spanOf(difference);
    const isMoved = difference.kind === "moved";
    if (!isMoved) units += end - start;
    while (token < ends.length && (ends[token] ?? 0) <= start) token += 1;
    // Two differences may be in one word, which counts once: the next one begins at the same token.
    let next = Math.max(token, isMoved ? movedTo : countedTo);
    while (next < starts.length && (starts[next] ?? 0) < end) {
      if (isMoved) moved += 1;
      else counted += 1;
      next += 1;
    }
    if (isMoved) movedTo = next;
    else countedTo = next;
  }
  return { counted, moved, units };
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
  const removed = countTouched(wordsA, differences, ({ before }) => before);
  const added = countTouched(wordsB, differences, ({ after }) => after);
  const total = a.text.length + b.text.length;
  return {
    wordsBefore: wordsA.starts.length,
    wordsAfter: wordsB.starts.length,
    wordsKept: wordsA.starts.length - removed.counted,
    wordsMoved: removed.moved,
    wordsRemoved: removed.counted,
    wordsAdded: added.counted,
    similarity: total === 0 ? 1 : 1 - (removed.units + added.units) / total,
  };
}
