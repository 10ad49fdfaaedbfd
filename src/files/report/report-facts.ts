import { formatDay, parseReportDate } from "./report-date.ts";
import type { ReportWording } from "./report-wording.ts";
import type { Report } from "./report.ts";

/** One line under the title: what was looked at, when, and how words were counted. */
export interface ReportFact {
  readonly label: string;
  readonly value: string;
}

/** The facts under the title, in the order to be shown; those that the report does not give are left out. */
export function listFacts(report: Report, wording: ReportWording, locale: string): readonly ReportFact[] {
  const { source, countingDialect } = report;
  return [
    { label: wording.source, value: source.name },
    { label: wording.date, value: formatDay(parseReportDate(report.date), locale) },
    { label: wording.counting, value: countingDialect },
  ].flatMap(({ label, value }) => (value === undefined || value === "" ? [] : [{ label, value }]));
}
