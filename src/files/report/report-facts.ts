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
  const { source, countingDialect, countingName = countingDialect } = report;
  return [
    { label: wording.source, value: source.name },
    { label: wording.date, value: formatDay(parseReportDate(report.date), locale) },
    { label: wording.textLanguage, value: nameLanguage(source.language, locale) },
    { label: wording.counting, value: countingName },
  ].flatMap(({ label, value }) => (value === undefined || value === "" ? [] : [{ label, value }]));
}

/** The name of a language (BCP 47) in another one; nothing for a tag that says nothing. */
function nameLanguage(tag: string | undefined, locale: string): string | undefined {
  if (tag === undefined) return undefined;
  try {
    return new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(tag);
  } catch (error) {
    // A malformed tag names no language.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
