import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import type { ShownMark } from "#ui/mark-swatch/mark-swatch.tsx";
import type { Mark } from "#workspace/workspace.ts";

/** How the places of each kind are drawn: washes for sentences; dashes, dots and plain lines for words. */
export const markKinds: Readonly<Record<FindingKind, ShownMark>> = {
  "very-hard-sentence": "over",
  "hard-sentence": "place",
  "long-word": "match",
  "simpler-word": "match",
  "passive-voice": "style",
  nominalisation: "style",
  adverb: "likely",
  hedge: "likely",
};

/** More than this are not marked at once: typing would become slow. */
export const mostMarks = 6000;

/** The name by which a mark and its finding know each other. */
export function idOf({ check, span }: ReadabilityFinding): string {
  return `${check}:${span.start}:${span.end}`;
}

/** The marks of findings, and of the chosen one again; the first of them where there are too many. */
export function marksOf(
  findings: readonly ReadabilityFinding[],
  chosen: ReadabilityFinding | null,
): readonly Mark[] {
  const marks = findings
    .slice(0, mostMarks)
    .map((finding): Mark => ({ span: finding.span, kind: markKinds[finding.check], id: idOf(finding) }));
  return chosen === null || chosen.span.end - chosen.span.start > longestStrong
    ? marks
    : [...marks, { span: chosen.span, kind: "strong", id: idOf(chosen) }];
}

/** A whole sentence in the strong mark would hide the words marked in it. */
const longestStrong = 120;

const leastContext = 16;

/** What an ignored finding is known by when the text around it moves. */
export function ignoreKey(text: string, { check, span }: ReadabilityFinding): string {
  return `${check}:${text.slice(Math.max(0, span.start - leastContext), span.end)}`;
}
