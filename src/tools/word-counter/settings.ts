import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { isRate, readingRates } from "#core/durations/durations.ts";
import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";
import type { TextRates } from "#files/text-report/text-rates.ts";

import { exclusionTexts } from "./exclusion-texts.ts";

/** How fast the text is read: an average for its kind, or the person's own rate. */
export interface ReadingPace {
  readonly kind: ReadingKind;
  /** Words a minute; kept while another kind is chosen. */
  readonly ownRate: number;
}

const readingKinds = ["nonFiction", "fiction", "own"] as const;
export type ReadingKind = (typeof readingKinds)[number];

const wordDialects: readonly WordDialect[] = ["word", "unicode", "wc"];

const announcementPauses = ["1", "2", "5", "off"] as const;
/** Seconds without typing before figures are spoken. */
export type AnnouncementPause = (typeof announcementPauses)[number];

export const defaultReadingPace: ReadingPace = { kind: "nonFiction", ownRate: readingRates.nonFiction };

/** Units a minute of a reading pace, for a language's rates; its own rate is all that some languages have. */
export function rateOf(
  pace: ReadingPace,
  { silent, fiction }: Pick<TextRates, "silent" | "fiction">,
): number {
  if (pace.kind === "own") return pace.ownRate;
  return pace.kind === "fiction" ? (fiction ?? silent) : silent;
}

/** Milliseconds of an announcement pause; `null` where nothing is to be spoken. */
export function millisecondsOf(pause: AnnouncementPause): number | null {
  return pause === "off" ? null : Number(pause) * 1000;
}

/** The following read a stored value and give `undefined` for anything that they do not know. */
export function parseDialect(stored: unknown): WordDialect | undefined {
  return wordDialects.find((known) => known === stored);
}

export function parseReadingPace(stored: unknown): ReadingPace | undefined {
  if (typeof stored !== "object" || stored === null || !("kind" in stored) || !("ownRate" in stored))
    return undefined;
  const kind = readingKinds.find((known) => known === stored.kind);
  return kind !== undefined && isRate(stored.ownRate) ? { kind, ownRate: stored.ownRate } : undefined;
}

/** `null`, the language's average, is also what stands for no stored rate. */
export function parseSpeakingRate(stored: unknown): number | undefined {
  return isRate(stored) ? stored : undefined;
}

export function parseAnnouncementPause(stored: unknown): AnnouncementPause | undefined {
  return announcementPauses.find((known) => known === stored);
}

/** Kinds that are no longer known are dropped, the others stay in force. */
export function parseExcludedKinds(stored: unknown): readonly ExclusionKind[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return exclusionTexts.map(({ kind }) => kind).filter((kind) => stored.includes(kind));
}
