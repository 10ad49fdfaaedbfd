import { findEmojiEnd } from "#core/characters/emoji.ts";
import type { FontMeasure } from "#core/pagination/font-measure.ts";
import { readAdvance, readFontMeasure } from "#core/pagination/font-measure.ts";
import { liberationSans } from "#core/lists/font-metrics/liberation-sans.ts";

/** How a text of a result is set. Arial of this size, in lines this wide; pixels of CSS. */
export interface LineLook {
  readonly fontPixels: number;
  readonly linePixels: number;
  readonly lines: number;
  /** The width of all its lines together at which it is cut, whatever room the last one leaves. */
  readonly mostPixels: number;
}

/**
 * Google publishes no such figures, and changes them. These are the ones on which people who measure its results agreed,
 * as read in November 2026: titles of 20 pixels in a line of about 600 on a computer (580 by some), descriptions of 14
 * pixels cut at about 920 on a computer and about 680 on a phone (gizmoop.com/blog/pixel-width-seo-2026,
 * findbest.tools/seo/meta-description-checker, checkmymetaapp.vercel.app/blog/meta-tag-length-2026). On a phone a title
 * goes on in a second line; of its line, 360 pixels of the screen less the margins are taken.
 */
export const titleLook: Readonly<Record<"desktop" | "phone", LineLook>> = {
  desktop: { fontPixels: 20, linePixels: 600, lines: 1, mostPixels: 600 },
  phone: { fontPixels: 18, linePixels: 328, lines: 2, mostPixels: 656 },
};
export const descriptionLook: Readonly<Record<"desktop" | "phone", LineLook>> = {
  desktop: { fontPixels: 14, linePixels: 600, lines: 2, mostPixels: 920 },
  phone: { fontPixels: 14, linePixels: 328, lines: 3, mostPixels: 680 },
};

const pointsPerPixel = 0.75;
/** Dots of the measure to the inch, and pixels. */
const dotsPerPixel = 8640 / 96;
/** Measured at a size at which rounding is nothing. */
const measuredPixels = 100;
/** All are as wide as this one. */
const anyEmoji = 0x1f600;

function measureFont(): FontMeasure {
  return readFontMeasure(liberationSans, measuredPixels * pointsPerPixel, true);
}

/**
 * The width of a text in Arial, in pixels of CSS, by the metrics of Liberation Sans, which has the same widths; pairs of
 * letters are moved together as browsers do. Characters that Arial lacks are measured by rough widths.
 */
export function measureWidth(text: string, fontPixels: number): number {
  const measure = measureFont();
  let dots = 0;
  let before = 0;
  for (let offset = 0; offset < text.length;) {
    // A picture of several characters, such as a family or a flag, is as wide as one.
    const emojiEnd = findEmojiEnd(text, offset);
    const isEmoji = emojiEnd > offset;
    const codePoint = isEmoji ? anyEmoji : (text.codePointAt(offset) ?? 0);
    const code = text.charCodeAt(offset);
    offset = isEmoji ? emojiEnd : offset + (codePoint > 0xffff ? 2 : 1);
    const known = codePoint > 0xffff ? -1 : (measure.advances[code] ?? -1);
    dots += known >= 0 ? known : readAdvance(measure, code, codePoint);
    const kerned = measure.kernedAs[code] ?? 0;
    if (before > 0 && kerned > 0) dots += measure.kerning[before * measure.kernedCount + kerned] ?? 0;
    before = kerned;
  }
  return (dots / dotsPerPixel / measuredPixels) * fontPixels;
}

/** A text as a page of results shows it. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly isCut: boolean;
}

const ellipsis = " ...";
/** No line of a result holds more units of one word. */
const longestCut = 1000;

/** Breaks a text into lines as wide as a result, and cuts what does not fit at a word, with three points. */
export function fitText(
  text: string,
  { fontPixels, linePixels, lines: most, mostPixels }: LineLook,
): FittedText {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  const lines: string[] = [];
  let used = 0;
  let line = "";
  const fitsWithin = (part: string, pixels: number): boolean => measureWidth(part, fontPixels) <= pixels;
  const fits = (part: string): boolean => fitsWithin(part, Math.min(linePixels, mostPixels - used));
  const cut = (part: string): FittedText => ({ lines: [...lines, cutLine(part, fits)], isCut: true });
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    // Whether the line is full, or all that is shown.
    if (lines.length + 1 === most || fitsWithin(longer, linePixels)) return cut(line === "" ? longer : line);
    if (line !== "") {
      lines.push(line);
      used += measureWidth(line, fontPixels);
    }
    line = word;
    if (fits(word)) continue;
    return { lines: [...lines, cutWord(word, fits)], isCut: true };
  }
  if (line !== "") lines.push(line);
  return { lines, isCut: false };
}

function cutLine(line: string, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept.includes(" ") && !fits(kept + ellipsis)) kept = kept.slice(0, kept.lastIndexOf(" "));
  return fits(kept + ellipsis) ? kept + ellipsis : cutWord(kept, fits);
}

/** Never cuts between the halves of a surrogate pair. */
function cutWord(word: string, fits: (line: string) => boolean): string {
  let low = 0;
  let high = Math.min(word.length, longestCut);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(word.slice(0, middle) + ellipsis)) low = middle;
    else high = middle - 1;
  }
  const isHalf = /[\ud800-\udbff]$/.test(word.slice(0, low));
  return word.slice(0, isHalf ? low - 1 : low) + ellipsis;
}
