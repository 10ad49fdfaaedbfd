/** Whole numbers below 2 ** 32, added one by one; several times faster than an array that grows, and smaller. */
export class OffsetList {
  #values = new Uint32Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** What was added so far, in an array of its own. */
  toArray(): Uint32Array {
    return this.#values.slice(0, this.#length);
  }
}
