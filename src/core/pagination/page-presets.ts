import { defaultPageSettings, evenMargins } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import { papers } from "./papers.ts";

/** Settings that a style guide or a trade asks for. */
export interface PagePreset {
  readonly name: string;
  /** What it follows, with the edition or year. */
  readonly source: string;
  readonly settings: PageSettings;
}

const inch = 1440;
const centimetre = 1440 / 2.54;

/** Times New Roman 12, double, an inch around, first lines half an inch in: what the style guides have in common. */
const academic: PageSettings = {
  ...defaultPageSettings,
  spacing: { kind: "multiple", value: 2 },
  indent: inch / 2,
};

function book(paper: keyof typeof papers, size: number, leading: number, margin: number): PageSettings {
  return {
    ...defaultPageSettings,
    font: "eb-garamond",
    size,
    spacing: { kind: "exactly", value: leading },
    paper: papers[paper],
    margins: evenMargins(margin * inch),
    indent: inch / 4,
  };
}

/** The presets by name. Style guides allow more than one font; the one they name first, or most often, is taken. */
export const pagePresets = {
  mla: {
    name: "MLA paper",
    source:
      "MLA Handbook, 9th edition (2021): a readable font of 11 to 13 points, double-spaced, one-inch margins.",
    settings: academic,
  },
  apa: {
    name: "APA paper",
    source:
      "APA Publication Manual, 7th edition (2020), 2.19 to 2.24: Times New Roman 12, double-spaced, one inch.",
    settings: academic,
  },
  chicago: {
    name: "Chicago paper",
    source:
      "Turabian, A Manual for Writers, 9th edition (2018), appendix: 12 points, double-spaced, an inch or more.",
    settings: academic,
  },
  manuscript: {
    name: "Fiction manuscript",
    source:
      "Shunn, Proper Manuscript Format: 12 points in Courier or Times New Roman, double-spaced, one inch.",
    settings: { ...academic, font: "courier-new" },
  },
  "a4-report": {
    name: "A4 report",
    source: "A house style: Calibri 11, spacing 1.15, 8 points after a paragraph, margins of 2.5 cm.",
    settings: {
      ...defaultPageSettings,
      font: "calibri",
      size: 11,
      spacing: { kind: "multiple", value: 1.15 },
      paper: papers.a4,
      margins: evenMargins(Math.round(2.5 * centimetre)),
      after: 160,
    },
  },
  "a4-thesis": {
    name: "A4 thesis",
    source:
      "Common at universities: Times New Roman 12, spacing 1.5, margins of 2.5 cm and 4 cm at the spine.",
    settings: {
      ...defaultPageSettings,
      spacing: { kind: "multiple", value: 1.5 },
      paper: papers.a4,
      margins: { ...evenMargins(Math.round(2.5 * centimetre)), left: Math.round(4 * centimetre) },
      after: 120,
    },
  },
  "book-5x8": {
    name: "Paperback 5 × 8 in",
    source: "A common trim of novels.",
    settings: book("5x8", 11, 14, 0.7),
  },
  "book-5.5x8.5": {
    name: "Paperback 5.5 × 8.5 in",
    source: "A common trim of novels and memoirs.",
    settings: book("5.5x8.5", 11, 14.5, 0.75),
  },
  "book-6x9": {
    name: "Paperback 6 × 9 in",
    source: "A common trim of non-fiction.",
    settings: book("6x9", 11.5, 15, 0.8),
  },
  screenplay: {
    name: "Screenplay",
    source: "Courier 12, single, 1.5 inches at the left. Only the page is set: dialogue is not indented.",
    settings: {
      ...defaultPageSettings,
      font: "courier-prime",
      margins: { ...evenMargins(inch), left: inch * 1.5 },
      after: 240,
    },
  },
} satisfies Readonly<Record<string, PagePreset>>;

export type PagePresetName = keyof typeof pagePresets;

export const pagePresetNames: readonly PagePresetName[] = Object.keys(pagePresets).filter(isPagePresetName);

/** Whether a name is that of a preset. */
export function isPagePresetName(name: string): name is PagePresetName {
  return Object.hasOwn(pagePresets, name);
}
