import { findParagraphs } from "#core/document/paragraphs.ts";
import { findSentences } from "#core/document/sentences.ts";

import { createEffort, renewEffort } from "./alignment-effort.ts";
import type { Effort } from "./alignment-effort.ts";
import { alignSequences } from "./align-sequences.ts";
import { dropChanceMatches } from "./chance-matches.ts";
import type { ComparisonOptions } from "./comparison.ts";
import { findMovedRuns } from "./moved-passages.ts";
import { numberTokens } from "./number-tokens.ts";
import type { RegionList } from "./region-list.ts";
import { dropRewrittenSentences, mayHoldRewritten } from "./rewritten-sentences.ts";
import { findRegions } from "./text-regions.ts";
import type { TokenizedText } from "./text-regions.ts";
import { findLineTokens, findWordTokens } from "./text-tokens.ts";

/** Two texts whose words or lines are paired, and what lies between and in the pairs. */
export interface PairedTexts {
  readonly first: TokenizedText;
  readonly second: TokenizedText;
  /** What differs, down to whole words or lines and what stands between words. */
  readonly regions: RegionList;
  /** What may still be spent on cutting regions into smaller ones. */
  readonly effort: Effort;
  /** Whether a limit was reached, so that more may be equal. */
  readonly isCoarse: boolean;
}

/** Pairs the words of two texts, or their lines, in time that grows with their length, whatever is in them. */
export function pairTexts(a: string, b: string, options: ComparisonOptions): PairedTexts {
  const { unit, findsMoves } = options;
  const find = unit === "line" ? findLineTokens : findWordTokens;
  const first = { text: a, tokens: find(a) };
  const second = { text: b, tokens: find(b) };
  const { a: itemsA, b: itemsB, kinds } = numberTokens(a, first.tokens, b, second.tokens, options);
  const effort = createEffort();
  const { partners, isCoarse } = alignSequences(itemsA, itemsB, kinds, effort);
  if (unit !== "line") dropChanceMatches(partners, itemsB.length);
  if (unit === "prose" && mayHoldRewritten(partners)) {
    dropRewrittenSentences(partners, first.tokens, findSentences(a, findParagraphs(a)));
  }
  const moves = findsMoves && unit !== "line" ? findMovedRuns(itemsA, itemsB, partners) : [];
  const regions = findRegions(first, second, partners, moves);
  return { first, second, regions, effort: renewEffort(effort), isCoarse };
}
