const STRIDE = 5;
const NO_MOVE = -1;

/** Parts of two texts that are not the same, in their order, without an object for each of what may be 200,000. */
export class RegionList {
  #values = new Int32Array(64 * STRIDE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  /** Adds a part: `[aStart, aEnd)` became `[bStart, bEnd)`, and which move it is an end of. */
  push(aStart: number, aEnd: number, bStart: number, bEnd: number, move: number | null): void {
    const place = this.#length * STRIDE;
    if (place === this.#values.length) {
      const larger = new Int32Array(place * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    const values = this.#values;
    values[place] = aStart;
    values[place + 1] = aEnd;
    values[place + 2] = bStart;
    values[place + 3] = bEnd;
    values[place + 4] = move ?? NO_MOVE;
    this.#length += 1;
  }

  aStart(index: number): number {
    return this.#values[index * STRIDE] ?? 0;
  }

  aEnd(index: number): number {
    return this.#values[index * STRIDE + 1] ?? 0;
  }

  bStart(index: number): number {
    return this.#values[index * STRIDE + 2] ?? 0;
  }

  bEnd(index: number): number {
    return this.#values[index * STRIDE + 3] ?? 0;
  }

  move(index: number): number | null {
    const move = this.#values[index * STRIDE + 4] ?? NO_MOVE;
    return move === NO_MOVE ? null : move;
  }
}
