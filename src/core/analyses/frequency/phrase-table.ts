const FIRST_SLOTS = 1024;
const LONG_STRIDE_SLOTS = 2 ** 18;
/** Numbers of words and phrases stay below this, so that a pair of them makes one exact float. */
const RADIX = 2 ** 26;

/**
 * Counts pairs of numbers below 2^26, such as two words, or a two-word phrase and a word. Each distinct pair gets a
 * number from 0; one whose count falls to 0 keeps it. It holds 20 to 40 bytes a distinct pair.
 */
export class PhraseTable {
  /** Occurrences of all pairs. */
  tokens = 0;

  #size = 0;
  #slots = new Int32Array(FIRST_SLOTS).fill(-1);
  #keys = new Float64Array(FIRST_SLOTS / 2);
  #counts = new Int32Array(FIRST_SLOTS / 2);

  /** How many numbers have been given out. */
  get size(): number {
    return this.#size;
  }

  /** Adds 1 or -1 to the count of a pair, and returns its number. */
  count(first: number, second: number, change: 1 | -1): number {
    const key = first * RADIX + second;
    const mask = this.#slots.length - 1;
    let slot = hash(first, second) & mask;
    let phrase = this.#slots[slot] ?? -1;
    while (phrase >= 0 && this.#keys[phrase] !== key) {
      slot = (slot + 1) & mask;
      phrase = this.#slots[slot] ?? -1;
    }
    if (phrase < 0) phrase = this.#append(key, slot);
    this.#counts[phrase] = (this.#counts[phrase] ?? 0) + change;
    this.tokens += change;
    return phrase;
  }

  /** Counts by number, up to `size`. Look it up anew after `count`, which may move it. */
  get counts(): Int32Array {
    return this.#counts;
  }

  firstOf(phrase: number): number {
    return Math.floor((this.#keys[phrase] ?? 0) / RADIX);
  }

  secondOf(phrase: number): number {
    return (this.#keys[phrase] ?? 0) % RADIX;
  }

  #append(key: number, slot: number): number {
    const phrase = this.#size;
    if (phrase >= RADIX) throw new RangeError(`More than ${RADIX} distinct phrases`);
    if (phrase === this.#keys.length) {
      const keys = new Float64Array(phrase * 2);
      keys.set(this.#keys);
      this.#keys = keys;
      const counts = new Int32Array(phrase * 2);
      counts.set(this.#counts);
      this.#counts = counts;
    }
    this.#keys[phrase] = key;
    this.#slots[slot] = phrase;
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length) this.#rehash();
    return phrase;
  }

  #rehash(): void {
    // Small tables grow in long strides, since a long text is on its way.
    const stride = this.#slots.length < LONG_STRIDE_SLOTS ? 8 : 2;
    const slots = new Int32Array(this.#slots.length * stride).fill(-1);
    const mask = slots.length - 1;
    for (let phrase = 0; phrase < this.#size; phrase += 1) {
      let slot = hash(this.firstOf(phrase), this.secondOf(phrase)) & mask;
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      slots[slot] = phrase;
    }
    this.#slots = slots;
  }
}

/** Mixes all bits of two numbers into the low ones, which choose the slot. */
function hash(first: number, second: number): number {
  let mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
