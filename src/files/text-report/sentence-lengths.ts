import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { countSentenceStarts } from "#core/document/block-starts.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { readSentenceRules } from "#core/sentences/language-rules.ts";

/** The longest that the reading keeps the thread to itself. */
const TURN_MS = 24;

/**
 * The length of each sentence in words by a dialect, in the order of the text; sentences are those of `language` (BCP
 * 47). Empty for a text without one. Lets others have a turn now and then, so that a page stays alive meanwhile.
 */
export async function measureSentenceLengths(
  text: string,
  language: string,
  dialect: WordDialect,
): Promise<readonly number[]> {
  const lengths: number[] = [];
  let turnEnd = performance.now() + TURN_MS;
  for (const block of parseBlocks(text, readSentenceRules(language))) {
    const starts = wordRules[dialect].findStarts(block);
    let next = 0;
    // The first sentence of a block may be the rest of the last one before it.
    let goesOn = countSentenceStarts(block) < block.sentences.length;
    for (const { end } of block.sentences) {
      const first = next;
      while (next < starts.length && (starts[next] ?? end) < end) next += 1;
      const words = next - first + (goesOn ? (lengths.pop() ?? 0) : 0);
      lengths.push(words);
      goesOn = false;
    }
    if (performance.now() < turnEnd) continue;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
    turnEnd = performance.now() + TURN_MS;
  }
  return lengths;
}

/** How many sentences have from `from` to `to` words, both included. */
export interface LengthBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BIN_WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_BINS = 16;

/**
 * Sentences by their length, in at most 16 bins of one round width, from that of the shortest to that of the longest;
 * the last one takes all from its start on where the lengths spread too far. A length of 0 counts as 1. Empty for none.
 */
export function binLengths(lengths: readonly number[]): readonly LengthBin[] {
  if (lengths.length === 0) return [];
  const longest = lengths.reduce((most, length) => Math.max(most, length), 1);
  const shortest = lengths.reduce((least, length) => Math.min(least, Math.max(1, length)), longest);
  const indexOf = (length: number, width: number): number => Math.floor((Math.max(1, length) - 1) / width);
  const width =
    BIN_WIDTHS.find((wide) => indexOf(longest, wide) - indexOf(shortest, wide) < MOST_BINS) ?? 1000;
  const first = indexOf(shortest, width);
  const bins = Array.from({ length: Math.min(MOST_BINS, indexOf(longest, width) - first + 1) }, () => 0);
  for (const length of lengths) {
    const index = Math.min(bins.length - 1, indexOf(length, width) - first);
    bins[index] = (bins[index] ?? 0) + 1;
  }
  return bins.map((count, index) => {
    const from = (first + index) * width + 1;
    const to = from + width - 1;
    return { from, to: index === bins.length - 1 ? Math.max(to, longest) : to, count };
  });
}
