import type { Sentence } from "../reading/sentence.ts";
import { hashText } from "../reading/tag-features.ts";
import { tagNumber } from "../reading/tagger.ts";

/** How many words on either side of a word the network sees. */
export const REACH = 3;
/** The places it sees. */
export const PLACES = 2 * REACH + 1;
/** Rows of each of the two tables of words. A word has a row in each, so that two words seldom share both. */
export const ROWS = 8192;
/** Numbers in a row. */
export const ROW_LENGTH = 16;
/** Numbers that stand for a word: a row of each table. */
export const WORD_LENGTH = 2 * ROW_LENGTH;
export const HIDDEN = 40;
/** Parts of speech, marks and the edge of the sentence. */
export const TAGS = 48;
/** Words that are rarer stand for their kind: logarithm to base 2 of the count in a thousand million. */
const RARE = 13;

/** A word as the network sees it: its rows in the tables of words, and its part of speech. */
export interface NetworkWord {
  readonly row1: number;
  readonly row2: number;
  readonly tag: number;
}

/** What stands before the first word and after the last. */
export const networkEdge: NetworkWord = { row1: 0, row2: 0, tag: TAGS - 1 };

/** Marks share the numbers between those of words and the edge. */
const FIRST_MARK = 34;

function compactTag(tag: number): number {
  return tag < FIRST_MARK ? tag : FIRST_MARK + (tag % (TAGS - 1 - FIRST_MARK));
}

/** The words of a sentence as the network sees them. */
export function readNetworkWords({ words, lexicon }: Sentence): NetworkWord[] {
  return words.map((word) => {
    const isKnown = word.kind === "mark" || lexicon.frequency(word.lower) >= RARE;
    const hash = hashText(isKnown ? word.lower : `${word.lower.slice(-3)} ${word.tag}`);
    return {
      row1: Math.imul(hash, 0x9e3779b1) >>> 19,
      row2: Math.imul(hash ^ 0x5bd1e995, 0x85ebca6b) >>> 19,
      tag: compactTag(tagNumber(word.tag)),
    };
  });
}

/** Where the parts of the network lie in one array of numbers. */
export const networkLayout = {
  /** `2 * ROWS` rows. */
  words: 0,
  /** For each place and each number of a word, what it adds to each hidden number. */
  places: 2 * ROWS * ROW_LENGTH,
  /** For each place and each part of speech, what it adds to each hidden number. */
  tags: 2 * ROWS * ROW_LENGTH + PLACES * WORD_LENGTH * HIDDEN,
  /** What each hidden number starts from. */
  start: 2 * ROWS * ROW_LENGTH + PLACES * (WORD_LENGTH + TAGS) * HIDDEN,
  /** What each hidden number adds to the score. */
  score: 2 * ROWS * ROW_LENGTH + PLACES * (WORD_LENGTH + TAGS) * HIDDEN + HIDDEN,
  length: 2 * ROWS * ROW_LENGTH + PLACES * (WORD_LENGTH + TAGS) * HIDDEN + 2 * HIDDEN,
} as const;

/** The most words whose sums are kept, unless a sentence has more. */
const MOST_KEPT = 6_000;
const SUMS = PLACES * HIDDEN;
/** The place among the sums of what stands beyond the ends of a sentence. */
const EDGE_SLOT = 0;

/**
 * A small network that scores each word by the words and parts of speech around it: words stand for rows of numbers,
 * one layer of hidden numbers adds them up by place, and their sum is the score. What a word adds at each place is
 * reckoned once, in whole numbers, and kept, so that a text costs a few additions a word.
 */
export class ContextNetwork {
  readonly #numbers: Int8Array;
  /** What a one is worth in the product of a word's number and its weight, and in what a part of speech adds. */
  readonly #wordUnit: number;
  readonly #tagUnit: number;
  /** What each hidden number starts from. */
  readonly #start: Float64Array;
  /** What each hidden number adds to the score. */
  readonly #score: Float64Array;
  /** What the words that are known add to the hidden numbers at each place, one word after another. */
  #sums = new Float32Array(MOST_KEPT * SUMS);
  /** Which of them a word is: by part of speech, and then by the rows of the word. */
  readonly #slots = Array.from({ length: TAGS }, () => new Map<number, number>());
  #kept = 0;
  readonly #product = new Int32Array(HIDDEN);
  readonly #hidden = new Float64Array(HIDDEN);

