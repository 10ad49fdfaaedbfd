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

/** The parts of the network in order, each with the place where it ends. */
const partEnds: readonly number[] = [
  networkLayout.places,
  networkLayout.tags,
  networkLayout.start,
  networkLayout.score,
  networkLayout.length,
];

/** The most words whose sums are kept. */
const MOST_KEPT = 4_000;

/**
 * A small network that scores each word by the words and parts of speech around it: words stand for rows of numbers,
 * one layer of hidden numbers adds them up by place, and their sum is the score. What a word adds at each place is
 * reckoned once and kept, so that a text costs a few additions a word.
 */
export class ContextNetwork {
  readonly #weights: Float32Array;
  readonly #sums = new Map<number, Float32Array>();
  readonly #edge: Float32Array;

  /** `numbers` are the weights as small whole numbers, `units` what a one is worth in each part. */
  constructor(numbers: Int8Array, units: readonly number[]) {
    let part = 0;
    this.#weights = Float32Array.from(numbers, (number, at) => {
      while (at >= (partEnds[part] ?? Infinity)) part += 1;
      return number * (units[part] ?? 0);
    });
    this.#edge = this.#sum(networkEdge);
  }

  /** The scores of the words of a sentence, one each. */
  score(words: readonly NetworkWord[]): number[] {
    const hidden = new Float32Array(words.length * HIDDEN);
    const start = this.#weights.subarray(networkLayout.start, networkLayout.score);
    for (let index = 0; index < words.length; index += 1) hidden.set(start, index * HIDDEN);
    for (let index = -REACH; index < words.length + REACH; index += 1) {
      const word = words[index] ?? networkEdge;
      const sums = word === networkEdge ? this.#edge : this.#sumOf(word);
      const last = Math.min(words.length - 1, index + REACH);
      for (let seer = Math.max(0, index - REACH); seer <= last; seer += 1)
        this.#add(hidden, seer * HIDDEN, sums, index - seer + REACH, word.tag);
    }
    return words.map((_, index) => this.#read(hidden, index * HIDDEN));
  }

  /** Adds to the hidden numbers from `to` on what a word brings that stands at a place. */
  #add(hidden: Float32Array, to: number, sums: Float32Array, place: number, tag: number): void {
    const weights = this.#weights;
    const tagged = networkLayout.tags + (place * TAGS + tag) * HIDDEN;
    const from = place * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      hidden[to + unit] = (hidden[to + unit] ?? 0) + (sums[from + unit] ?? 0) + (weights[tagged + unit] ?? 0);
  }

  #read(hidden: Float32Array, from: number): number {
    let score = 0;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value = hidden[from + unit] ?? 0;
      if (value > 0) score += value * (this.#weights[networkLayout.score + unit] ?? 0);
    }
    return score;
  }

  #sumOf(word: NetworkWord): Float32Array {
    const key = word.row1 * ROWS + word.row2;
    let sums = this.#sums.get(key);
    if (sums === undefined) {
      if (this.#sums.size >= MOST_KEPT) this.#sums.clear();
      this.#sums.set(key, (sums = this.#sum(word)));
    }
    return sums;
  }

  /** What a word adds to the hidden numbers at each place, without its part of speech. */
  #sum({ row1, row2 }: NetworkWord): Float32Array {
    const weights = this.#weights;
    const sums = new Float32Array(PLACES * HIDDEN);
    for (let place = 0; place < PLACES; place += 1) {
      for (let part = 0; part < WORD_LENGTH; part += 1) {
        const row = part < ROW_LENGTH ? row1 : ROWS + row2;
        const value = weights[row * ROW_LENGTH + (part % ROW_LENGTH)] ?? 0;
        if (value === 0) continue;
        const from = networkLayout.places + (place * WORD_LENGTH + part) * HIDDEN;
        for (let unit = 0; unit < HIDDEN; unit += 1)
          sums[place * HIDDEN + unit] =
            (sums[place * HIDDEN + unit] ?? 0) + value * (weights[from + unit] ?? 0);
      }
    }
    return sums;
  }
}
