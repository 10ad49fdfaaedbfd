/** A bar of the rhythm: one sentence, or the longest of several that stand side by side. */
export interface RhythmBar {
  /** The sentence that the bar is of. */
  readonly index: number;
  readonly words: number;
  /** How many sentences it stands for. */
  readonly count: number;
}

/** The lengths of the sentences from `from` to `to` (excluded) as at most `mostBars` bars, in their order. */
export function makeRhythmBars(
  words: Int32Array,
  { from, to }: { readonly from: number; readonly to: number },
  mostBars: number,
): readonly RhythmBar[] {
  const perBar = Math.max(1, Math.ceil((to - from) / Math.max(1, mostBars)));
  const bars: RhythmBar[] = [];
  for (let first = from; first < to; first += perBar) {
    const last = Math.min(to, first + perBar);
    let index = first;
    for (let other = first + 1; other < last; other += 1) {
      if ((words[other] ?? 0) > (words[index] ?? 0)) index = other;
    }
    bars.push({ index, words: words[index] ?? 0, count: last - first });
  }
  return bars;
}
