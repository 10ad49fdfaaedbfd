import type { CountListener } from "./top-terms.ts";

const FIRST_SLOTS = 2 ** 12;
const LONG_STRIDE_SLOTS = 2 ** 20;
/** A slot holds a phrase's number plus one in its low bits, and bits of its hash above them. */
const NUMBER_BITS = 26;
const NUMBER_MASK = 2 ** NUMBER_BITS - 1;

/**
 * Counts runs of `length` words, each given by a number. Each distinct run gets a number from 0; one whose count
 * falls to 0 keeps it.
 *
 * Nearly every lookup misses the processor's cache, twice: in the slots and in the entries. So a block's phrases are
 * looked up together in three passes, of which the first two only fetch, with nothing that waits for another fetch;
 * that halves the time. An entry keeps the count beside the words, and a slot some bits of the hash, so that another
 * phrase's entry is hardly ever fetched. It holds 4 × (length + 1) + 8 to 16 bytes a distinct phrase.
 */
export class PhraseTable {
  /** Occurrences of all phrases. */
  tokens = 0;

  readonly #length: number;
  /** An entry is its count and its words. */
  readonly #stride: number;
  #size = 0;
  #slots = new Int32Array(FIRST_SLOTS);
  /** The first entry stays empty: it is the one that empty slots lead to. */
  #entries: Int32Array;
  /** Where the phrases of a block start among its words, and their hashes. */
  #starts = new Int32Array(FIRST_SLOTS);
  #hashes = new Int32Array(FIRST_SLOTS);

  /** @param expected How many distinct phrases there will be, about, if that is known. */
  constructor(length: number, expected = 0) {
    this.#length = length;
    this.#stride = length + 1;
    this.#entries = new Int32Array((FIRST_SLOTS / 2) * this.#stride);
    this.#makeRoom(Math.min(NUMBER_MASK, Math.ceil(expected)));
  }

  /** How many numbers have been given out. */
  get size(): number {
    return this.#size;
  }

  countOf(phrase: number): number {
    return this.#entries[(phrase + 1) * this.#stride] ?? 0;
  }

  /** The number of one of a phrase's words, from 0. */
  wordOf(phrase: number, index: number): number {
    return this.#entries[(phrase + 1) * this.#stride + 1 + index] ?? 0;
  }

  /**
   * Adds 1 or -1 to the count of every phrase among the first `end` of `words`; a negative number there is an edge
   * that no phrase crosses. Tells `listener` of every count that grew.
   */
  count(words: Int32Array, end: number, change: 1 | -1, listener: CountListener): void {
    const found = this.#hashAll(words, end);
    this.#makeRoom(found);
    this.#fetch(found);
    // Private fields are looked up each time they are named: not in here.
    const length = this.#length;
    const stride = this.#stride;
    const slots = this.#slots;
    const entries = this.#entries;
    const starts = this.#starts;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    let size = this.#size;
    for (let index = 0; index < found; index += 1) {
      const hash = hashes[index] ?? 0;
      const start = starts[index] ?? 0;
      const tag = hash & ~NUMBER_MASK;
      let slot = hash & mask;
      for (;;) {
        const held = slots[slot] ?? 0;
        if (held === 0) {
          size += 1;
          slots[slot] = tag | size;
          const entry = size * stride;
          entries[entry] = change;
          for (let word = 0; word < length; word += 1) entries[entry + 1 + word] = words[start + word] ?? 0;
          if (change > 0) listener.rise(size - 1, 1);
          break;
        }
        if ((held & ~NUMBER_MASK) === tag) {
          const number = held & NUMBER_MASK;
          const entry = number * stride;
          let same = 0;
          while (same < length && entries[entry + 1 + same] === words[start + same]) same += 1;
          if (same === length) {
            const count = (entries[entry] ?? 0) + change;
            entries[entry] = count;
            if (change > 0) listener.rise(number - 1, count);
            break;
          }
        }
        slot = (slot + 1) & mask;
      }
    }
    this.#size = size;
    this.tokens += found * change;
  }

  /** Writes the starts and hashes of all phrases, and returns how many there are. */
  #hashAll(words: Int32Array, end: number): number {
    if (this.#starts.length < end) {
      this.#starts = new Int32Array(end * 2);
      this.#hashes = new Int32Array(end * 2);
    }
    const length = this.#length;
    const starts = this.#starts;
    const hashes = this.#hashes;
    let found = 0;
    let run = 0;
    for (let index = 0; index < end; index += 1) {
      if ((words[index] ?? -1) < 0) {
        run = 0;
        continue;
      }
      run += 1;
      if (run < length) continue;
      const start = index + 1 - length;
      starts[found] = start;
      hashes[found] = hashWords(words, start, index + 1);
      found += 1;
    }
    return found;
  }

  /** Touches what the lookups of a block will read. The sum only keeps the reads from being optimised away. */
  #fetch(found: number): number {
    const stride = this.#stride;
    const slots = this.#slots;
    const entries = this.#entries;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    let sum = 0;
    for (let index = 0; index < found; index += 1) sum ^= slots[(hashes[index] ?? 0) & mask] ?? 0;
    for (let index = 0; index < found; index += 1) {
      const held = slots[(hashes[index] ?? 0) & mask] ?? 0;
      sum ^= entries[(held & NUMBER_MASK) * stride] ?? 0;
    }
    return sum;
  }

  /** Makes room for as many new phrases, so that nothing moves while they are counted. */
  #makeRoom(added: number): void {
    const size = this.#size + added;
    if (size > NUMBER_MASK) throw new RangeError(`More than ${NUMBER_MASK} distinct phrases`);
    const units = (size + 1) * this.#stride;
    if (units > this.#entries.length) {
      const entries = new Int32Array(Math.max(this.#entries.length * 2, units));
      entries.set(this.#entries);
      this.#entries = entries;
    }
    let slots = this.#slots.length;
    // Small tables grow in long strides, since a long text is on its way.
    while (size * 2 > slots) slots *= slots < LONG_STRIDE_SLOTS ? 4 : 2;
    if (slots > this.#slots.length) this.#rehash(slots);
  }

  #rehash(length: number): void {
    const slots = new Int32Array(length);
    const mask = length - 1;
    for (let entry = 1; entry <= this.#size; entry += 1) {
      const start = entry * this.#stride + 1;
      const hash = hashWords(this.#entries, start, start + this.#length);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~NUMBER_MASK) | entry;
    }
    this.#slots = slots;
  }
}

/** Mixes all bits of some numbers into the low ones, which choose the slot, and the high ones, which tag it. */
function hashWords(words: Int32Array, start: number, end: number): number {
  let hash = 0;
  for (let index = start; index < end; index += 1) {
    hash = (Math.imul(hash ^ (words[index] ?? 0), 0x9e3779b1) + (hash >>> 15)) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
