/** Gives each pair of numbers a number of its own, from 0, in the order in which they come. */
export class PairNumbers {
  #firsts: Int32Array;
  #seconds: Int32Array;
  #slots: Int32Array;
  #size = 0;

  /** @param expected About how many different pairs will come. */
  constructor(expected: number) {
    const room = 2 ** Math.ceil(Math.log2(Math.max(16, expected)));
    this.#firsts = new Int32Array(room);
    this.#seconds = new Int32Array(room);
    this.#slots = new Int32Array(room * 2).fill(-1);
  }

  get size(): number {
    return this.#size;
  }

  numberOf(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let slot = mixPair(first, second) & mask;
    for (;;) {
      const known = this.#slots[slot] ?? -1;
      if (known < 0) break;
      if (this.#firsts[known] === first && this.#seconds[known] === second) return known;
      slot = (slot + 1) & mask;
    }
    if (this.#size === this.#firsts.length) {
      this.#grow();
      return this.numberOf(first, second);
    }
    const added = this.#size;
    this.#slots[slot] = added;
    this.#firsts[added] = first;
    this.#seconds[added] = second;
    this.#size += 1;
    return added;
  }

  firstOf(pair: number): number {
    return this.#firsts[pair] ?? 0;
  }

  secondOf(pair: number): number {
    return this.#seconds[pair] ?? 0;
  }

  #grow(): void {
    const room = this.#firsts.length * 2;
    const firsts = new Int32Array(room);
    firsts.set(this.#firsts);
    this.#firsts = firsts;
    const seconds = new Int32Array(room);
    seconds.set(this.#seconds);
    this.#seconds = seconds;
    this.#slots = new Int32Array(room * 2).fill(-1);
    const mask = this.#slots.length - 1;
    for (let pair = 0; pair < this.#size; pair += 1) {
      let slot = mixPair(firsts[pair] ?? 0, seconds[pair] ?? 0) & mask;
      while ((this.#slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = pair;
    }
  }
}

/** Spreads pairs over the slots; the constants are those of MurmurHash3 (Appleby 2011). */
function mixPair(first: number, second: number): number {
  let hash = Math.imul(first, 0xcc9e2d51) ^ Math.imul(second + 0x9e3779b9, 0x1b873593);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}
