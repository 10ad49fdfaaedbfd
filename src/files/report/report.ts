/**
 * The results of any tool as plain data, ready to be handed out as a document. A tool fills it; the writers beside
 * this file turn it into PDF, DOCX, HTML, Markdown, TXT, CSV or JSON. Nothing here comes from a clock or a locale:
 * the same report makes the same file.
 */
export interface Report {
  readonly title: string;
  readonly subtitle?: string;
  /** `2026-11-21`, or a moment in UTC such as `2026-11-21T09:30:00Z` (RFC 3339). */
  readonly date: string;
  /** The BCP 47 tag of the report's own words (headings, labels), not of the text that was looked at. */
  readonly language: string;
  /** The direction of the report's own words: which side pages and tables start from. */
  readonly direction: "ltr" | "rtl";
  readonly source: ReportSource;
  /** How words were counted, such as `word` or `unicode`. */
  readonly countingDialect?: string;
  /** What people call that way of counting. */
  readonly countingName?: string;
  readonly sections: readonly ReportSection[];
}

/** The text that the report is about. */
export interface ReportSource {
  /** The name of the document or file. */
  readonly name?: string;
  /** The BCP 47 tag of the text. */
  readonly language?: string;
  /** Default: each paragraph by its first strong character (UAX #9, rules P2 and P3). */
  readonly direction?: "ltr" | "rtl";
  /** The text itself, where it is to be part of the report. */
  readonly text?: string;
  /** SHA-256 of the text, as `hashText` gives it: it tells which text was measured, also where the text is left out. */
  readonly textHash?: string;
}

export interface ReportSection {
  readonly heading?: string;
  readonly parts: readonly ReportPart[];
}

export type ReportPart = ReportParagraph | ReportFigures | ReportTable | ReportChart | ReportFindings;

export interface ReportParagraph {
  readonly kind: "paragraph";
  readonly text: string;
}

export interface ReportFigures {
  readonly kind: "figures";
  readonly figures: readonly ReportFigure[];
}

/** One number about the text. */
export interface ReportFigure {
  readonly label: string;
  readonly value: number | string;
  readonly unit?: string;
  /** How it was counted, or what to make of it. */
  readonly note?: string;
}

export interface ReportTable {
  readonly kind: "table";
  readonly caption?: string;
  readonly columns: readonly ReportColumn[];
  /** Each row has a cell a column; `null` is an empty cell. A short row is filled up with empty cells. */
  readonly rows: readonly (readonly ReportCell[])[];
}

export interface ReportColumn {
  readonly label: string;
  /** In a `percent` column a number is a share: 0.25 stands for 25 %. */
  readonly type: "text" | "number" | "percent";
}

export type ReportCell = string | number | null;

export interface ReportChart {
  readonly kind: "chart";
  readonly title: string;
  readonly chart: ChartData;
}

export type ChartData = BarChart | LineChart | Histogram;

/** Named amounts, each of zero or more, in the order to be shown. */
export interface BarChart {
  readonly shape: "bars";
  readonly unit?: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** A course of values, by rising `x`. */
export interface LineChart {
  readonly shape: "line";
  readonly horizontal: string;
  readonly vertical: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** How many fall between two bounds; the bins stand side by side, by rising bound. */
export interface Histogram {
  readonly shape: "histogram";
  readonly horizontal: string;
  readonly vertical: string;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

export interface ReportFindings {
  readonly kind: "findings";
  readonly findings: readonly ReportFinding[];
}

export type FindingSeverity = "error" | "warning" | "style" | "match";

/** A place in the text with a reason, shown between the words around it. */
export interface ReportFinding {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly severity: FindingSeverity;
  readonly message: string;
  /** What could stand there instead; an empty string stands for leaving the words out. */
  readonly fixes: readonly string[];
  /** Where it is, in words: "Paragraph 3". */
  readonly place?: string;
}

/** What goes in. Paragraphs of explanation follow what they explain. */
export interface ReportChoice {
  /** The text itself. Default: true. */
  readonly text?: boolean;
  /** Figures and tables. Default: true. */
  readonly figures?: boolean;
  readonly findings?: boolean;
  readonly charts?: boolean;
}

/**
 * The report with only what was chosen. A section from which something went is dropped when nothing but paragraphs is
 * left in it; a section of paragraphs alone always stays. The hash of the text stays when the text goes; an
 * empty text goes.
 */
export function selectReport(
  report: Report,
  { text = true, figures = true, findings = true, charts = true }: ReportChoice,
): Report {
  const wanted: Record<ReportPart["kind"], boolean> = {
    paragraph: true,
    figures,
    table: figures,
    chart: charts,
    findings,
  };
  const sections = report.sections.flatMap((section) => {
    const parts = section.parts.filter(({ kind }) => wanted[kind]);
    const isEmptied = parts.length < section.parts.length && parts.every(({ kind }) => kind === "paragraph");
    return isEmptied ? [] : [{ ...section, parts }];
  });
  const { text: fullText, ...sourceWithoutText } = report.source;
  const source =
    text && fullText !== undefined && fullText !== ""
      ? { ...sourceWithoutText, text: fullText }
      : sourceWithoutText;
  return { ...report, source, sections };
}
