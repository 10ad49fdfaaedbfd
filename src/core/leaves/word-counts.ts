import { foldUnit, foldWord } from "#core/lexicon/fold-word.ts";

/** Numbers in a slot: three that make up the key, and the count. */
const SLOT = 4;
const LEAST_SLOTS = 1 << 10;
const LEAST_POOL = 1 << 12;
/** The most units of a word that its slot holds. */
export const MOST_PACKED_UNITS = 11;
/** In place of a slot's third number: the pool holds the word, from the second number on; the first is its hash. */
const POOLED = -1;
/** In place of what a unit is folded to: it is no one unit, or depends on what stands around it. */
const BY_WORD = 0xffff;

/** A word, folded, and how often it occurs. */
export interface WordCount {
  readonly word: string;
  readonly count: number;
}

/** Which words to list. */
export interface TopWordsOptions {
  /** Leave out words of fewer code points. */
  readonly minimumLength?: number;
  /** Leave out these words, written as the list writes them: lower case, ' for ’. */
  readonly without?: ReadonlySet<string>;
}

/** What UTF-16 units are folded to, as far as it was asked for; 0 elsewhere. */
const foldedUnits = new Uint16Array(0x10000);
/** 1 for marks that may change places with one beside them, as far as it was asked for. */
const isMark = new Uint8Array(0x10000);

/**
 * How often each word occurs, folded as `foldWord` does.
 *
 * A hash table over typed arrays (open addressing, linear probing) that makes no string of a word it counts. Words of
 * up to 11 units below U+0100 stand in their slot, others in a pool. A word whose count falls to 0 keeps its slot
 * until such words are more than half of all; then they are cleared away, so that the memory in use follows the words
 * that occur.
 */
export class WordCounts {
  #slots = new Int32Array(LEAST_SLOTS * SLOT);
  /** Slots with a key, words that no longer occur among them. */
  #used = 0;
  #unique = 0;
  #pool = new Uint16Array(LEAST_POOL);
  #poolEnd = 0;
  #folded = new Uint16Array(LEAST_POOL);

  /** How many different words occur. */
  get unique(): number {
    return this.#unique;
  }

  /** Forgets all words. */
  clear(): void {
    this.#slots = new Int32Array(LEAST_SLOTS * SLOT);
    this.#used = 0;
    this.#unique = 0;
    this.#pool = new Uint16Array(LEAST_POOL);
    this.#poolEnd = 0;
  }

  /** Counts `text.slice(start, end)`, at least one unit, as one word that occurs `change` times more. */
  count(text: string, start: number, end: number, change: number): void {
    const length = this.#fold(text, start, end);
    if (this.#isPackable(length)) {
      this.countPacked(
        this.#pack(0, length),
        this.#pack(4, length),
        this.#pack(8, length) | (length << 24),
        change,
      );
      return;
    }
    const hash = this.#hashFolded(length);
    const at = this.#findPooled(hash, length);
    if (this.#slots[at + 2] === 0) {
      this.#slots[at] = hash;
      this.#slots[at + 1] = this.#keep(length);
      this.#slots[at + 2] = POOLED;
      this.#used += 1;
    }
    this.#change(at, change);
  }

  /**
   * Counts a word of 1 to 11 units below U+0100, folded already: units 1 to 4 in the first number, the first of them
   * lowest, 5 to 8 in the second, 9 to 11 in the third with the word's length in its highest byte.
   */
  countPacked(first: number, second: number, third: number, change: number): void {
    const at = this.#findPacked(first, second, third);
    const slots = this.#slots;
    if (slots[at + 2] === 0) {
      slots[at] = first;
      slots[at + 1] = second;
      slots[at + 2] = third;
      this.#used += 1;
    }
    this.#change(at, change);
  }

