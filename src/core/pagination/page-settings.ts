import type { PageFontName } from "./page-fonts.ts";
import { papers } from "./papers.ts";
import type { PaperSize } from "./papers.ts";

/**
 * The distance from line to line: a multiple of the font's own, or in points at least or exactly. Multiples are kept to
 * whole per cents, as word processors keep them.
 */
export interface LineSpacing {
  readonly kind: "multiple" | "atLeast" | "exactly";
  readonly value: number;
}

/** All lengths are in twips, 1/1440 inch. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * What ends a paragraph: `blank`, an empty line (line breaks within it are read as spaces, as in hard-wrapped text);
 * `line`, every line break, empty lines left out; `typed`, every line break, empty lines kept as empty paragraphs;
 * `auto`, a line break, or an empty line where lines look wrapped by hand.
 */
export const paragraphRules = ["blank", "line", "typed", "auto"] as const;
export type ParagraphRule = (typeof paragraphRules)[number];

/** How a page is set. Lengths are in twips (1/1440 inch) unless the name says points. */
export interface PageSettings {
  readonly font: PageFontName;
  /** Points, 4 to 96. */
  readonly size: number;
  readonly spacing: LineSpacing;
  readonly paper: PaperSize;
  readonly margins: Margins;
  readonly columns: number;
  readonly columnGap: number;
  /** Space above and below a paragraph; they add up between two. */
  readonly before: number;
  readonly after: number;
  /** How much further in the first line of a paragraph begins. */
  readonly indent: number;
  /** Lines of a paragraph that must stay together at the foot and at the head of a page; 1 lets it break anywhere. */
  readonly orphans: number;
  readonly widows: number;
  /** Whether pairs of letters are moved together where the font says so. */
  readonly kerning: boolean;
  readonly paragraphs: ParagraphRule;
}

const inch = 1440;

/** The same margin on all four sides. */
export function evenMargins(margin: number): Margins {
  return { top: margin, right: margin, bottom: margin, left: margin };
}

/** Times New Roman 12, single, letter, margins of an inch, nothing between paragraphs. */
export const defaultPageSettings: PageSettings = {
  font: "times-new-roman",
  size: 12,
  spacing: { kind: "multiple", value: 1 },
  paper: papers.letter,
  margins: evenMargins(inch),
  columns: 1,
  columnGap: inch / 2,
  before: 0,
  after: 0,
  indent: 0,
  orphans: 2,
  widows: 2,
  kerning: true,
  paragraphs: "blank",
};

/** The box that a column of text fills, in twips. */
export interface ColumnBox {
  readonly width: number;
  readonly height: number;
}

/** The least width and height of a column: less holds no text. */
export const leastColumn = inch / 4;

/** The box of one column; `null` where margins and gaps leave less than a quarter of an inch either way. */
export function columnBox(settings: PageSettings): ColumnBox | null {
  const { paper, margins, columns, columnGap } = settings;
  const across = paper.width - margins.left - margins.right - columnGap * (columns - 1);
  const width = Math.floor(across / columns);
  const height = paper.height - margins.top - margins.bottom;
  return width < leastColumn || height < leastColumn ? null : { width, height };
}
