import { isWhiteSpace } from "#core/document/white-space.ts";

import { dotsPerTwip, lineHeightOf, readFontMeasure } from "./font-measure.ts";
import { pageFonts } from "./page-fonts.ts";
import { findPageParagraphs, isSoftBreak } from "./page-paragraphs.ts";
import type { PageParagraph } from "./page-paragraphs.ts";
import { columnBox } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import { setParagraph } from "./set-paragraph.ts";

/** The lines of a text, before they are put on pages. Arrays by line unless said otherwise. */
export interface TextLines {
  /** Where a line begins and where it ends in the text, the spaces at its end left out. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Twips. */
  readonly widths: Int32Array;
  /** By paragraph: its first line; one entry more tells where the last one ends. */
  readonly paragraphs: Int32Array;
  /** By paragraph: 1 where a new page begins before it. */
  readonly newPages: Uint8Array;
  /** Twips from line to line. */
  readonly lineHeight: number;
  /** Twips that the last line of a column needs: what a multiple of the spacing adds may hang over its foot. */
  readonly lastLineHeight: number;
}

const space = 0x20;

/** Breaks a text into lines by the font, the size and the width of a column. No lines where a column has no room. */
export function breakTextIntoLines(text: string, settings: PageSettings): TextLines {
  const measure = readFontMeasure(pageFonts[settings.font].metrics, settings.size, settings.kerning);
  const box = columnBox(settings);
  const paragraphs = box === null ? [] : findPageParagraphs(text, settings.paragraphs);
  const starts: number[] = [];
  const ends: number[] = [];
  const widths: number[] = [];
  const firstLines = new Int32Array(paragraphs.length + 1);
  const newPages = new Uint8Array(paragraphs.length);
  const full = (box?.width ?? 0) * dotsPerTwip;
  const first = Math.max(full - settings.indent * dotsPerTwip, Math.min(full, measure.dotsPerEm));
  const reader = createUnitReader();

  for (const [index, paragraph] of paragraphs.entries()) {
    firstLines[index] = starts.length;
    newPages[index] = paragraph.newPage ? 1 : 0;
    const units = reader(text, paragraph);
    let lineStart = 0;
    setParagraph(units, measure, first, full, {
      addLine(end, width) {
        starts.push(units.offsetOf(lineStart));
        ends.push(trimEnd(text, units.offsetOf(lineStart), units.offsetOf(end)));
        widths.push(Math.round(width / dotsPerTwip));
        lineStart = end;
      },
    });
  }
  firstLines[paragraphs.length] = starts.length;
  const lineHeight = lineHeightOf(measure, settings.spacing);
  return {
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    widths: Int32Array.from(widths),
    paragraphs: firstLines,
    newPages,
    lineHeight,
    lastLineHeight:
      settings.spacing.kind === "multiple" ? Math.min(lineHeight, measure.lineHeight) : lineHeight,
  };
}

function trimEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && isWhiteSpace(text.charCodeAt(last - 1))) last -= 1;
  return last;
}

/** Reads paragraphs into one buffer that grows; what it gives holds until the next one is read. */
function createUnitReader() {
  let codes = new Uint16Array(1024);
  let offsets = new Int32Array(1024);

  return (text: string, { start, end }: PageParagraph) => {
    if (end - start > codes.length) {
      codes = new Uint16Array((end - start) * 2);
      offsets = new Int32Array((end - start) * 2);
    }
    let length = 0;
    let at = start;
    while (at < end) {
      const code = text.charCodeAt(at);
      if (isSoftBreak(code)) {
        while (length > 0 && isBlank(codes[length - 1] ?? 0)) length -= 1;
        codes[length] = space;
        offsets[length] = at;
        while (at < end && isWhiteSpace(text.charCodeAt(at))) at += 1;
      } else {
        codes[length] = code;
        offsets[length] = at;
        at += 1;
      }
      length += 1;
    }
    const readOffsets = offsets;
    const units = length;
    return {
      codes,
      length,
      offsetOf: (unit: number) => (unit < units ? (readOffsets[unit] ?? end) : end),
    };
  };
}

function isBlank(code: number): boolean {
  return code === space || code === 0x09;
}
