import type { PageAssessment } from "#core/seo/assess-page.ts";
import type { AssessmentGroup, Rating } from "#core/seo/assessment.ts";
import type { TermGap } from "#core/seo/terms/missing-terms.ts";
import type { Span } from "#core/document/span.ts";

import type { FileOffset } from "../input/file-offsets.ts";
import { sourceName } from "../output/source-name.ts";

/** What is printed of one input. */
export interface SeoReport {
  readonly source: string;
  readonly assessment: PageAssessment;
  readonly terms: readonly TermGap[] | null;
  readonly toFile: FileOffset;
}

const groups: readonly (readonly [group: AssessmentGroup, heading: string])[] = [
  ["keyphrase", "Keyphrase"],
  ["content", "Content"],
  ["readability", "Readability"],
  ["page", "Page"],
];
const ratingNames: Readonly<Record<Rating, string>> = { good: "good", ok: "ok  ", bad: "bad ", none: "-   " };
const basisNames = { published: "", usability: "", folklore: " [rule of thumb]" } as const;
const shownTerms = 20;

/** How many assessments have each rating. */
export function countRatings({ assessments }: PageAssessment): Readonly<Record<Rating, number>> {
  const counts = { good: 0, ok: 0, bad: 0, none: 0 };
  for (const { rating } of assessments) counts[rating] += 1;
  return counts;
}

/** The object of one input in the JSON output. What cannot be rated is told apart from what is. */
export function describeSeoReport({ source, assessment, terms, toFile }: SeoReport): {
  readonly source: string;
} & Readonly<Record<string, unknown>> {
  const { assessments, outline, outlineFaults, wordCount, sentenceCount, fields } = assessment;
  const inFile = ({ start, end }: Span): Span => ({ start: toFile(start), end: toFile(end) });
  return {
    source,
    words: wordCount,
    sentences: sentenceCount,
    ...fields,
    counts: countRatings(assessment),
    assessments: assessments.flatMap(
      ({ id, name, group, rating, basis, message, fix, spans, source: basedOn }) =>
        rating === "none"
          ? []
          : [{ id, name, group, rating, basis, message, fix, spans: spans.map(inFile), source: basedOn }],
    ),
    notApplicable: assessments.flatMap(({ id, rating, message }) =>
      rating === "none" ? [{ id, message }] : [],
    ),
    outline: outline.map((entry) => ({ ...entry, span: inFile(entry.span) })),
    outlineFaults: outlineFaults.map((fault) => ({ ...fault, span: inFile(fault.span) })),
    ...(terms === null ? {} : { missingTerms: terms.map(({ ownSpans: _places, ...term }) => term) }),
  };
}

function formatOne({ source, assessment, terms }: SeoReport): string {
  const { good, ok, bad } = countRatings(assessment);
  const lines = [`${sourceName(source)}: ${good} good, ${ok} ok, ${bad} bad, ${assessment.wordCount} words`];
  for (const [group, heading] of groups) {
    const rows = assessment.assessments.filter((each) => each.group === group && each.rating !== "none");
    if (rows.length === 0) continue;
    lines.push("", heading);
    for (const { rating, name, message, basis, fix } of rows) {
      lines.push(`  ${ratingNames[rating]}  ${name}${basisNames[basis]}: ${message}`);
      if (fix !== null) lines.push(`        ${fix}`);
    }
  }
  if (assessment.outline.length > 0) {
    lines.push("", "Outline");
    for (const { level, text } of assessment.outline)
      lines.push(`  ${"  ".repeat(level - 1)}H${level} ${text}`);
    for (const { message } of assessment.outlineFaults) lines.push(`  ! ${message}`);
  }
  if (terms !== null) {
    lines.push("", "Terms that the other texts have, by weight: texts, times in each, times here");
    for (const { term, inTexts, counts, ownCount } of terms.slice(0, shownTerms)) {
      lines.push(`  ${term}: ${inTexts}; ${counts.join(", ")}; ${ownCount}`);
    }
    if (terms.length === 0) lines.push("  none");
  }
  return `${lines.join("\n")}\n`;
}

/** The reports for people, an empty line between two. */
export function formatSeoReports(reports: readonly SeoReport[]): string {
  return reports.map(formatOne).join("\n");
}
