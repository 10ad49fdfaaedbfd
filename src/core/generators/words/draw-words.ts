import { chooseOne, chooseSeveral } from "#core/random/choose.ts";
import { createSeededRandom } from "#core/random/seeded-random.ts";

import type { LexiconWord } from "./lexicon.ts";

export interface Draw {
  readonly count: number;
  /** Any text. The same seed gives the same words of the same list. */
  readonly seed: string;
  /** Whether a word may come more than once. */
  readonly repeats: boolean;
  /** Words that stay where they are, by their place from 0; the others are drawn around them. */
  readonly kept?: ReadonlyMap<number, LexiconWord>;
}

/**
 * Draws words, each equally likely, in random order. Without repeats there may be fewer than asked for: then all that
 * there are.
 */
export function drawWords(words: readonly LexiconWord[], draw: Draw): readonly LexiconWord[] {
  const random = createSeededRandom(draw.seed);
  const kept = new Map([...(draw.kept ?? [])].filter(([place]) => place >= 0 && place < draw.count));
  const open = draw.count - kept.size;
  if (draw.repeats) {
    const drawn = Array.from({ length: open }, () => chooseOne(words, random));
    return fillAround(kept, drawn, draw.count);
  }
  const standing = new Set([...kept.values()].map(({ word }) => word));
  const free = standing.size === 0 ? words : words.filter(({ word }) => !standing.has(word));
  return fillAround(kept, chooseSeveral(free, open, random), draw.count);
}

function fillAround(
  kept: ReadonlyMap<number, LexiconWord>,
  drawn: readonly (LexiconWord | undefined)[],
  count: number,
): readonly LexiconWord[] {
  let next = 0;
  return Array.from({ length: count }, (_, place) => {
    const standing = kept.get(place);
    if (standing !== undefined) return standing;
    next += 1;
    return drawn[next - 1];
  }).filter((word) => word !== undefined);
}
