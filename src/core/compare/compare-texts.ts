import type { Span } from "#core/document/span.ts";
import { findSentences } from "#core/document/sentences.ts";
import { findParagraphs } from "#core/document/paragraphs.ts";

import { alignSequences } from "./align-sequences.ts";
import { dropChanceMatches } from "./chance-matches.ts";
import { classifyDifference, createClassifier } from "./classify-difference.ts";
import type { ClassifierContext } from "./classify-difference.ts";
import { nothingIgnored } from "./comparison.ts";
import type { Comparison, ComparisonOptions, TextDifference } from "./comparison.ts";
import { dropRewrittenSentences } from "./rewritten-sentences.ts";
import { foldIgnored, foldWord, isAnyIgnored } from "./fold-token.ts";
import { findMovedRuns } from "./moved-passages.ts";
import { mayRefine, REFINEMENT_BUDGET, refineRegion } from "./refine-region.ts";
import { measureComparison } from "./comparison-statistics.ts";
import { createTokenTable } from "./token-table.ts";
import type { TokenTable } from "./token-table.ts";
import { findRegions } from "./text-regions.ts";
import type { Region } from "./text-regions.ts";
import { guessLanguage } from "./text-language.ts";
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

/** Units of a word that are looked at beside a difference inside of it. */
const LONGEST_AROUND = 40;
const NO_LETTER = /[^\p{L}\p{N}\p{M}'’]/u;

/** Whether a letter of an alphabet stands beside a span. */
function isInsideWord(text: string, { start, end }: Span): boolean {
  return isAlphabetic(text.charCodeAt(start - 1)) || isAlphabetic(text.charCodeAt(end));
}

/** Letters and digits, roughly: scripts without alphabets begin at U+2E80. */
function isAlphabetic(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit < 0x2e80);
}

/** A span with the rest of the words that it begins and ends in. */
function readWholeWords(text: string, { start, end }: Span): string {
  const lead = text.slice(Math.max(start - LONGEST_AROUND, 0), start);
  const trail = text.slice(end, end + LONGEST_AROUND);
  const leadWord = lead.split(NO_LETTER).at(-1) ?? "";
  const trailWord = trail.split(NO_LETTER)[0] ?? "";
  return leadWord + text.slice(start, end) + trailWord;
}

const MOVED = { kind: "moved", isIgnored: false, changesNumber: false, changesNegation: false } as const;

/** Tells of each region what it is; those that are no difference are left out. */
function toDifferences(
  a: string,
  b: string,
  regions: readonly Region[],
  context: ClassifierContext,
  cutsWords: boolean,
): readonly TextDifference[] {
  const classify = createClassifier(context);
  const differences: TextDifference[] = [];
  for (const { before, after, move } of regions) {
    const removed = a.slice(before.start, before.end);
    const added = b.slice(after.start, after.end);
    if (removed === added) continue;
    if (move !== null) {
      differences.push({ before, after, move, ...MOVED });
      continue;
    }
    const isPart = cutsWords && (isInsideWord(a, before) || isInsideWord(b, after));
    const { kind, isIgnored, changesNumber, changesNegation } = isPart
      ? classifyDifference(removed, added, context, {
          before: readWholeWords(a, before),
          after: readWholeWords(b, after),
        })
      : classify(removed, added);
    differences.push({ before, after, move, kind, isIgnored, changesNumber, changesNegation });
  }
  return differences;
}

/** Regions cut into smaller ones as long as the budget lasts. */
function refineRegions(a: string, b: string, rough: readonly Region[], cutsWords: boolean) {
  let budget = REFINEMENT_BUDGET;
  let isCoarse = false;
  const regions: Region[] = [];
  for (const region of rough) {
    if (!mayRefine(region, cutsWords)) {
      regions.push(region);
      continue;
    }
    const refinement = refineRegion(a, b, region, cutsWords, budget);
    if (refinement === null) {
      isCoarse = true;
      regions.push(region);
      continue;
    }
    budget -= refinement.cost;
    for (const part of refinement.regions) regions.push(part);
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
  const context = {
    ignored: isAnyIgnored(ignored) ? ignored : null,
    language: guessLanguage(a) ?? guessLanguage(b),
  };
  const differences = toDifferences(a, b, refined.regions, context, unit === "character");
  return {
    differences,
    statistics: measureComparison(first, second, differences, unit),
    isCoarse: isCoarse || refined.isCoarse,
  };
}
