import { isEastAsianWide } from "#core/characters/east-asian-width.ts";
import type { FontMetrics } from "#core/lists/font-metrics/font-metrics.ts";

import type { LineSpacing } from "./page-settings.ts";

/**
 * Widths are measured on a grid of 8640 dots to the inch, six to the twip: that of the device that LibreOffice lays
 * text out on when it does so independently of a printer (`VirtualDevice::RefDevMode::MSO1`), whole dots a character.
 */
export const dotsPerTwip = 6;
const dotsPerPoint = 120;

/** A font at a size, ready to measure with. */
export interface FontMeasure {
  /** Dots of a UTF-16 unit; -1 for one not measured yet (`readAdvance` does). Low surrogates have no width. */
  readonly advances: Int32Array;
  /** By UTF-16 unit: its number among those that are kerned, 0 for one that is not. */
  readonly kernedAs: Uint16Array;
  /** Dots by which a pair is moved: `kernedAs` of the first × `kernedCount` + that of the second. */
  readonly kerning: Int16Array;
  readonly kernedCount: number;
  /** Dots that a ligature of three letters takes beyond its pairs. */
  readonly ligatures: ReadonlyMap<string, number>;
  /** By UTF-16 unit: 1 for one that is part of a ligature of three. */
  readonly inLigature: Uint8Array;
  /** Twips from line to line at single spacing. */
  readonly lineHeight: number;
  readonly dotsPerEm: number;
}

const units = 0x10000;
const space = 0x20;
/** Characters that are as wide as another one. */
const sameWidth: readonly (readonly [code: number, as: number])[] = [
  [0xa0, space],
  [0x2010, 0x2d],
  [0x2011, 0x2d],
];
/** A soft hyphen shows at the end of a line only; tabs go to a stop; the rest is not seen at all. */
const withoutWidth: readonly number[] = [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff];

/** Fonts at sizes that were measured with before: a page is laid out again after each edit. */
const measures = new WeakMap<FontMetrics, Map<string, FontMeasure>>();

/** A font at a size in points, with or without kerning. The same object for the same font, size and kerning. */
export function readFontMeasure(font: FontMetrics, points: number, kerning: boolean): FontMeasure {
  const known = measures.get(font) ?? new Map<string, FontMeasure>();
  measures.set(font, known);
  const key = `${points} ${kerning}`;
  const measure = known.get(key) ?? createFontMeasure(font, points, kerning);
  known.set(key, measure);
  return measure;
}

function createFontMeasure(font: FontMetrics, points: number, kerning: boolean): FontMeasure {
  const dotsPerEm = Math.round(points * dotsPerPoint);
  const toDots = (fontUnits: number) => Math.round((fontUnits * dotsPerEm) / font.unitsPerEm);
  const advances = new Int32Array(units).fill(-1);
  for (const [first, widths] of font.advances) {
    let code = first;
    for (const run of widths.split(" ")) {
      const [width = "", length = "1"] = run.split("*");
      const end = code + Number(length);
      if (Number(width) >= 0) advances.fill(toDots(Number(width)), code, end);
      code = end;
    }
  }
  for (const [code, as] of sameWidth) advances[code] = advances[as] ?? 0;
  for (const code of withoutWidth) advances[code] = 0;
  const pairs = kerning
    ? font.kerning
    : font.ligatures.flatMap(([letters, amount]) =>
        letters.length === 2 ? [[amount, letters] as const] : [],
      );
  const triples = font.ligatures.filter(([letters]) => letters.length === 3);
  const inLigature = new Uint8Array(units);
  for (const [letters] of triples) {
    for (let index = 0; index < letters.length; index += 1) inLigature[letters.charCodeAt(index)] = 1;
  }
  return {
    advances,
    ...readPairs(pairs, toDots),
    ligatures: new Map(triples.map(([letters, amount]) => [letters, toDots(amount)])),
    inLigature,
    lineHeight: singleLineHeight(font, dotsPerEm),
    dotsPerEm,
  };
}

function readPairs(
  pairs: readonly (readonly [amount: number, pairs: string])[],
  toDots: (fontUnits: number) => number,
): Pick<FontMeasure, "kernedAs" | "kerning" | "kernedCount"> {
  const kernedAs = new Uint16Array(units);
  let kernedCount = 1;
  for (const [, letters] of pairs) {
    for (let index = 0; index < letters.length; index += 1) {
      const code = letters.charCodeAt(index);
      if (kernedAs[code] === 0) kernedAs[code] = kernedCount++;
    }
  }
  const kerning = new Int16Array(kernedCount * kernedCount);
  for (const [amount, letters] of pairs) {
    for (let index = 0; index + 1 < letters.length; index += 2) {
      const first = kernedAs[letters.charCodeAt(index)] ?? 0;
      const second = kernedAs[letters.charCodeAt(index + 1)] ?? 0;
      kerning[first * kernedCount + second] = toDots(amount);
    }
  }
  return { kernedAs, kerning, kernedCount };
}

/** Ascent and descent together, and the gap, are each rounded to dots and then to twips, as LibreOffice 7.4 does. */
function singleLineHeight({ ascent, descent, lineGap, unitsPerEm }: FontMetrics, dotsPerEm: number): number {
  const toDots = (fontUnits: number) => Math.round((fontUnits * dotsPerEm) / unitsPerEm);
  const body = Math.round((toDots(ascent) + toDots(descent)) / dotsPerTwip);
  return body + Math.round(toDots(lineGap) / dotsPerTwip);
}

/** The width of an average letter that the font lacks, in ems: a guess, for scripts that it was not made for. */
const unknownEms = 0.55;
const invisible = /^[\p{M}\p{Cc}\p{Cf}\p{Cs}]$/u;

/**
 * Measures a character that the font lacks and remembers the width, in dots: an em for wide ones (East Asian Width, UAX
 * #11), that of the letter under an accent, nothing for marks, else about half an em. `codePoint` is that of which `code` is the first unit.
 */
export function readAdvance(measure: FontMeasure, code: number, codePoint: number): number {
  const width = guessAdvance(measure, codePoint);
  // One width for all that begin with a high surrogate would be wrong for some of them.
  if (codePoint < units) measure.advances[code] = width;
  return width;
}

function guessAdvance({ dotsPerEm, advances }: FontMeasure, codePoint: number): number {
  if (isEastAsianWide(codePoint)) return dotsPerEm;
  const [base = ""] = String.fromCodePoint(codePoint).normalize("NFD");
  const baseWidth = base.length === 1 ? (advances[base.charCodeAt(0)] ?? -1) : -1;
  if (baseWidth > 0) return baseWidth;
  if (invisible.test(String.fromCodePoint(codePoint))) return 0;
  return Math.round(unknownEms * dotsPerEm);
}

/** Twips from line to line. Multiples are of whole per cents and round down, as LibreOffice does. */
export function lineHeightOf(measure: FontMeasure, { kind, value }: LineSpacing): number {
  if (kind === "exactly") return Math.max(1, Math.round(value * 20));
  if (kind === "atLeast") return Math.max(measure.lineHeight, Math.round(value * 20));
  return Math.max(1, Math.floor((measure.lineHeight * Math.round(value * 100)) / 100));
}
