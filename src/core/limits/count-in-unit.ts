import { isEastAsianWide } from "#core/characters/east-asian-width.ts";
import { findEmojiEnd } from "#core/characters/emoji.ts";
import { countSmsSegments } from "#core/characters/sms-segments.ts";
import { xWeightedLength } from "#core/characters/x-weighted-length.ts";
import { countText } from "#core/scan/text-totals.ts";

import type { CountingUnit } from "./counting-units.ts";
import { findLinkSpans } from "./link-spans.ts";
import { measurePixels } from "./pixel-width.ts";

/** How long a text is in every unit that limits are set in. */
export type UnitCounts = Readonly<Record<CountingUnit, number>>;

const PLAIN = /^[ -~]*$/;

/** Sizes of the letters of search results, in pixels. */
const titlePixelSize = 20;
const descriptionPixelSize = 14;

/**
 * Counts a text in every unit at once. Whole numbers, but for pixels, which may have a fraction; all 0 for an empty
 * text. Takes time in proportion to the text.
 */
export function countInUnits(text: string): UnitCounts {
  const totals = countText(text);
  return {
    graphemes: totals.graphemes,
    visible: totals.visibleGraphemes,
    letters: totals.letters,
    codePoints: totals.codePoints,
    utf16: totals.utf16Units,
    utf8: totals.utf8Bytes,
    words: totals.wordProcessorWords,
    x: xWeightedLength(text).weightedLength,
    threads: totals.codePoints + emojiBytesBeyondCodePoints(text),
    mastodon: totals.graphemes - savedOnMastodon(text),
    wide: totals.codePoints + countWide(text),
    titlePixels: measurePixels(text, titlePixelSize),
    descriptionPixels: measurePixels(text, descriptionPixelSize),
    sms: countSmsSegments(text).segments,
  };
}

/** Counts a text in one unit, as `countInUnits` does. */
export function countInUnit(text: string, unit: CountingUnit): number {
  switch (unit) {
    case "graphemes":
      return countText(text).graphemes;
    case "visible":
      return countText(text).visibleGraphemes;
    case "letters":
      return countText(text).letters;
    case "codePoints":
      return countText(text).codePoints;
    case "utf16":
      return text.length;
    case "utf8":
      return countText(text).utf8Bytes;
    case "words":
      return countText(text).wordProcessorWords;
    case "x":
      return xWeightedLength(text).weightedLength;
    case "threads":
      return countText(text).codePoints + emojiBytesBeyondCodePoints(text);
    case "mastodon":
      return countText(text).graphemes - savedOnMastodon(text);
    case "wide":
      return countText(text).codePoints + countWide(text);
    case "titlePixels":
      return measurePixels(text, titlePixelSize);
    case "descriptionPixels":
      return measurePixels(text, descriptionPixelSize);
    case "sms":
      return countSmsSegments(text).segments;
  }
}

function emojiBytesBeyondCodePoints(text: string): number {
  let beyond = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const end = findEmojiEnd(text, offset);
    if (end === offset) continue;
    for (; offset < end; offset += 1) {
      const unit = text.charCodeAt(offset);
      const isPair = (unit & 0xfc00) === 0xd800;
      beyond += isPair ? 3 : unit < 0x80 ? 0 : unit < 0x800 ? 1 : 2;
      if (isPair) offset += 1;
    }
    offset -= 1;
  }
  return beyond;
}

function savedOnMastodon(text: string): number {
  let saved = 0;
  for (const { start, end, weight } of findLinkSpans(text, "mastodon")) {
    if (weight !== null) saved += countGraphemes(text.slice(start, end)) - weight;
  }
  return saved;
}

/** The graphemes of a short text; most addresses are ASCII, of which each character is one. */
export function countGraphemes(text: string): number {
  return PLAIN.test(text) ? text.length : countText(text).graphemes;
}

function countWide(text: string): number {
  let wide = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit < 0x1100) continue;
    const codePoint = text.codePointAt(offset) ?? unit;
    if (isEastAsianWide(codePoint)) wide += 1;
    if (codePoint > 0xffff) offset += 1;
  }
  return wide;
}
