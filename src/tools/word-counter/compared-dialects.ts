import type { DialectCounts, DifferingToken } from "#core/dialects/compare-dialects.ts";
import type { CountingDialect } from "#core/dialects/counting-dialects.ts";

/**
 * The dialects worth a column: the three that people choose from, dictionary words where they differ from those of a
 * word processor, and CJK characters where the text has any.
 */
export function comparedDialects(
  counts: DialectCounts,
  tokens: readonly DifferingToken[],
): readonly CountingDialect[] {
  const dialects: CountingDialect[] = ["word", "unicode", "wc"];
  if (tokens.some((token) => token.counts.dictionary !== token.counts.word)) dialects.push("dictionary");
  if (counts.cjk > 0) dialects.push("cjk");
  return dialects;
}
