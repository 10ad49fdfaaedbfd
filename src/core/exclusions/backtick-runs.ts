const RUN = /`+/g;
const NONE = -1;

/** The runs of backticks of a text, and for each the next one of the same length, which may close it. */
export class BacktickRuns {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #closers: Int32Array;
  #index = 0;

  constructor(text: string) {
    for (const match of text.matchAll(RUN)) {
      this.#starts.push(match.index);
      this.#ends.push(match.index + match[0].length);
    }
    this.#closers = new Int32Array(this.#starts.length).fill(NONE);
    const nextOfLength = new Map<number, number>();
    for (let index = this.#starts.length - 1; index >= 0; index -= 1) {
      const length = (this.#ends[index] ?? 0) - (this.#starts[index] ?? 0);
      this.#closers[index] = nextOfLength.get(length) ?? NONE;
      nextOfLength.set(length, index);
    }
  }

  /** Where the run ends that closes the run at `start`; -1 for none. To be asked with ascending offsets. */
  findCloserEnd(start: number): number {
    while ((this.#starts[this.#index] ?? Infinity) < start) this.#index += 1;
    if (this.#starts[this.#index] !== start) return NONE;
    const closer = this.#closers[this.#index] ?? NONE;
    return closer === NONE ? NONE : (this.#ends[closer] ?? NONE);
  }
}
