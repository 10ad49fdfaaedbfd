import type { Report } from "#files/report/report.ts";

/**
 * A tool's report under a title of the person's own: what the tool calls it becomes the subtitle, and the document is
 * named unless the report names one. An empty title changes none.
 */
export function titleReport(report: Report, typed: string, documentName: string): Report {
  const title = typed.trim();
  const name = report.source.name ?? documentName.trim();
  const named: Report = name === "" ? report : { ...report, source: { ...report.source, name } };
  if (title === "" || title === report.title) return named;
  const subtitle = report.subtitle === undefined ? report.title : `${report.title}: ${report.subtitle}`;
  return { ...named, title, subtitle };
}
