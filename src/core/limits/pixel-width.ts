import { liberationSans } from "#core/lists/font-metrics/liberation-sans.ts";
import { dotsPerTwip, readAdvance, readFontMeasure } from "#core/pagination/font-measure.ts";
import { isSurrogatePair } from "#core/scan/character-classes.ts";

/** CSS: 96 pixels and 1440 twips to the inch. */
const twipsPerPixel = 15;
const pointsPerPixel = 0.75;
/** Widths are read at a large size and scaled, as browsers place letters at fractions of a pixel. */
const readAtPoints = 240;

/**
 * How wide a text is on one line in Arial at `size` pixels, in pixels: the sum of the widths of its characters, from
 * Liberation Sans, which has the same. Kerning is left out. A line break is as wide as a space, which a search
 * result puts there. A character that the font lacks has a width that is a good guess (`readAdvance`).
 */
export function measurePixels(text: string, size: number): number {
  const measure = readFontMeasure(liberationSans, readAtPoints, false);
  const space = measure.advances[0x20] ?? 0;
  let dots = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code < 0x20) {
      dots += space;
      continue;
    }
    const isPair = isSurrogatePair(text, offset);
    const advance = isPair ? -1 : (measure.advances[code] ?? 0);
    dots += advance >= 0 ? advance : readAdvance(measure, code, text.codePointAt(offset) ?? code);
    if (isPair) offset += 1;
  }
  const atReadSize = dots / (dotsPerTwip * twipsPerPixel);
  return (atReadSize * size * pointsPerPixel) / readAtPoints;
}
