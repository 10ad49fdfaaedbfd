import type { Finding } from "#core/analysis/finding.ts";
import type { Mark } from "#workspace/workspace.ts";

/** More than this are not marked at once: typing would become slow. */
export const mostMarks = 4000;

/** The name by which a mark and its finding know each other. */
export function idOf({ check, span }: Finding): string {
  return `${check}:${span.start}:${span.end}`;
}

/** A whole sentence in the strong mark would hide the words in it. */
const longestStrong = 120;

/** The marks of findings by tier, and of the chosen one again; the first of them where there are too many. */
export function marksOf(findings: readonly Finding[], chosen: Finding | null): readonly Mark[] {
  const marks = findings
    .slice(0, mostMarks)
    .map((finding): Mark => ({ span: finding.span, kind: finding.tier, id: idOf(finding) }));
  return chosen === null || chosen.span.end - chosen.span.start > longestStrong
    ? marks
    : [...marks, { span: chosen.span, kind: "strong", id: idOf(chosen) }];
}

const contextUnits = 24;

/** What an ignored finding is known by when the text around it moves. */
export function ignoreKey(text: string, { check, span }: Finding): string {
  return `${check}:${text.slice(Math.max(0, span.start - contextUnits), span.end)}`;
}

/**
 * The findings that are mended in one go with this one. A misspelling: the same word wherever it stands, with the same
 * fix. Anything else: all of its check that have a fix, each with its own first.
 */
export function alikeOf(findings: readonly Finding[], finding: Finding, text: string): readonly Finding[] {
  const written = text.slice(finding.span.start, finding.span.end);
  return findings.filter(
    ({ check, span, fixes }) =>
      check === finding.check &&
      fixes.length > 0 &&
      (check !== "spelling" || text.slice(span.start, span.end) === written),
  );
}
