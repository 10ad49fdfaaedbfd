import { formatLength } from "#core/pagination/lengths.ts";
import { isPageFontName } from "#core/pagination/page-fonts.ts";
import type { PageFontName } from "#core/pagination/page-fonts.ts";
import {
  formatMargins,
  formatPoints,
  formatSpacing,
  parseMargins,
  parseSize,
  parseSpace,
  parseSpacing,
} from "#core/pagination/page-options.ts";
import { paragraphRules } from "#core/pagination/page-settings.ts";
import type { LineSpacing, Margins, PageSettings, ParagraphRule } from "#core/pagination/page-settings.ts";
import { paperNames, papers, parsePaper } from "#core/pagination/papers.ts";
import type { PaperSize } from "#core/pagination/papers.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";

/** How each setting is written in the address, in storage and in its box. */
export const fontCodec: AddressCodec<PageFontName> = {
  parse: (text) => (isPageFontName(text) ? text : undefined),
  format: (font) => font,
};

export const sizeCodec: AddressCodec<number> = { parse: parseSize, format: String };

export const spacingCodec: AddressCodec<LineSpacing> = { parse: parseSpacing, format: formatSpacing };

/** The name of a paper by its size, or its size in inches. */
export const paperCodec: AddressCodec<PaperSize> = {
  parse: parsePaper,
  format: ({ width, height }) =>
    paperNames.find((name) => papers[name].width === width && papers[name].height === height) ??
    `${formatLength(width, "in").replace("in", "")}x${formatLength(height, "in")}`,
};

/** Inches where they come out even, centimetres else: people give what their guide says. */
export const marginCodec: AddressCodec<Margins> = {
  parse: parseMargins,
  format: (margins) => {
    const sides = [margins.top, margins.right, margins.bottom, margins.left];
    return formatMargins(margins, sides.every((side) => side % 18 === 0) ? "in" : "cm");
  },
};

export const pointsCodec: AddressCodec<number> = {
  parse: (text) => parseSpace(text, "pt"),
  format: formatPoints,
};

export const indentCodec: AddressCodec<number> = {
  parse: (text) => parseSpace(text, "in"),
  format: (twips) => formatLength(twips, twips % 18 === 0 ? "in" : "cm"),
};

/** Columns beyond six hold no line of reading text. */
export const columnsCodec: AddressCodec<number> = {
  parse: (text) => (/^[1-6]$/.test(text.trim()) ? Number(text) : undefined),
  format: String,
};

export const paragraphsCodec: AddressCodec<ParagraphRule> = {
  parse: (text) => paragraphRules.find((rule) => rule === text),
  format: (rule) => rule,
};

/** A number of words or pages that was asked about, 1 to 100 million; separators are passed over. */
export const amountCodec: AddressCodec<number> = {
  parse: (text) => {
    const digits = text.trim().replaceAll(/(?<=\d)[,\s’'](?=\d{3})/g, "");
    const amount = /^\d{1,9}(?:\.\d)?$/.test(digits) ? Number(digits) : Number.NaN;
    return amount >= 1 && amount <= 100_000_000 ? amount : undefined;
  },
  format: String,
};

/** Whether two settings lay a text out alike. What ends a paragraph is the text's matter, and left aside. */
export function isSameSetting(first: PageSettings, second: PageSettings): boolean {
  const written = (settings: PageSettings) =>
    JSON.stringify([
      settings.font,
      settings.size,
      formatSpacing(settings.spacing),
      paperCodec.format(settings.paper),
      marginCodec.format(settings.margins),
      settings.columns,
      settings.before,
      settings.after,
      indentCodec.format(settings.indent),
      settings.orphans,
      settings.widows,
    ]);
  return written(first) === written(second);
}
