import type { FlagSets } from "./flag-sets.ts";

/** A hash of UTF-16 units (FNV-1a, 32 bits, with a last mixing step). */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** No entry. */
export const noEntry = -1;

/**
 * The words of a dictionary in typed arrays: their letters end to end, the number of each one's set of flags, and a table
 * of hashes. About 20 bytes a word and two a letter, where strings and maps take several times that.
 */
export class WordStore {
  readonly sets: FlagSets;
  #units: Uint16Array;
  #starts: Uint32Array;
  #flags: Uint32Array;
  #table: Int32Array;
  /** Letters of each word, folded into 32 bits: tells at once that two words are unlike. */
  #masks: Uint32Array;
  readonly #later = new Map<number, number>();
  #count = 0;

  constructor(sets: FlagSets, expected: number, units: number) {
    this.sets = sets;
    this.#units = new Uint16Array(Math.max(16, units));
    this.#starts = new Uint32Array(expected + 1);
    this.#flags = new Uint32Array(expected);
    this.#masks = new Uint32Array(expected);
    this.#table = new Int32Array(tableSize(expected)).fill(noEntry);
  }

  /** How many entries there are; their numbers are from 0. */
  get size(): number {
    return this.#count;
  }

  /** Bytes that the words take, without their sets of flags. */
  get byteLength(): number {
    return [this.#units, this.#starts, this.#flags, this.#masks, this.#table].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** Adds a word with its set of flags; a word may be there several times with different ones. */
  add(word: string, flags: number): void {
    const found = this.find(word);
    if (found !== noEntry && this.#isKnown(found, flags)) return;
    if (this.#count >= this.#flags.length) this.#growEntries();
    const start = this.#starts[this.#count] ?? 0;
    if (start + word.length > this.#units.length) this.#growUnits(start + word.length);
    let mask = 0;
    for (let index = 0; index < word.length; index += 1) {
      const unit = word.charCodeAt(index);
      this.#units[start + index] = unit;
      mask |= 1 << (unit & 31);
    }
    const entry = this.#count;
    this.#starts[entry + 1] = start + word.length;
    this.#flags[entry] = flags;
    this.#masks[entry] = mask >>> 0;
    this.#count += 1;
    if (found === noEntry) this.#table[this.#slotOf(word)] = entry;
    else this.#later.set(this.#lastOf(found), entry);
  }

  /** The first entry of a word; `noEntry` for none. */
  find(word: string): number {
    return this.#table[this.#slotOf(word)] ?? noEntry;
  }

  /** The next entry of the same word; `noEntry` for none. */
  next(entry: number): number {
    return this.#later.get(entry) ?? noEntry;
  }

  /** Whether an entry has a flag. */
  has(entry: number, flag: number): boolean {
    return this.sets.has(this.#flags[entry] ?? 0, flag);
  }

  /** The number of an entry's set of flags. */
  flagsOf(entry: number): number {
    return this.#flags[entry] ?? 0;
  }

  /** The word of an entry. */
  wordOf(entry: number): string {
    return String.fromCharCode(
      ...this.#units.subarray(this.#starts[entry] ?? 0, this.#starts[entry + 1] ?? 0),
    );
  }

  /** How many UTF-16 units the word of an entry has. */
  lengthOf(entry: number): number {
    return (this.#starts[entry + 1] ?? 0) - (this.#starts[entry] ?? 0);
  }

  /** The letters of an entry's word in 32 bits, as `maskOf` folds them. */
  maskOfEntry(entry: number): number {
    return this.#masks[entry] ?? 0;
  }

  /** Gives back room that was kept for more. */
  seal(): void {
    this.#units = this.#units.slice(0, this.#starts[this.#count]);
    this.#starts = this.#starts.slice(0, this.#count + 1);
    this.#flags = this.#flags.slice(0, this.#count);
    this.#masks = this.#masks.slice(0, this.#count);
  }

  /** The place in the table where a word is, or would be. */
  #slotOf(word: string): number {
    const table = this.#table;
    const last = table.length - 1;
    for (let slot = hashOf(word) & last; ; slot = (slot + 1) & last) {
      const entry = table[slot] ?? noEntry;
      if (entry === noEntry || this.#isWord(entry, word)) return slot;
    }
  }

  #isWord(entry: number, word: string): boolean {
    const start = this.#starts[entry] ?? 0;
    if ((this.#starts[entry + 1] ?? 0) - start !== word.length) return false;
    for (let index = 0; index < word.length; index += 1) {
      if (this.#units[start + index] !== word.charCodeAt(index)) return false;
    }
    return true;
  }

  #isKnown(first: number, flags: number): boolean {
    for (let entry = first; entry !== noEntry; entry = this.next(entry)) {
      if (this.#flags[entry] === flags) return true;
    }
    return false;
  }

  #lastOf(first: number): number {
    let last = first;
    for (let entry = first; entry !== noEntry; entry = this.next(entry)) last = entry;
    return last;
  }

  #growUnits(least: number): void {
    const grown = new Uint16Array(Math.max(2 * this.#units.length, least));
    grown.set(this.#units);
    this.#units = grown;
  }

  #growEntries(): void {
    const most = Math.max(16, 2 * this.#flags.length);
    this.#starts = grownTo(this.#starts, most + 1);
    this.#flags = grownTo(this.#flags, most);
    this.#masks = grownTo(this.#masks, most);
    const entries = this.#table.filter((entry) => entry !== noEntry);
    this.#table = new Int32Array(tableSize(most)).fill(noEntry);
    for (const entry of entries) this.#table[this.#slotOf(this.wordOf(entry))] = entry;
  }
}

/** Letters folded into 32 bits. */
export function maskOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask >>> 0;
}

function grownTo(numbers: Uint32Array, length: number): Uint32Array {
  const grown = new Uint32Array(length);
  grown.set(numbers);
  return grown;
}

/** A power of two with at least half the places free. */
function tableSize(entries: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(16, 2 * entries)));
}
