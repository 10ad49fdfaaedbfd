import type { Span } from "#core/document/span.ts";

import { DifferenceClassifier } from "./classify-difference.ts";
import type { DifferenceClass } from "./classify-difference.ts";
import { nothingIgnored } from "./comparison.ts";
import type { Comparison, ComparisonOptions, TextDifference } from "./comparison.ts";
import { ComparisonMeter } from "./comparison-statistics.ts";
import { isEqualText } from "./equal-text.ts";
import { isAnyIgnored } from "./fold-token.ts";
import { pairTexts } from "./paired-texts.ts";
import { RegionRefiner } from "./refine-region.ts";
import type { RegionList } from "./region-list.ts";
import { guessLanguage } from "./text-language.ts";
import { findWordTokens } from "./text-tokens.ts";
import { isInsideWord, spanWholeWords } from "./whole-words.ts";

/** What is not asked for: words, everything counts, moves are looked for. */
export const defaultComparison: ComparisonOptions = {
  unit: "word",
  ignored: nothingIgnored,
  findsMoves: true,
};

const MOVED = { kind: "moved", isIgnored: false, changesNumber: false, changesNegation: false } as const;

function toDifference(
  before: Span,
  after: Span,
  { kind, isIgnored, changesNumber, changesNegation }: DifferenceClass,
): TextDifference {
  return { before, after, kind, isIgnored, changesNumber, changesNegation, move: null };
}

/** The differences found so far, and the figures about them. */
class DifferenceList {
  readonly differences: TextDifference[] = [];
  readonly #meter: ComparisonMeter;

  constructor(meter: ComparisonMeter) {
    this.#meter = meter;
  }

  add(difference: TextDifference): void {
    this.differences.push(difference);
    const { before, after, isIgnored, kind } = difference;
    if (!isIgnored) this.#meter.add(before.start, before.end, after.start, after.end, kind === "moved");
  }
}

/** Adds the parts of a region as differences. What they change is told from the words that they are in. */
function addParts(
  a: string,
  b: string,
  region: { readonly before: Span; readonly after: Span },
  parts: RegionList,
  classifier: DifferenceClassifier,
  differences: DifferenceList,
): void {
  const isPlain = classifier.isWithoutMeaning(region.before, region.after);
  for (let index = 0; index < parts.length; index += 1) {
    const before = { start: parts.aStart(index), end: parts.aEnd(index) };
    const after = { start: parts.bStart(index), end: parts.bEnd(index) };
    if (isEqualText(a, before.start, before.end, b, after.start, after.end)) continue;
    const isInside = isInsideWord(a, before, region.before) || isInsideWord(b, after, region.after);
    const told =
      isPlain || !isInside
        ? classifier.classifyPart(before, after, isPlain ? null : { before, after })
        : classifier.classifyPart(before, after, {
            before: spanWholeWords(a, before, region.before),
            after: spanWholeWords(b, after, region.after),
          });
    differences.add(toDifference(before, after, told));
  }
}

/** Whether parts of a region are nothing but the region. */
function isWhole(parts: RegionList, before: Span, after: Span): boolean {
  return (
    parts.length === 1 &&
    parts.aStart(0) === before.start &&
    parts.aEnd(0) === before.end &&
    parts.bStart(0) === after.start &&
    parts.bEnd(0) === after.end
  );
}

/** Tells of each region what it is; those that are no difference are left out. */
function addDifferences(
  a: string,
  b: string,
  regions: RegionList,
  refiner: RegionRefiner,
  classifier: DifferenceClassifier,
  differences: DifferenceList,
): void {
  for (let index = 0; index < regions.length; index += 1) {
    const move = regions.move(index);
    const before = { start: regions.aStart(index), end: regions.aEnd(index) };
    const after = { start: regions.bStart(index), end: regions.bEnd(index) };
    if (isEqualText(a, before.start, before.end, b, after.start, after.end)) continue;
    if (move !== null) {
      differences.add({ before, after, move, ...MOVED });
      continue;
    }
    const parts = refiner.refine(before.start, before.end, after.start, after.end);
    if (parts === null || isWhole(parts, before, after))
      differences.add(toDifference(before, after, classifier.classify(before, after)));
    else addParts(a, b, { before, after }, parts, classifier, differences);
  }
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
  const { first, second, regions, effort, isCoarse } = pairTexts(a, b, options);
  const refiner = new RegionRefiner(a, b, unit === "character", effort);
  const classifier = new DifferenceClassifier(a, b, {
    ignored: isAnyIgnored(ignored) ? ignored : null,
    language: guessLanguage(a) ?? guessLanguage(b),
  });
  const meter = new ComparisonMeter(first, second, unit);
  const found = new DifferenceList(meter);
  addDifferences(a, b, regions, refiner, classifier, found);
  return {
    differences: found.differences,
    statistics: meter.read(),
    isCoarse: isCoarse || refiner.isCoarse,
  };
}
