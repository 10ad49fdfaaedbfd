import { writeGraphemes } from "#core/scan/boundaries.ts";

import type { Effort } from "./alignment-effort.ts";
import { alignSequences } from "./align-sequences.ts";
import { RegionList } from "./region-list.ts";
import { alignShort, isShortPair, MOST_KINDS, MOST_ROWS } from "./short-alignment.ts";
import { findGraphemeTokens } from "./text-tokens.ts";
import { TokenTable } from "./token-table.ts";

/** Symbols and punctuation between words; longer stretches of them are compared sign by sign. */
const LONGEST_PLAIN = 24;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** A run of so many units without spaces is no word of any language. */
const ENDLESS = 100;
/** Where words are cut, a longer passage is new: that it shares letters with another says nothing. */
const LONGEST_SPELLED = 20_000;
/** Where more than so many signs without a word became others, nobody looks for which. */
const LONGEST_WORDLESS = 200_000;
/** Lone graphemes between changes are chance; so many together are kept. */
const LEAST_KEPT_RUN = 2;

/**
 * Whether a unit is a grapheme wherever it stands among others of which this is true: ASCII but CR, punctuation, letters of
 * Latin, Greek, Cyrillic, Hebrew, Arabic, kana, ideographs and syllables of Hangul (Grapheme_Cluster_Break=Other, LV, LVT).
 */
function isSimple(unit: number): boolean {
  if (unit < 0x300) return unit !== 0x0d && unit !== 0xa9 && unit !== 0xae;
  if (unit < 0x530) return unit >= 0x370 && (unit <= 0x482 || unit >= 0x48a);
  if (unit < 0x650) return (unit >= 0x5d0 && unit <= 0x5ea) || (unit >= 0x620 && unit <= 0x64a);
  if (unit < 0x3041) {
    return (
      (unit >= 0x2010 && unit <= 0x2027) ||
      (unit >= 0x2030 && unit <= 0x203b) ||
      (unit >= 0x3001 && unit <= 0x3029)
    );
  }
  return (
    unit <= 0x3096 ||
    (unit >= 0x30a1 && unit <= 0x30fa) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0xac00 && unit <= 0xd7a3)
  );
}

function isAllSimple(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    if (!isSimple(text.charCodeAt(offset))) return false;
  }
  return true;
}

/** Unpairs lone graphemes between changes: "harbour" and "boat" share letters, but no spelling. */
function dropLonePairs(partners: Int32Array, count: number): void {
  let start = 0;
  while (start < count) {
    const partner = partners[start] ?? -1;
    let length = 1;
    while (partner !== -1 && start + length < count && partners[start + length] === partner + length)
      length += 1;
    const isInside = start > 0 && start + length < count;
    if (partner !== -1 && isInside && length < LEAST_KEPT_RUN) partners.fill(-1, start, start + length);
    start += length;
  }
}

function hasEndlessWord(text: string, start: number, end: number): boolean {
  let run = 0;
  for (let offset = start; offset < end && run < ENDLESS; offset += 1) {
    run = text.charCodeAt(offset) > 0x20 ? run + 1 : 0;
  }
  return run === ENDLESS;
}

/** Numbers for the graphemes of a piece, and where each ends, from its start; `null` where each is one unit. */
interface Sequence {
  readonly items: Int32Array;
  readonly ends: Uint32Array | null;
}

/** Fills in the units of a piece, and tells how many there are. */
function fillUnits(items: Int32Array, text: string, start: number, end: number): number {
  for (let offset = start; offset < end; offset += 1) items[offset - start] = text.charCodeAt(offset);
  return end - start;
}

function numberUnits(text: string, start: number, end: number): Sequence {
  const items = new Int32Array(end - start);
  fillUnits(items, text, start, end);
  return { items, ends: null };
}

/** Cuts regions into smaller ones, grapheme by grapheme, as long as there is time left. */
export class RegionRefiner {
  readonly #a: string;
  readonly #b: string;
  readonly #cutsWords: boolean;
  readonly #effort: Effort;
  /** Room for short pieces: their graphemes, which of them are partners, and where they end. */
  readonly #itemsA = new Int32Array(MOST_ROWS);
  readonly #itemsB = new Int32Array(MOST_ROWS);
  readonly #endsA = new Uint32Array(MOST_ROWS);
  readonly #endsB = new Uint32Array(MOST_ROWS);
  readonly #edges = new Uint32Array(MOST_ROWS + 1);
  readonly #partners = new Int32Array(MOST_ROWS);
  /** Numbers for the graphemes of all short pieces, and of the two texts in their table. */
  readonly #graphemes = new TokenTable();
  readonly #aText: number;
  readonly #bText: number;
  readonly #parts = new RegionList();
  /** Whether a region stayed whole because there was no time, or was cut otherwise than best. */
  isCoarse = false;

  constructor(a: string, b: string, cutsWords: boolean, effort: Effort) {
    this.#a = a;
    this.#b = b;
    this.#cutsWords = cutsWords;
    this.#effort = effort;
    this.#aText = this.#graphemes.addText(a);
    this.#bText = this.#graphemes.addText(b);
  }

