import { foldWord } from "#core/lexicon/fold-word.ts";

/** Most words are short: this is the room for one before the scratch space grows. */
const SCRATCH_UNITS = 4096;
const FIRST_SLOTS = 1024;

/**
 * The distinct words of a text, folded as `foldWord` does, each with a number from 0 and a running count.
 *
 * It hashes straight from the text, with no string for each word: a million words take about 60 ms. A word whose
 * count falls to 0 keeps its number.
 */
export class WordTable {
  /** Occurrences of all words. */
  tokens = 0;
  /** Words that occur at least once. */
  distinct = 0;
  /** Words that occur exactly once. */
  hapaxes = 0;

  #size = 0;
  #slots = new Int32Array(FIRST_SLOTS).fill(-1);
  #hashes = new Int32Array(FIRST_SLOTS);
  #counts = new Int32Array(FIRST_SLOTS);
  #starts = new Int32Array(FIRST_SLOTS + 1);
  #units = new Uint16Array(FIRST_SLOTS * 8);
  #hash = 0;
  #scratch = new Uint16Array(SCRATCH_UNITS);

  /** How many numbers have been given out. */
  get size(): number {
    return this.#size;
  }

  /** The number of the word `text.slice(start, end)`, a new one if need be. Its count stays as it is. */
  intern(text: string, start: number, end: number): number {
    const length = this.#fold(text, start, end);
    const hash = this.#hash;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const word = this.#slots[slot] ?? -1;
      if (word < 0) break;
      if (this.#hashes[word] === hash && this.#isScratch(word, length)) return word;
      slot = (slot + 1) & mask;
    }
    return this.#append(hash, slot, length);
  }

  /** Adds to a word's count, and returns the new one. */
  count(word: number, change: 1 | -1): number {
    const before = this.#counts[word] ?? 0;
    const after = before + change;
    this.#counts[word] = after;
    this.tokens += change;
    if (after === 0) this.distinct -= 1;
    else if (before === 0) this.distinct += 1;
    if (after === 1) this.hapaxes += 1;
    else if (before === 1) this.hapaxes -= 1;
    return after;
  }

  /** Counts by number, up to `size`. Look it up anew after `intern`, which may move it. */
  get counts(): Int32Array {
    return this.#counts;
  }

  /** A word as folded. */
  term(word: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#starts[word] ?? 0, this.#starts[word + 1] ?? 0));
  }

  /** Negative, zero or positive as the first word comes before, is or comes after the second by UTF-16 units. */
  compare(first: number, second: number): number {
    const firstStart = this.#starts[first] ?? 0;
    const secondStart = this.#starts[second] ?? 0;
    const firstLength = (this.#starts[first + 1] ?? 0) - firstStart;
    const secondLength = (this.#starts[second + 1] ?? 0) - secondStart;
    const shared = Math.min(firstLength, secondLength);
    for (let index = 0; index < shared; index += 1) {
      const difference = (this.#units[firstStart + index] ?? 0) - (this.#units[secondStart + index] ?? 0);
      if (difference !== 0) return difference;
    }
    return firstLength - secondLength;
  }

  /** Writes the folded word to the scratch space and its hash to `#hash`; returns its length. */
  #fold(text: string, start: number, end: number): number {
    if (end - start > this.#scratch.length) this.#scratch = new Uint16Array((end - start) * 2);
    const scratch = this.#scratch;
    let hash = 0;
    for (let offset = start; offset < end; offset += 1) {
      let code = text.charCodeAt(offset);
      if (code >= 0x80) {
        if (code !== 0x2019) return this.#foldSlowly(text.slice(start, end));
        code = 0x27;
      } else if (code >= 0x41 && code <= 0x5a) {
        code += 0x20;
      }
      scratch[offset - start] = code;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    this.#hash = mix(hash);
    return end - start;
  }

  #foldSlowly(word: string): number {
    const folded = foldWord(word);
    if (folded.length > this.#scratch.length) this.#scratch = new Uint16Array(folded.length * 2);
    let hash = 0;
    for (let index = 0; index < folded.length; index += 1) {
      const code = folded.charCodeAt(index);
      this.#scratch[index] = code;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    this.#hash = mix(hash);
    return folded.length;
  }

  #isScratch(word: number, length: number): boolean {
    const start = this.#starts[word] ?? 0;
    if ((this.#starts[word + 1] ?? 0) - start !== length) return false;
    for (let index = 0; index < length; index += 1) {
      if (this.#units[start + index] !== this.#scratch[index]) return false;
    }
    return true;
  }

  #append(hash: number, slot: number, length: number): number {
    const word = this.#size;
    const start = this.#starts[word] ?? 0;
    if (start + length > this.#units.length) this.#units = grown(this.#units, (start + length) * 2);
    this.#units.set(this.#scratch.subarray(0, length), start);
    if (word + 1 >= this.#counts.length) {
      this.#counts = grown(this.#counts, (word + 1) * 2);
      this.#hashes = grown(this.#hashes, (word + 1) * 2);
      this.#starts = grown(this.#starts, (word + 1) * 2 + 1);
    }
    this.#starts[word + 1] = start + length;
    this.#hashes[word] = hash;
    this.#slots[slot] = word;
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length) this.#rehash();
    return word;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let word = 0; word < this.#size; word += 1) {
      let slot = (this.#hashes[word] ?? 0) & mask;
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      slots[slot] = word;
    }
    this.#slots = slots;
  }
}

/** Spreads all bits of a sum into the low ones, which choose the slot. */
function mix(sum: number): number {
  const hash = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

function grown<Table extends Int32Array | Uint16Array>(table: Table, length: number): Table;
function grown(table: Int32Array | Uint16Array, length: number): Int32Array | Uint16Array {
  const larger = table instanceof Int32Array ? new Int32Array(length) : new Uint16Array(length);
  larger.set(table);
  return larger;
}
