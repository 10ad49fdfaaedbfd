/** Letters with small numbers are counted in an array: those of the alphabet are numbered first. */
const SMALL = 64;
/** Three letter numbers below this fit the whole numbers of a double. */
const LARGE = 2 ** 17;
/** Different n-grams that are counted beside; writing with an alphabet has far fewer. */
const MOST_DIFFERENT = 1_000_000;

/** An n-gram by the numbers of its letters. */
export interface CountedNgram {
  readonly ids: readonly number[];
  readonly count: number;
}

/** Counts bigrams or trigrams in bounded room. */
export class NgramCounter {
  readonly #size: 2 | 3;
  readonly #small: Uint32Array;
  readonly #large = new Map<number, number>();
  #total = 0;
  #isCapped = false;

  constructor(size: 2 | 3) {
    this.#size = size;
    this.#small = new Uint32Array(SMALL ** size);
  }

  /** All that were added, also those that were not told apart for their number. */
  get total(): number {
    return this.#total;
  }

  /** Whether there were more different ones than are told apart. */
  get isCapped(): boolean {
    return this.#isCapped;
  }

  /** `before` is 0 for a bigram. */
  add(before: number, first: number, second: number): void {
    this.#total += 1;
    if (before < SMALL && first < SMALL && second < SMALL) {
      const index = (before * SMALL + first) * SMALL + second;
      this.#small[index] = (this.#small[index] ?? 0) + 1;
      return;
    }
    if (before >= LARGE || first >= LARGE || second >= LARGE) {
      this.#isCapped = true;
      return;
    }
    const key = (before * LARGE + first) * LARGE + second;
    const count = this.#large.get(key);
    if (count === undefined && this.#large.size >= MOST_DIFFERENT) this.#isCapped = true;
    else this.#large.set(key, (count ?? 0) + 1);
  }

  /** Every n-gram that was told apart, in no order. */
  *entries(): Generator<CountedNgram, void, undefined> {
    for (const [index, count] of this.#small.entries()) {
      if (count > 0) yield { ids: this.#split(index, SMALL), count };
    }
    for (const [key, count] of this.#large) yield { ids: this.#split(key, LARGE), count };
  }

  #split(key: number, base: number): readonly number[] {
    const last = key % base;
    const rest = Math.floor(key / base);
    return this.#size === 2 ? [rest, last] : [Math.floor(rest / base), rest % base, last];
  }
}
