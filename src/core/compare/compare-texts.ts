import { findSentences } from "#core/document/sentences.ts";
import { findParagraphs } from "#core/document/paragraphs.ts";

import { alignSequences } from "./align-sequences.ts";
import { dropChanceMatches } from "./chance-matches.ts";
import { classifyDifference } from "./classify-difference.ts";
import { nothingIgnored } from "./comparison.ts";
import type { Comparison, ComparisonOptions, IgnoredDifferences, TextDifference } from "./comparison.ts";
import { dropRewrittenSentences } from "./rewritten-sentences.ts";
import { foldIgnored, foldWord } from "./fold-token.ts";
import { findMovedRuns } from "./moved-passages.ts";
import { REFINEMENT_BUDGET, refineRegion } from "./refine-region.ts";
import { measureComparison } from "./comparison-statistics.ts";
import { createTokenTable } from "./token-table.ts";
import type { TokenTable } from "./token-table.ts";
import { findRegions } from "./text-regions.ts";
import type { Region } from "./text-regions.ts";
import { findLineTokens, findWordTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";

/** What is not asked for: words, everything counts, moves are looked for. */
export const defaultComparison: ComparisonOptions = {
  unit: "word",
  ignored: nothingIgnored,
  findsMoves: true,
};

function numberTokens(text: string, { starts, ends }: TextTokens, table: TokenTable): Int32Array {
  const numbers = new Int32Array(starts.length);
  for (let index = 0; index < starts.length; index += 1) {
    numbers[index] = table.intern(text, starts[index] ?? 0, ends[index] ?? 0);
  }
  return numbers;
}

/** For each piece of the table the number of what it has in common with others. */
function foldTable(table: TokenTable, fold: (piece: string) => string): Int32Array {
  const folded = new Int32Array(table.size);
  const numbers = new Map<string, number>();
  for (let token = 0; token < table.size; token += 1) {
    const key = fold(table.read(token));
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    folded[token] = number;
  }
  return folded;
}

function foldTokens(tokens: Int32Array, folded: Int32Array): Int32Array {
  const items = new Int32Array(tokens.length);
  for (let index = 0; index < tokens.length; index += 1) items[index] = folded[tokens[index] ?? 0] ?? 0;
  return items;
}

function toDifference(
  a: string,
  b: string,
  { before, after, move }: Region,
  ignored: IgnoredDifferences,
): TextDifference {
  const removed = a.slice(before.start, before.end);
  const added = b.slice(after.start, after.end);
  if (move === null) return { before, after, move, ...classifyDifference(removed, added, ignored) };
  return {
    before,
    after,
    move,
    kind: "moved",
    isIgnored: false,
    changesNumber: false,
    changesNegation: false,
  };
}

/** Regions cut into smaller ones as long as the budget lasts. */
function refineRegions(a: string, b: string, rough: readonly Region[], cutsWords: boolean) {
  let budget = REFINEMENT_BUDGET;
  let isCoarse = false;
  const regions: Region[] = [];
  for (const region of rough) {
    const refinement = refineRegion(a, b, region, cutsWords, budget);
    if (refinement === null) isCoarse = true;
    budget -= refinement?.cost ?? 0;
    regions.push(...(refinement?.regions ?? [region]));
  }
  return { regions, isCoarse };
}

function equalComparison(text: string): Comparison {
  const words = findWordTokens(text).starts.length;
  return {
    differences: [],
    statistics: {
      wordsBefore: words,
      wordsAfter: words,
      wordsKept: words,
      wordsMoved: 0,
      wordsRemoved: 0,
      wordsAdded: 0,
      similarity: 1,
    },
    isCoarse: false,
  };
}

/**
 * Compares two texts. Words, or lines, that are equal are paired, and what is not in a pair differs: spaces and
 * punctuation are compared where the words around them are paired. Offsets are UTF-16 units; no surrogate pair, CR LF
 * or combining mark is torn apart where a difference begins or ends. The time grows with the length of the texts,
 * whatever is in them; where that costs the smallest set of differences, `isCoarse` says so.
 */
export function compareTexts(
  a: string,
  b: string,
  options: ComparisonOptions = defaultComparison,
): Comparison {
  const { unit, ignored } = options;
  if (a === b) return equalComparison(a);
  const find = unit === "line" ? findLineTokens : findWordTokens;
  const first = { text: a, tokens: find(a) };
  const second = { text: b, tokens: find(b) };
  const table = createTokenTable();
  const rawA = numberTokens(a, first.tokens, table);
  const rawB = numberTokens(b, second.tokens, table);
  const folded = foldTable(table, (piece) =>
    unit === "line" ? foldIgnored(piece, ignored) : foldWord(piece, ignored),
  );
  const itemsA = foldTokens(rawA, folded);
  const itemsB = foldTokens(rawB, folded);

  const { partners, isCoarse } = alignSequences(itemsA, itemsB, table.size);
  if (unit !== "line") dropChanceMatches(partners, itemsB.length);
  if (unit === "prose") {
    dropRewrittenSentences(partners, first.tokens, findSentences(a, findParagraphs(a)));
  }
  const moves = options.findsMoves && unit !== "line" ? findMovedRuns(itemsA, itemsB, partners) : [];
  const rough = findRegions(
    first,
    second,
    partners,
    (index, partner) => rawA[index] === rawB[partner],
    moves,
  );
  const refined = refineRegions(a, b, rough, unit === "character");
  const differences = refined.regions
    .filter(({ before, after }) => a.slice(before.start, before.end) !== b.slice(after.start, after.end))
    .map((region) => toDifference(a, b, region, ignored));
  return {
    differences,
    statistics: measureComparison(first, second, differences, unit),
    isCoarse: isCoarse || refined.isCoarse,
  };
}
