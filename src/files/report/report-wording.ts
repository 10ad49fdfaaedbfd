import type { FindingSeverity } from "./report.ts";

/** The words that the writers add of their own. `{…}` stands for what is put in. */
export interface ReportWording {
  readonly text: string;
  readonly counting: string;
  readonly source: string;
  /** The language of the text that was looked at. */
  readonly textLanguage: string;
  readonly date: string;
  readonly title: string;
  readonly subtitle: string;
  /** Over a finding's fixes. */
  readonly suggestions: string;
  /** Shown where a fix is to leave the words out. */
  readonly leaveOut: string;
  readonly noFindings: string;
  readonly figure: string;
  /** Over the names of a chart's bars. */
  readonly item: string;
  readonly value: string;
  readonly unit: string;
  readonly note: string;
  readonly kind: string;
  readonly message: string;
  readonly place: string;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly from: string;
  readonly to: string;
  readonly data: string;
  readonly page: string;
  readonly severities: Readonly<Record<FindingSeverity, string>>;
}

/** English. */
export const englishWording: ReportWording = {
  text: "Text",
  counting: "Counted as",
  source: "Document",
  textLanguage: "Language of the text",
  date: "Date",
  title: "Report",
  subtitle: "About",
  suggestions: "Suggestions",
  leaveOut: "(leave out)",
  noFindings: "Nothing found.",
  figure: "Figure",
  item: "Item",
  value: "Value",
  unit: "Unit",
  note: "Note",
  kind: "Kind",
  message: "Message",
  place: "Place",
  before: "Before",
  marked: "Marked",
  after: "After",
  from: "From",
  to: "To",
  data: "Data",
  page: "Page {page} of {pages}",
  severities: { error: "Error", warning: "Warning", style: "Style", match: "Match" },
};
