import type { GradeBand } from "#core/readability-findings/audiences.ts";
import { findingNames } from "#core/readability-findings/finding-kinds.ts";
import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import type { ScoredPart } from "#core/readability-findings/score-along.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report, ReportFinding, ReportPart } from "#files/report/report.ts";
import { readabilitySection } from "#files/text-report/readability-section.ts";

import { formatCount } from "./format.ts";
import type { KindCounts } from "./requests.ts";
import { describeStanding } from "./summary-section.tsx";
import type { Reading } from "./use-reading.ts";

/** What the report tells. */
export interface ReportRequest {
  readonly reading: Reading;
  readonly band: GradeBand;
  readonly audience: string;
  readonly findings: readonly ReadabilityFinding[];
  readonly counts: KindCounts;
  readonly parts: readonly ScoredPart[];
}

const mostReported = 1000;
const contextUnits = 80;

/** The scores with what they were computed from, the course of the median, and the findings in context. */
export function buildReport({ reading, band, audience, findings, counts, parts }: ReportRequest): Report {
  const { text, readability, language } = reading;
  const scores = readabilitySection(readability, language);
  const median = readability.consensus?.median ?? null;
  const points = parts.flatMap(({ number, score }) =>
    score === null ? [] : [{ x: number + 1, y: Number(score.toFixed(1)) }],
  );
  const target: ReportPart = {
    kind: "paragraph",
    text: `Written for: ${audience}. ${median === null ? "No formula for the language gives a school year." : `${describeStanding(median, band)}.`}`,
  };
  const course: readonly ReportPart[] =
    points.length < 2
      ? []
      : [
          {
            kind: "chart",
            title: "Median grade along the text",
            chart: {
              shape: "line",
              horizontal: "Part of 100 words and more",
              vertical: "Median grade",
              points,
            },
          },
        ];
  return {
    title: "Readability",
    date: formatReportDay(new Date()),
    language: "en",
    direction: "ltr",
    source: { language, text },
    sections: [
      { heading: "Target", parts: [target, ...course] },
      ...(scores === null ? [] : [scores]),
      {
        heading: "What makes it hard",
        parts: [
          {
            kind: "table",
            caption: "Findings by kind",
            columns: [
              { label: "Kind", type: "text" },
              { label: "Number", type: "number" },
            ],
            rows: Object.entries(findingNames).map(([kind, [, several]]) => [several, countOf(counts, kind)]),
          },
          {
            kind: "paragraph",
            text:
              (findings.length > mostReported
                ? `The first ${formatCount(mostReported)} of ${formatCount(findings.length)} places that are shown follow. `
                : "") +
              "They are places to look at, not mistakes. They come from lists and patterns of English, which know nothing of meaning.",
          },
          {
            kind: "findings",
            findings: findings.slice(0, mostReported).map((finding) => reportFinding(text, finding)),
          },
        ],
      },
    ],
  };
}

function countOf(counts: KindCounts, kind: string): number {
  return Object.entries(counts).find(([name]) => name === kind)?.[1] ?? 0;
}

function reportFinding(text: string, { check, span, message, fixes }: ReadabilityFinding): ReportFinding {
  const { start, end } = span;
  return {
    before: text.slice(Math.max(0, start - contextUnits), start),
    marked: text.slice(start, end),
    after: text.slice(end, end + contextUnits),
    severity: "style",
    message: `${nameOf(check)}: ${message}`,
    fixes,
  };
}

function nameOf(kind: FindingKind): string {
  const [one] = findingNames[kind];
  return one.charAt(0).toUpperCase() + one.slice(1);
}
