import type { Readability } from "#core/analyses/readability/readability.ts";
import {
  audienceIds,
  audiences,
  leastGrade,
  mostGrade,
  standing,
} from "#core/readability-findings/audiences.ts";
import type { GradeBand } from "#core/readability-findings/audiences.ts";
import type { FindingKind } from "#core/readability-findings/finding-kinds.ts";
import { findHardSentences, sentenceBounds } from "#core/readability-findings/hard-sentences.ts";
import { readText } from "#core/readability-findings/read-text.ts";
import type { TextReading } from "#core/readability-findings/read-text.ts";
import { scoreParagraphs, scoreWindows } from "#core/readability-findings/score-along.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";

import { UsageError } from "../arguments.ts";

/** Whom a text is for, as given. */
export interface AudienceOption extends GradeBand {
  readonly name: string;
}

export type PartKind = "paragraph" | "window";

/** Where the median lies to what an audience is used to. */
export interface AudienceReport extends AudienceOption {
  readonly standing: "below" | "within" | "above" | null;
}

/** A place that makes a text hard. */
export interface ListedFinding {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly kind: FindingKind;
  readonly text: string;
  readonly message: string;
  readonly fixes: readonly string[];
}

/** A part of a text with its score. */
export interface ListedPart {
  readonly start: number;
  readonly end: number;
  readonly number: number;
  readonly words: number;
  readonly sentences: number;
  readonly score: number | null;
  /** How it begins. */
  readonly text: string;
}

/** What is told beside the scores, where it was asked for. */
export interface ReadabilityDetails {
  readonly audience?: AudienceReport;
  readonly findings?: readonly ListedFinding[];
  readonly parts?: readonly ListedPart[];
}

interface DetailOptions {
  readonly audience: AudienceOption | null;
  readonly by: PartKind | null;
  readonly withFindings: boolean;
}

const beginningUnits = 50;

/** The names that `--audience` takes. */
export const audienceNames: readonly string[] = audienceIds.filter((id) => id !== "own");

/** Reads the value of `--audience`: a name, or a range of grades. Throws a `UsageError` for anything else. */
export function readAudience(value: string | null): AudienceOption | null {
  if (value === null) return null;
  const named = audiences.find(({ id }) => id === value && id !== "own");
  if (named !== undefined) return { name: named.id, from: named.from, to: named.to };
  const [, first = "", last = ""] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  const band = { from: Number(first), to: Number(last) };
  if (first === "" || band.from < leastGrade || band.to > mostGrade || band.from > band.to) {
    throw new UsageError(
      `There is no audience "${value}"; there are ${audienceNames.join(", ")}, and ranges of grades from ${leastGrade} to ${mostGrade} such as 6-8.`,
    );
  }
  return { name: value, ...band };
}

/** Reads the value of `--by`. Throws a `UsageError` for anything else. */
export function readPartKind(value: string | null): PartKind | null {
  if (value === null || value === "paragraph" || value === "window") return value;
  throw new UsageError("The option --by takes paragraph or window.");
}

/** What was asked for beside the scores. The text is read for it only if something was. */
export function reportDetails(
  text: string,
  scores: Readability,
  rules: SentenceRules,
  { audience, by, withFindings }: DetailOptions,
): ReadabilityDetails {
  const median = scores.consensus?.median ?? null;
  const reading = withFindings || by !== null ? readText(text, scores.language, rules) : null;
  return {
    ...(audience !== null && {
      audience: { ...audience, standing: median === null ? null : standing(median, audience) },
    }),
    ...(withFindings &&
      reading !== null &&
      audience !== null && { findings: listFindings(text, reading, audience) }),
    ...(by !== null && reading !== null && { parts: listParts(text, reading, by, median !== null) }),
  };
}

function listFindings(text: string, reading: TextReading, band: GradeBand): readonly ListedFinding[] {
  const hard = findHardSentences(text, reading, sentenceBounds(reading.language, band));
  return [...hard, ...reading.findings]
    .toSorted((first, second) => first.span.start - second.span.start || second.span.end - first.span.end)
    .map(({ span: { start, end }, check, message, fixes }) => ({
      start,
      end,
      kind: check,
      text: text.slice(start, end),
      message,
      fixes,
    }));
}

function listParts(
  text: string,
  reading: TextReading,
  by: PartKind,
  hasGrades: boolean,
): readonly ListedPart[] {
  const score = hasGrades ? "median" : "lix";
  const parts = by === "paragraph" ? scoreParagraphs(reading, score) : scoreWindows(reading, score);
  return parts.map(({ span: { start, end }, number, words, sentences, score }) => ({
    start,
    end,
    number: number + 1,
    words,
    sentences,
    score,
    text: text.slice(start, Math.min(end, start + beginningUnits)),
  }));
}
