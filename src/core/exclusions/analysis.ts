import { createTally } from "#core/analysis/tally.ts";
import type { WholeTextAnalysis } from "#core/analysis/whole-text-analysis.ts";
import { counts } from "#core/analyses/counts/analysis.ts";
import type { Counts, CountsOptions, WordDialect } from "#core/analyses/counts/counts.ts";
import { countByDialect } from "#core/dialects/counting-dialects.ts";
import { parseBlocksInSteps } from "#core/document/parse-blocks.ts";
import type { Span } from "#core/document/span.ts";
import { countText } from "#core/scan/text-totals.ts";

import { excludeText } from "./exclude-text.ts";
import type { ExcludedSpan, ExclusionKind } from "./exclude-text.ts";
import { findOriginalOffset } from "./remaining-text.ts";
import type { KeptPiece } from "./remaining-text.ts";

export interface ExclusionReportOptions extends CountsOptions {
  /** What to leave out of the counts. */
  readonly kinds: readonly ExclusionKind[];
  /** Say of every kind how much it would take out by itself. Costs one more reading of the text a kind. */
  readonly describeKinds: boolean;
  /** The most spans listed. */
  readonly spanLimit: number;
}

/** What leaving out one kind alone would take from the counts. */
export interface KindSize {
  /** Code blocks, addresses, footnotes, marks … */
  readonly occurrences: number;
  /** Words fewer, by the dialect asked for. Below 0 where marks alone join words (`a|b` is one to a word processor). */
  readonly words: number;
}

/** What is counted once parts of a text are left out. */
export interface ExclusionReport {
  /** The kinds left out, as they were asked for. */
  readonly kinds: readonly ExclusionKind[];
  /** The same figures with nothing left out. */
  readonly whole: Pick<Counts, "words" | "characters">;
  /** The counts of what remains. Its spans and offsets, and its `length`, are those of the whole text. */
  readonly remaining: Counts;
  /** What was left out, ascending; the first of it when there is more than `spanLimit`. */
  readonly spans: readonly ExcludedSpan[];
  /** How many pieces were left out. */
  readonly spanCount: number;
  /** `null` unless asked for. */
  readonly kindSizes: Readonly<Record<ExclusionKind, KindSize>> | null;
}

/** `excludeText`, and the counts of what remains, for an engine to run. */
export const exclusions: WholeTextAnalysis<ExclusionReportOptions, ExclusionReport> = {
  id: "exclusions",

  readText(text, { kinds, describeKinds, spanLimit, dialect, limit }) {
    const { text: rest, kept, spans } = excludeText(text, kinds);
    const totals = countText(text);
    const whole = {
      words: countByDialect(text, dialect),
      characters: totals.graphemes - totals.lineBreakGraphemes,
    };
    return {
      kinds,
      whole,
      remaining: placeInOriginal(countRest(rest, { dialect, limit }), kept, text.length),
      spans: spans.slice(0, spanLimit),
      spanCount: spans.length,
      kindSizes: describeKinds ? measureKinds(text, dialect, whole.words) : null,
    };
  },
};

function countRest(text: string, options: CountsOptions): Counts {
  const tally = createTally(counts);
  const starts: number[] = [];
  let length = 0;
  for (const block of parseBlocksInSteps(text)) {
    starts.push(length);
    tally.append(block);
    length += block.text.length;
  }
  return tally.summarize(starts, options);
}

function placeInOriginal(remaining: Counts, kept: readonly KeptPiece[], length: number): Counts {
  const { longestSentence, overflowStart } = remaining;
  return {
    ...remaining,
    longestSentence:
      longestSentence === null
        ? null
        : { ...longestSentence, span: findOriginalSpan(kept, longestSentence.span) },
    overflowStart: overflowStart === null ? null : findOriginalOffset(kept, overflowStart),
    length,
  };
}

/** From the first character to the last, and all that was left out between them. */
function findOriginalSpan(kept: readonly KeptPiece[], { start, end }: Span): Span {
  return { start: findOriginalOffset(kept, start), end: findOriginalOffset(kept, end - 1) + 1 };
}

function measureKinds(
  text: string,
  dialect: WordDialect,
  wholeWords: number,
): Readonly<Record<ExclusionKind, KindSize>> {
  const measure = (kind: ExclusionKind): KindSize => {
    const alone = excludeText(text, [kind]);
    const { occurrences } = alone.counts[kind];
    const words = occurrences === 0 ? 0 : wholeWords - countByDialect(alone.text, dialect);
    return { occurrences, words };
  };
  return {
    frontMatter: measure("frontMatter"),
    code: measure("code"),
    comments: measure("comments"),
    footnotes: measure("footnotes"),
    quotations: measure("quotations"),
    citations: measure("citations"),
    urls: measure("urls"),
    markdown: measure("markdown"),
  };
}
