import { findParagraphs } from "#core/document/paragraphs.ts";
import { findSentences } from "#core/document/sentences.ts";

import { createEffort, renewEffort } from "./alignment-effort.ts";
import type { Effort } from "./alignment-effort.ts";
import { alignSequences } from "./align-sequences.ts";
import { dropChanceMatches } from "./chance-matches.ts";
import type { ComparisonOptions } from "./comparison.ts";
import { createWordFold, foldIgnored, isAnyIgnored } from "./fold-token.ts";
import { findMovedRuns } from "./moved-passages.ts";
import type { RegionList } from "./region-list.ts";
import { dropRewrittenSentences } from "./rewritten-sentences.ts";
import { findRegions } from "./text-regions.ts";
import type { TokenizedText } from "./text-regions.ts";
import { findLineTokens, findWordTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";
import { createTokenTable } from "./token-table.ts";
import type { TokenTable } from "./token-table.ts";

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

function numberTokens(text: string, { starts, ends }: TextTokens, table: TokenTable): Int32Array {
  const numbers = new Int32Array(starts.length);
  for (let index = 0; index < starts.length; index += 1) {
    numbers[index] = table.intern(text, starts[index] ?? 0, ends[index] ?? 0);
  }
  return numbers;
}

/** For each piece of the table the number of the piece that it is taken for; these are added to the table. */
function foldTable(table: TokenTable, fold: (piece: string) => string): Int32Array {
  const folded = new Int32Array(table.size);
  for (let token = 0; token < folded.length; token += 1) {
    const piece = table.read(token);
    const key = fold(piece);
    folded[token] = key === piece ? token : table.intern(key, 0, key.length);
  }
  return folded;
}

function foldTokens(tokens: Int32Array, folded: Int32Array): Int32Array {
  const items = new Int32Array(tokens.length);
  for (let index = 0; index < tokens.length; index += 1) items[index] = folded[tokens[index] ?? 0] ?? 0;
  return items;
}

/** What tells whether two tokens are paired; `null` where only equal ones are. */
function chooseFold({ unit, ignored }: ComparisonOptions): ((piece: string) => string) | null {
  if (unit !== "line") return createWordFold(ignored);
  return isAnyIgnored(ignored) ? (line) => foldIgnored(line, ignored) : null;
}

/** Pairs the words of two texts, or their lines, in time that grows with their length, whatever is in them. */
export function pairTexts(a: string, b: string, options: ComparisonOptions): PairedTexts {
  const { unit, findsMoves } = options;
  const find = unit === "line" ? findLineTokens : findWordTokens;
  const first = { text: a, tokens: find(a) };
  const second = { text: b, tokens: find(b) };
  const table = createTokenTable();
  const rawA = numberTokens(a, first.tokens, table);
  const rawB = numberTokens(b, second.tokens, table);
  const fold = chooseFold(options);
  const folded = fold === null ? null : foldTable(table, fold);
  const itemsA = folded === null ? rawA : foldTokens(rawA, folded);
  const itemsB = folded === null ? rawB : foldTokens(rawB, folded);

  const effort = createEffort();
  const { partners, isCoarse } = alignSequences(itemsA, itemsB, table.size, effort);
  if (unit !== "line") dropChanceMatches(partners, itemsB.length);
  if (unit === "prose") {
    dropRewrittenSentences(partners, first.tokens, findSentences(a, findParagraphs(a)));
  }
  const moves = findsMoves && unit !== "line" ? findMovedRuns(itemsA, itemsB, partners) : [];
  const regions = findRegions(
    first,
    second,
    partners,
    (index, partner) => rawA[index] === rawB[partner],
    moves,
  );
  return { first, second, regions, effort: renewEffort(effort), isCoarse };
}
