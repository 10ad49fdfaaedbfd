import type { LimitSource } from "#core/limits/limit.ts";

import { defaultPageSettings, evenMargins } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import { papers } from "./papers.ts";

/** Settings that a style guide or a trade asks for. */
export interface PagePreset {
  readonly name: string;
  /** What is asked for, and what of it is a choice of ours. */
  readonly rule: string;
  /** Where that was read, and when; `null` for a house style that follows no one. */
  readonly source: LimitSource | null;
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

const checked = "2026-11-21";
const trims: LimitSource = {
  name: "Trims of Amazon KDP, as given by Vappingo",
  address: "https://www.vappingo.com/word-blog/kdp-trim-sizes/",
  checked,
  basis: "reported",
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

/** Says who asks for the settings of a preset, and when that was read; "" for a house style. */
export function describePresetSource({ source }: PagePreset): string {
  return source === null ? "" : `${source.name}, checked ${source.checked}.`;
}

/** The presets by name. Style guides allow more than one font; the one they name first, or most often, is taken. */
export const pagePresets = {
  mla: {
    name: "MLA paper",
    rule: "A readable font of 11 to 13 points such as Times New Roman, double-spaced, one-inch margins, half-inch indents.",
    source: {
      name: "MLA Handbook, 9th edition (2021), chapter 1, as given by the University of North Texas at Dallas",
      address: "https://library.untdallas.edu/mla9/formatting",
      checked,
      basis: "reported",
    },
    settings: academic,
  },
  apa: {
    name: "APA paper",
    rule: "Times New Roman 12 or one of five other fonts, double-spaced, one-inch margins, half-inch indents, no space between paragraphs.",
    source: {
      name: "APA Publication Manual, 7th edition (2020), 2.19 to 2.24, as given by Hondros College",
      address: "https://hondros.libanswers.com/faq/419486",
      checked,
      basis: "reported",
    },
    settings: academic,
  },
  chicago: {
    name: "Chicago paper",
    rule: "The Chicago Manual itself, 17th and 18th edition, sets no format for papers; universities ask for 12 points, double-spaced, an inch or more, half-inch indents.",
    source: {
      name: "Trent University, after The Chicago Manual of Style, 18th edition (2024)",
      address: "https://www.trentu.ca/academicskills/node/5364",
      checked,
      basis: "reported",
    },
    settings: academic,
  },
  manuscript: {
    name: "Fiction manuscript, classic",
    rule: "Courier 12, double-spaced, one-inch margins, half-inch indents, no space between paragraphs.",
    source: {
      name: "William Shunn, Proper Manuscript Format, classic (2021)",
      address: "https://www.shunn.net/format/classic/",
      checked,
      basis: "published",
    },
    settings: { ...academic, font: "courier-new" },
  },
  "manuscript-modern": {
    name: "Fiction manuscript, modern",
    rule: "Times New Roman 12, double-spaced, one-inch margins, half-inch indents, no space between paragraphs.",
    source: {
      name: "William Shunn, Proper Manuscript Format, modern (2021)",
      address: "https://www.shunn.net/format/story/",
      checked,
      basis: "published",
    },
    settings: academic,
  },
  "a4-report": {
    name: "A4 report",
    rule: "A house style, by no one’s rule: Calibri 11, spacing 1.15, 8 points after a paragraph, margins of 2.5 cm.",
    source: null,
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
    rule: "By no one’s rule, as universities differ: Times New Roman 12, spacing 1.5, margins of 2.5 cm, 4 cm at the spine.",
    source: null,
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
    rule: "A common trim of novels. Font, leading and margins are a usual choice, not a rule.",
    source: trims,
    settings: book("5x8", 11, 14, 0.7),
  },
  "book-5.5x8.5": {
    name: "Paperback 5.5 × 8.5 in",
    rule: "A common trim of novels and memoirs. Font, leading and margins are a usual choice, not a rule.",
    source: trims,
    settings: book("5.5x8.5", 11, 14.5, 0.75),
  },
  "book-6x9": {
    name: "Paperback 6 × 9 in",
    rule: "The commonest trim of non-fiction. Font, leading and margins are a usual choice, not a rule.",
    source: trims,
    settings: book("6x9", 11.5, 15, 0.8),
  },
  screenplay: {
    name: "Screenplay",
    rule: "Courier 12, single-spaced, a blank line between elements, 1.5 inches at the left, else one. Only the page is set: dialogue is not indented, so a script runs longer than counted here.",
    source: {
      name: "Western Michigan University, screenplay specifications",
      address: "http://homepages.wmich.edu/~lipkin/courses/com358/358screenplayspecs.htm",
      checked,
      basis: "reported",
    },
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