  /**
   * The parts of a region, in a list that is good until the next call; `null` where it stays whole. Cut are words, where
   * that was asked for, and always long stretches without words and words without end.
   */
  refine(aStart: number, aEnd: number, bStart: number, bEnd: number): RegionList | null {
    if (!this.#isRefined(aStart, aEnd, bStart, bEnd)) return null;
    const isSimplePair = isAllSimple(this.#a, aStart, aEnd) && isAllSimple(this.#b, bStart, bEnd);
    if (isShortPair(aEnd - aStart, bEnd - bStart) && this.#graphemes.size < MOST_KINDS - 2 * MOST_ROWS) {
      return this.#refineShort(aStart, aEnd, bStart, bEnd, isSimplePair);
    }
    if (this.#effort.left <= 0) {
      this.isCoarse = true;
      return null;
    }
    const [first, second, kinds] = isSimplePair
      ? [numberUnits(this.#a, aStart, aEnd), numberUnits(this.#b, bStart, bEnd), 1 << 16]
      : this.#numberGraphemes(aStart, aEnd, bStart, bEnd);
    const { partners, isCoarse } = alignSequences(first.items, second.items, kinds, this.#effort);
    if (isCoarse) this.isCoarse = true;
    return this.#cut(partners, first.items.length, aStart, aEnd, first.ends, bStart, bEnd, second.ends);
  }

  #refineShort(
    aStart: number,
    aEnd: number,
    bStart: number,
    bEnd: number,
    isSimplePair: boolean,
  ): RegionList {
    if (isSimplePair) {
      fillUnits(this.#itemsA, this.#a, aStart, aEnd);
      fillUnits(this.#itemsB, this.#b, bStart, bEnd);
      alignShort(this.#itemsA, aEnd - aStart, this.#itemsB, bEnd - bStart, this.#partners);
      return this.#cut(this.#partners, aEnd - aStart, aStart, aEnd, null, bStart, bEnd, null);
    }
    const aLength = this.#fillGraphemes(this.#itemsA, this.#endsA, this.#a, this.#aText, aStart, aEnd);
    const bLength = this.#fillGraphemes(this.#itemsB, this.#endsB, this.#b, this.#bText, bStart, bEnd);
    alignShort(this.#itemsA, aLength, this.#itemsB, bLength, this.#partners);
    return this.#cut(this.#partners, aLength, aStart, aEnd, this.#endsA, bStart, bEnd, this.#endsB);
  }

  /** Numbers the graphemes of a short piece and finds where they end, and tells how many there are. */
  #fillGraphemes(
    items: Int32Array,
    ends: Uint32Array,
    text: string,
    ownText: number,
    start: number,
    end: number,
  ): number {
    const length = writeGraphemes(text, start, end, this.#edges) - 1;
    for (let index = 0; index < length; index += 1) {
      const graphemeEnd = this.#edges[index + 1] ?? 0;
      ends[index] = graphemeEnd;
      const graphemeStart = start + (this.#edges[index] ?? 0);
      items[index] = this.#graphemes.intern(ownText, graphemeStart, start + graphemeEnd);
    }
    return length;
  }

  #isRefined(aStart: number, aEnd: number, bStart: number, bEnd: number): boolean {
    const longest = Math.max(aEnd - aStart, bEnd - bStart);
    if (aStart === aEnd || bStart === bEnd || longest === 1) return false;
    if (this.#cutsWords && longest <= LONGEST_SPELLED) return true;
    if (longest <= LONGEST_PLAIN) return false;
    if (hasEndlessWord(this.#a, aStart, aEnd) && hasEndlessWord(this.#b, bStart, bEnd)) return true;
    const isWordless =
      !LETTER_OR_NUMBER.test(this.#a.slice(aStart, aEnd)) &&
      !LETTER_OR_NUMBER.test(this.#b.slice(bStart, bEnd));
    if (isWordless && longest > LONGEST_WORDLESS) this.isCoarse = true;
    return isWordless && longest <= LONGEST_WORDLESS;
  }

  #numberGraphemes(
    aStart: number,
    aEnd: number,
    bStart: number,
    bEnd: number,
  ): readonly [Sequence, Sequence, kinds: number] {
    const table = new TokenTable();
    const number = (text: string): Sequence => {
      const { starts, ends } = findGraphemeTokens(text);
      const ownText = table.addText(text);
      const items = new Int32Array(starts.length);
      for (let index = 0; index < items.length; index += 1) {
        items[index] = table.intern(ownText, starts[index] ?? 0, ends[index] ?? 0);
      }
      return { items, ends };
    };
    const first = number(this.#a.slice(aStart, aEnd));
    const second = number(this.#b.slice(bStart, bEnd));
    return [first, second, table.size];
  }

  /** What is between pairs of graphemes. */
  #cut(
    partners: Int32Array,
    count: number,
    aStart: number,
    aEnd: number,
    aEnds: Uint32Array | null,
    bStart: number,
    bEnd: number,
    bEnds: Uint32Array | null,
  ): RegionList {
    dropLonePairs(partners, count);
    const parts = this.#parts;
    parts.clear();
    // Offsets behind the last pair, and which grapheme of each piece comes next.
    let [aFrom, bFrom, aNext, bNext] = [aStart, bStart, 0, 0];
    for (let index = 0; index < count; index += 1) {
      const partner = partners[index] ?? -1;
      if (partner === -1) continue;
      if (index > aNext || partner > bNext) {
        const aTo = index === aNext ? aFrom : offsetOf(aEnds, aStart, index);
        const bTo = partner === bNext ? bFrom : offsetOf(bEnds, bStart, partner);
        parts.push(aFrom, aTo, bFrom, bTo, null);
      }
      aNext = index + 1;
      bNext = partner + 1;
      aFrom = offsetOf(aEnds, aStart, aNext);
      bFrom = offsetOf(bEnds, bStart, bNext);
    }
    if (aFrom < aEnd || bFrom < bEnd) parts.push(aFrom, aEnd, bFrom, bEnd, null);
    return parts;
  }
}

/** Where a grapheme begins. */
function offsetOf(ends: Uint32Array | null, start: number, index: number): number {
  if (ends === null) return start + index;
  return index === 0 ? start : start + (ends[index - 1] ?? 0);
}