  /** How often the word `text.slice(start, end)`, at least one unit, occurs. */
  countOf(text: string, start: number, end: number): number {
    const length = this.#fold(text, start, end);
    const at = this.#isPackable(length)
      ? this.#findPacked(this.#pack(0, length), this.#pack(4, length), this.#pack(8, length) | (length << 24))
      : this.#findPooled(this.#hashFolded(length), length);
    return this.#slots[at + 3] ?? 0;
  }

  /** The words that occur most often: by count, highest first, equals in the order of their UTF-16 units. */
  top(limit: number, { minimumLength = 0, without }: TopWordsOptions): WordCount[] {
    const most = Math.min(Math.max(0, Math.floor(limit)), this.#unique);
    const room = 2 * most + 64;
    const slots = this.#slots;
    const best: WordCount[] = [];
    let least = most > 0 ? 1 : Infinity;
    for (let at = 0; at < slots.length; at += SLOT) {
      const count = slots[at + 3] ?? 0;
      if (count < least) continue;
      const word = this.#wordAt(at);
      if (without?.has(word) === true || countCodePoints(word) < minimumLength) continue;
      best.push({ word, count });
      if (best.length < room) continue;
      best.sort(compareRanks);
      best.length = most;
      least = best.at(-1)?.count ?? 1;
    }
    return best.sort(compareRanks).slice(0, most);
  }

  #change(at: number, change: number): void {
    const slots = this.#slots;
    const before = slots[at + 3] ?? 0;
    const after = before + change;
    slots[at + 3] = after;
    if (before === 0) {
      this.#unique += 1;
      if (this.#used * 2 * SLOT > slots.length) this.#rebuild();
    } else if (after === 0) {
      this.#unique -= 1;
      if (this.#used > 2 * this.#unique + LEAST_SLOTS / 4) this.#rebuild();
    }
  }

  /** Where the slot of a key begins, or the empty slot where it belongs. */
  #findPacked(first: number, second: number, third: number): number {
    const slots = this.#slots;
    const last = slots.length - SLOT;
    let at = (hashPacked(first, second, third) << 2) & last;
    for (;;) {
      const found = slots[at + 2];
      if (found === 0 || (found === third && slots[at] === first && slots[at + 1] === second)) return at;
      at = (at + SLOT) & last;
    }
  }

  #findPooled(hash: number, length: number): number {
    const slots = this.#slots;
    const last = slots.length - SLOT;
    let at = (hash << 2) & last;
    for (;;) {
      const found = slots[at + 2];
      if (found === 0) return at;
      if (found === POOLED && slots[at] === hash && this.#isFolded(slots[at + 1] ?? 0, length)) return at;
      at = (at + SLOT) & last;
    }
  }

  /** Writes a word, folded, to `#folded`, and returns its length. */
  #fold(text: string, start: number, end: number): number {
    if (end - start > this.#folded.length) this.#folded = new Uint16Array(end - start);
    const folded = this.#folded;
    let before = 0;
    for (let offset = start; offset < end; offset += 1) {
      const unit = text.charCodeAt(offset);
      const alone = foldedUnits[unit] || readFoldedUnit(unit);
      if (alone === BY_WORD || (isMark[unit] === 1 && isMark[before] === 1))
        return this.#foldByWord(text.slice(start, end));
      before = unit;
      folded[offset - start] = alone;
    }
    return end - start;
  }

  #foldByWord(word: string): number {
    const folded = foldWord(word);
    if (folded.length > this.#folded.length) this.#folded = new Uint16Array(folded.length);
    for (let index = 0; index < folded.length; index += 1) this.#folded[index] = folded.charCodeAt(index);
    return folded.length;
  }

  #isPackable(length: number): boolean {
    if (length > MOST_PACKED_UNITS) return false;
    for (let index = 0; index < length; index += 1) {
      if ((this.#folded[index] ?? 0) > 0xff) return false;
    }
    return true;
  }

  /** Up to four units of the word in `#folded`, from `start` on. */
  #pack(start: number, length: number): number {
    let packed = 0;
    for (let index = Math.min(start + 4, length) - 1; index >= start; index -= 1) {
      packed = (packed << 8) | (this.#folded[index] ?? 0);
    }
    return packed;
  }

  #hashFolded(length: number): number {
    let sum = length;
    for (let index = 0; index < length; index += 1)
      sum = (Math.imul(sum, 31) + (this.#folded[index] ?? 0)) | 0;
    return spread(sum);
  }

  /** Whether the word in the pool at `start`, its length before its units, is the one in `#folded`. */
  #isFolded(start: number, length: number): boolean {
    if (this.#pool[start] !== length) return false;
    for (let index = 0; index < length; index += 1) {
      if (this.#pool[start + 1 + index] !== this.#folded[index]) return false;
    }
    return true;
  }

  /** Puts the word in `#folded` into the pool, and returns where. */
  #keep(length: number): number {
    const start = this.#poolEnd;
    this.#poolEnd += 1 + length;
    if (this.#poolEnd > this.#pool.length) {
      const larger = new Uint16Array(2 * this.#poolEnd);
      larger.set(this.#pool);
      this.#pool = larger;
    }
    this.#pool[start] = length;
    this.#pool.set(this.#folded.subarray(0, length), start + 1);
    return start;
  }

  /** Moves the words that occur to slots and a pool of fitting size. */
  #rebuild(): void {
    const old = this.#slots;
    const oldPool = this.#pool;
    const slotCount = Math.max(LEAST_SLOTS, 2 ** Math.ceil(Math.log2(this.#unique * 3)));
    this.#slots = new Int32Array(slotCount * SLOT);
    this.#pool = new Uint16Array(LEAST_POOL);
    this.#poolEnd = 0;
    this.#used = this.#unique;
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from + 3] === 0) continue;
      const first = old[from] ?? 0;
      let second = old[from + 1] ?? 0;
      const third = old[from + 2] ?? 0;
      let at = 0;
      if (third === POOLED) {
        const length = oldPool[second] ?? 0;
        this.#folded.set(oldPool.subarray(second + 1, second + 1 + length));
        second = this.#keep(length);
        at = this.#findPooled(first, length);
      } else {
        at = this.#findPacked(first, second, third);
      }
      this.#slots[at] = first;
      this.#slots[at + 1] = second;
      this.#slots[at + 2] = third;
      this.#slots[at + 3] = old[from + 3] ?? 0;
    }
  }

  #wordAt(at: number): string {
    const slots = this.#slots;
    const third = slots[at + 2] ?? 0;
    if (third === POOLED) {
      const start = slots[at + 1] ?? 0;
      return String.fromCharCode(...this.#pool.subarray(start + 1, start + 1 + (this.#pool[start] ?? 0)));
    }
    let word = "";
    for (let index = 0; index < third >>> 24; index += 1) {
      const units = slots[at + (index >> 2)] ?? 0;
      word += String.fromCharCode((units >>> (8 * (index & 3))) & 0xff);
    }
    return word;
  }
}

function readFoldedUnit(unit: number): number {
  const folding = foldUnit(unit);
  const folded = folding.kind === "by-word" ? BY_WORD : folding.unit;
  foldedUnits[unit] = folded;
  if (folding.kind === "mark") isMark[unit] = 1;
  return folded;
}

function hashPacked(first: number, second: number, third: number): number {
  return spread(third ^ Math.imul(second, 0x2545f491) ^ Math.imul(first, 0x5bd1e995));
}

/** Spreads all bits of a sum into the low ones, which choose the slot. */
function spread(sum: number): number {
  const hash = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

function countCodePoints(word: string): number {
  let count = 0;
  for (const _ of word) count += 1;
  return count;
}

function compareRanks(first: WordCount, second: WordCount): number {
  if (first.count !== second.count) return second.count - first.count;
  return first.word < second.word ? -1 : 1;
}
