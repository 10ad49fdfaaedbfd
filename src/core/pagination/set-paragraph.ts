import { dotsPerTwip, readAdvance } from "./font-measure.ts";
import type { FontMeasure } from "./font-measure.ts";
import { lineBreakClass, lineBreakClassCount, readLineBreakClasses } from "./line-break-classes.ts";
import { pairBreak, readPairBreaks } from "./line-break-pairs.ts";
import { isForcedBreak } from "./page-paragraphs.ts";

/** The text of a paragraph in UTF-16 units. Soft line breaks are spaces in it already. */
export interface ParagraphUnits {
  readonly codes: Uint16Array;
  readonly length: number;
}

/** The lines of a paragraph: where each ends in its units, and how wide it is in dots without the spaces at its end. */
export interface LineSink {
  addLine(end: number, width: number): void;
}

const space = 0x20;
const tab = 0x09;
const softHyphen = 0xad;
const hyphen = 0x2d;
/** Tab stops stand half an inch apart, as word processors set them. */
const tabDots = 720 * dotsPerTwip;
const none = -1;

/**
 * Breaks a paragraph into lines: as much as fits goes on a line, broken where UAX #14 allows; spaces at the end of a
 * line hang over; a word wider than the line is broken where the line is full. Widths are in dots.
 */
export function setParagraph(
  { codes, length }: ParagraphUnits,
  measure: FontMeasure,
  firstWidth: number,
  otherWidth: number,
  sink: LineSink,
): void {
  const { advances, kernedAs, kerning, kernedCount, inLigature, ligatures } = measure;
  const classes = readLineBreakClasses();
  const breaks = readPairBreaks();
  const hyphenWidth = advances[hyphen] ?? 0;
  let available = firstWidth;
  let start = 0;
  let at = 0;
  /** The width up to here, that without spaces at the end, and that up to the last place for a break. */
  let width = 0;
  let inked = 0;
  let breakAt = none;
  let breakWidth = 0;
  let before = none;
  let spaced = false;

  function endLine(end: number, next: number, lineWidth: number): void {
    sink.addLine(end, lineWidth);
    available = otherWidth;
    start = next;
    at = next;
    width = 0;
    inked = 0;
    breakAt = none;
    before = none;
    spaced = false;
  }

  while (at < length) {
    const code = codes[at] ?? 0;
    if (isForcedBreak(code)) {
      endLine(at + 1, at + 1, inked);
      // The break may be the last of the paragraph: the line after it is empty, and stands all the same.
      continue;
    }
    const previous = at > start ? (codes[at - 1] ?? 0) : 0;
    if (code === space) {
      width += (advances[space] ?? 0) + kern(previous, code);
      spaced = true;
      at += 1;
      continue;
    }
    const kind = classes[code] ?? 0;
    const joins = kind === lineBreakClass.combining && before !== none && !spaced;
    if (!joins && before !== none) {
      const rule = breaks[before * lineBreakClassCount + kind] ?? 0;
      const fitsHyphen = previous !== softHyphen || inked + hyphenWidth <= available;
      if ((rule === pairBreak.always || (rule === pairBreak.afterSpaces && spaced)) && fitsHyphen) {
        breakAt = at;
        breakWidth = previous === softHyphen ? inked + hyphenWidth : inked;
      }
    }
    const advance = advanceOf(code, at);
    let added = advance + kern(previous, code);
    if (inLigature[code] === 1 && inLigature[previous] === 1 && at - 2 >= start) {
      added += ligatures.get(String.fromCharCode(codes[at - 2] ?? 0, previous, code)) ?? 0;
    }
    if (code === tab) added = tabDots - (width % tabDots);
    if (width + added > available && at > start && !joins) {
      if (breakAt > start) endLine(breakAt, breakAt, breakWidth);
      else endLine(at, at, inked);
      continue;
    }
    width += added;
    inked = width;
    at += 1;
    if (joins) continue;
    // A hyphen that begins a word belongs to it (rule 20.1): "-foo", "--option".
    const initial = kind === lineBreakClass.hyphen && (before === none || spaced);
    before = initial || kind === lineBreakClass.combining ? lineBreakClass.alphabetic : kind;
    spaced = false;
  }
  sink.addLine(length, inked);

  function kern(first: number, second: number): number {
    const one = kernedAs[first] ?? 0;
    const two = kernedAs[second] ?? 0;
    return one === 0 || two === 0 ? 0 : (kerning[one * kernedCount + two] ?? 0);
  }

  function advanceOf(code: number, index: number): number {
    const known = advances[code] ?? 0;
    if (known >= 0) return known;
    if ((code & 0xfc00) === 0xdc00) return 0;
    const next = codes[index + 1] ?? 0;
    const paired = (code & 0xfc00) === 0xd800 && index + 1 < length && (next & 0xfc00) === 0xdc00;
    return readAdvance(measure, code, paired ? ((code - 0xd800) << 10) + next - 0xdc00 + 0x10000 : code);
  }
}