  /** `numbers` are the weights as small whole numbers, `units` what a one is worth in each part. */
  constructor(numbers: Int8Array, units: readonly number[]) {
    const [wordUnit = 0, placeUnit = 0, tagUnit = 0, startUnit = 0, scoreUnit = 0] = units;
    const { start, score, length } = networkLayout;
    this.#numbers = numbers;
    this.#wordUnit = wordUnit * placeUnit;
    this.#tagUnit = tagUnit;
    this.#start = Float64Array.from(numbers.subarray(start, score), (number) => number * startUnit);
    this.#score = Float64Array.from(numbers.subarray(score, length), (number) => number * scoreUnit);
    this.#forget(0);
  }

  /** The scores of the words of a sentence, one each. */
  score(words: readonly NetworkWord[]): number[] {
    if ((this.#kept + words.length) * SUMS > this.#sums.length) this.#forget(words.length);
    const slots = [EDGE_SLOT, EDGE_SLOT, EDGE_SLOT];
    for (const word of words) slots.push(this.#slotOf(word));
    slots.push(EDGE_SLOT, EDGE_SLOT, EDGE_SLOT);
    return words.map((_, index) => this.#read(slots, index));
  }

  /** The score of a word, of the sums of the words from `REACH` before it on. */
  #read(slots: readonly number[], from: number): number {
    const sums = this.#sums;
    const hidden = this.#hidden;
    hidden.set(this.#start);
    for (let place = 0; place < PLACES; place += 1) {
      const at = (slots[from + place] ?? EDGE_SLOT) * SUMS + place * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        hidden[unit] = (hidden[unit] ?? 0) + (sums[at + unit] ?? 0);
    }
    let score = 0;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value = hidden[unit] ?? 0;
      if (value > 0) score += value * (this.#score[unit] ?? 0);
    }
    return score;
  }

  /** Forgets all sums but those of the edge, and makes room for so many words. */
  #forget(words: number): void {
    for (const list of this.#slots) list.clear();
    if ((words + 1) * SUMS > this.#sums.length) this.#sums = new Float32Array((words + 1) * SUMS);
    this.#kept = 0;
    this.#slotOf(networkEdge);
  }

  #slotOf(word: NetworkWord): number {
    const known = this.#slots[word.tag];
    const key = word.row1 * ROWS + word.row2;
    let slot = known?.get(key);
    if (slot === undefined) {
      slot = this.#kept;
      this.#kept += 1;
      this.#sum(word, slot * SUMS);
      known?.set(key, slot);
    }
    return slot;
  }

  /** Reckons what a word and its part of speech add to the hidden numbers at each place. */
  #sum({ row1, row2, tag }: NetworkWord, to: number): void {
    const numbers = this.#numbers;
    const product = this.#product;
    for (let place = 0; place < PLACES; place += 1) {
      product.fill(0);
      for (let part = 0; part < WORD_LENGTH; part += 1) {
        const row = part < ROW_LENGTH ? row1 : ROWS + row2;
        const value = numbers[row * ROW_LENGTH + (part % ROW_LENGTH)] ?? 0;
        if (value === 0) continue;
        const from = networkLayout.places + (place * WORD_LENGTH + part) * HIDDEN;
        for (let unit = 0; unit < HIDDEN; unit += 1)
          product[unit] = (product[unit] ?? 0) + Math.imul(value, numbers[from + unit] ?? 0);
      }
      const tagged = networkLayout.tags + (place * TAGS + tag) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        this.#sums[to + place * HIDDEN + unit] =
          (product[unit] ?? 0) * this.#wordUnit + (numbers[tagged + unit] ?? 0) * this.#tagUnit;
    }
  }
}
