import type { PageFontName } from "#core/pagination/page-fonts.ts";
import { defaultPageSettings, evenMargins } from "#core/pagination/page-settings.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import { papers } from "#core/pagination/papers.ts";
import type { PaperName } from "#core/pagination/papers.ts";
import { parseLength, twipsPerPoint } from "#core/pagination/lengths.ts";

import type { TextName } from "./texts.ts";

/** A text with the settings that it is laid out by. */
export interface PageCase {
  readonly name: string;
  readonly text: TextName;
  readonly settings: PageSettings;
}

/** Text, font, size, spacing, paper, margin, points after a paragraph; then what else is set. */
type Row = readonly [
  text: TextName,
  font: PageFontName,
  size: number,
  spacing: number,
  paper: PaperName,
  margin: string,
  after: number,
  further?: Partial<PageSettings>,
];

const inch = 1440;

const rows: readonly Row[] = [
  ["novel", "times-new-roman", 12, 1, "letter", "1in", 0],
  ["novel", "times-new-roman", 12, 2, "letter", "1in", 0],
  ["novel", "times-new-roman", 12, 1.5, "a4", "2.54cm", 0],
  ["novel", "times-new-roman", 11, 1.15, "a4", "2cm", 8],
  ["novel", "times-new-roman", 10.5, 1, "a5", "1.5cm", 0],
  ["novel", "times-new-roman", 14, 1.5, "legal", "1.25in", 6],
  ["novel", "times-new-roman", 9, 1, "a5", "12mm", 6],
  ["novel", "times-new-roman", 16, 2, "legal", "1in", 12],
  ["novel", "arial", 12, 2, "letter", "1in", 0],
  ["novel", "arial", 11, 1, "letter", "1in", 10],
  ["novel", "arial", 11, 1.15, "a4", "2.5cm", 8],
  ["novel", "arial", 10, 1, "a5", "1.5cm", 0],
  ["novel", "arial", 12, 1.5, "legal", "0.75in", 6],
  ["novel", "arial", 9, 1.15, "a4", "54pt", 0],
  ["novel", "calibri", 11, 1, "letter", "1in", 0],
  ["novel", "calibri", 11, 1.15, "letter", "1in", 10],
  ["novel", "calibri", 12, 2, "a4", "2.54cm", 0],
  ["novel", "calibri", 11.5, 1.5, "legal", "1in", 8],
  ["novel", "calibri", 10.5, 1, "a5", "15mm", 6],
  ["novel", "calibri", 14, 1, "a4", "3cm", 12],
  ["novel", "courier-new", 12, 2, "letter", "1in", 0],
  ["novel", "courier-new", 12, 1, "letter", "1in", 0],
  ["novel", "courier-new", 10, 1, "a4", "2cm", 6],
  ["novel", "courier-new", 11, 1.5, "legal", "1.5in", 0],
  ["novel", "courier-new", 9, 1.15, "a5", "1cm", 8],
  ["book", "times-new-roman", 12, 2, "letter", "1in", 0],
  ["book", "times-new-roman", 11, 1.15, "6x9", "0.75in", 0],
  ["book", "arial", 11, 1.15, "a4", "1in", 8],
  ["book", "calibri", 11, 1, "a5", "1in", 0],
  ["book", "courier-new", 12, 1, "a4", "1in", 0],
  ["speeches", "times-new-roman", 12, 2, "letter", "1in", 0],
  ["speeches", "times-new-roman", 11.5, 1, "a4", "2cm", 6],
  ["speeches", "times-new-roman", 10, 1.15, "a5", "1.2cm", 10],
  ["speeches", "arial", 12, 1.5, "a4", "2.54cm", 8],
  ["speeches", "arial", 10.5, 1, "letter", "0.8in", 0],
  ["speeches", "calibri", 11, 1.15, "letter", "1in", 8],
  ["speeches", "calibri", 12, 1.5, "a5", "1.5cm", 6],
  ["speeches", "courier-new", 12, 2, "legal", "1in", 12],
  ["speeches", "courier-new", 10.5, 1.15, "a4", "25mm", 0],
  ["dialogue", "times-new-roman", 12, 2, "letter", "1in", 0],
  ["dialogue", "times-new-roman", 12, 1, "a4", "1in", 12],
  ["dialogue", "times-new-roman", 11, 1, "a5", "1.5cm", 6],
  ["dialogue", "arial", 11, 1.15, "letter", "1in", 8],
  ["dialogue", "arial", 9.5, 1.5, "a5", "1cm", 0],
  ["dialogue", "calibri", 11, 1.15, "a4", "2.54cm", 8],
  ["dialogue", "calibri", 13, 2, "legal", "72pt", 10],
  ["dialogue", "courier-new", 12, 2, "letter", "1in", 0],
  ["dialogue", "courier-new", 11.5, 1, "a5", "14mm", 10],
  ["figures", "times-new-roman", 12, 1, "letter", "1in", 0],
  ["figures", "times-new-roman", 12, 1.5, "a5", "2cm", 6],
  ["figures", "arial", 11, 1, "a4", "2cm", 8],
  ["figures", "calibri", 11, 1.15, "letter", "1in", 10],
  ["figures", "courier-new", 10, 1, "a5", "1.5cm", 0],
  ["french", "times-new-roman", 12, 1.5, "a4", "2.5cm", 0],
  ["french", "calibri", 11, 1.15, "a5", "1.5cm", 8],
  ["german", "arial", 11, 1.5, "a4", "2.5cm", 6],
  ["german", "times-new-roman", 12, 2, "a5", "2cm", 0],
  ["spanish", "calibri", 12, 2, "letter", "1in", 0],
  ["polish", "times-new-roman", 12, 1.15, "a5", "1.5cm", 6],
  ["polish", "arial", 10, 1, "a5", "1.5cm", 10],
  ["russian", "times-new-roman", 14, 1.5, "a4", "2cm", 0],
  ["russian", "arial", 12, 1, "a5", "1.5cm", 6],
  ["greek", "calibri", 11, 1.15, "a5", "1.5cm", 6],
  ["novel", "times-new-roman", 12, 1, "letter", "1in", 0, { columns: 2 }],
  ["speeches", "arial", 10, 1, "a4", "2cm", 6, { columns: 3, columnGap: 360 }],
  ["novel", "times-new-roman", 12, 2, "letter", "1in", 0, { indent: inch / 2 }],
  ["dialogue", "times-new-roman", 11, 1.15, "5.5x8.5", "0.75in", 0, { indent: inch / 4 }],
  ["novel", "courier-new", 12, 2, "letter", "1in", 0, { widows: 1, orphans: 1 }],
  ["novel", "times-new-roman", 12, 1, "letter", "1in", 0, { spacing: { kind: "exactly", value: 24 } }],
  ["speeches", "calibri", 11, 1, "letter", "1in", 6, { spacing: { kind: "atLeast", value: 15 } }],
  ["dialogue", "arial", 11, 1, "a4", "1in", 6, { before: 120 }],
  ["novel", "times-new-roman", 11, 1.15, "a5", "1.5cm", 0, { kerning: false }],
  ["novel", "calibri", 11, 1.15, "letter", "1in", 8, { kerning: false }],
  ["novel", "cambria", 11, 1.15, "letter", "1in", 8],
  ["dialogue", "cambria", 12, 1.5, "6x9", "0.75in", 0],
  ["novel", "eb-garamond", 11, 1.15, "5.5x8.5", "0.75in", 0],
  ["dialogue", "courier-prime", 12, 2, "letter", "1in", 0],
];

/** The table that is held against LibreOffice. */
export const pageCases: readonly PageCase[] = rows.map(
  ([text, font, size, spacing, paper, margin, after, further = {}]) => ({
    name: [
      text,
      font,
      `${size} pt`,
      `spacing ${spacing}`,
      paper,
      margin,
      `after ${after} pt`,
      JSON.stringify(further),
    ]
      .join(", ")
      .replace(", {}", ""),
    text,
    settings: {
      ...defaultPageSettings,
      font,
      size,
      spacing: { kind: "multiple", value: spacing },
      paper: papers[paper],
      margins: evenMargins(parseLength(margin, "in") ?? inch),
      after: after * twipsPerPoint,
      ...further,
    },
  }),
);
