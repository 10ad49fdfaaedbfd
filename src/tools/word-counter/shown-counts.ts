import type { Counts } from "#core/analyses/counts/counts.ts";
import type { ExclusionReport } from "#core/exclusions/analysis.ts";
import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";

/** What was left out of counts. */
export interface LeftOut {
  readonly kinds: readonly ExclusionKind[];
  /** The sizes with nothing left out; `null` until they are known, when the counts still hold everything. */
  readonly whole: ExclusionReport["whole"] | null;
}

/** The counts as they are shown: `null` for one that is still being worked out. */
export interface ShownCounts extends Omit<Counts, "sentences" | "paragraphs" | "uniqueWords"> {
  readonly sentences: number | null;
  readonly paragraphs: number | null;
  readonly uniqueWords: number | null;
  /** `null` where everything is counted. */
  readonly leftOut: LeftOut | null;
}

/** The figures of an empty text: what stands on the page until the first reading has answered. */
export const emptyCounts: ShownCounts = {
  words: 0,
  wordsByDialect: { word: 0, unicode: 0, wc: 0 },
  characters: 0,
  charactersWithoutSpaces: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
  uniqueWords: 0,
  averageWordLength: null,
  averageSentenceLength: null,
  longestSentence: null,
  length: 0,
  overflowStart: null,
  leftOut: null,
};

/** The figures that the scan of a long text has already, before its sentences have been read. */
export function countsSoFar(totals: TextTotals, dialect: keyof Counts["wordsByDialect"]): ShownCounts {
  const wordsByDialect = {
    word: totals.wordProcessorWords,
    unicode: totals.unicodeWords,
    wc: totals.wcWords,
  };
  return {
    ...emptyCounts,
    words: wordsByDialect[dialect],
    wordsByDialect,
    characters: totals.graphemes - totals.lineBreakGraphemes,
    charactersWithoutSpaces: totals.visibleGraphemes,
    sentences: null,
    paragraphs: null,
    lines: totals.lines,
    uniqueWords: null,
    length: totals.utf16Units,
  };
}

/** What the page knows of a text. */
export interface KnownCounts {
  readonly totals: TextTotals | null;
  readonly counts: Counts | null;
  readonly exclusions: ExclusionReport | null;
}

/**
 * The counts to show of a text from which `kinds` are to be left out: what the scan has so far while a long text comes,
 * else what remains, else everything, which `leftOut` then says. A report names its own kinds, so that the figures and
 * what is said of them belong together while the next report is on its way.
 */
export function chooseCounts(
  { totals, counts, exclusions }: KnownCounts,
  kinds: readonly ExclusionKind[],
  dialect: keyof Counts["wordsByDialect"],
): ShownCounts {
  const pending = kinds.length === 0 ? null : { kinds, whole: null };
  if (totals !== null) return { ...countsSoFar(totals, dialect), leftOut: pending };
  if (pending !== null && exclusions !== null && exclusions.kinds.length > 0) {
    const { remaining, whole } = exclusions;
    return { ...remaining, leftOut: { kinds: exclusions.kinds, whole } };
  }
  return counts === null ? emptyCounts : { ...counts, leftOut: pending };
}
