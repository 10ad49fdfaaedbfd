import type { Lexicon, Variety } from "../reading/lexicon.ts";
import {
  additionCost,
  omissionCost,
  substitutionCost,
  swapsByLetter,
  transpositionCost,
} from "./slip-costs.ts";
import { buildTrie } from "./trie.ts";
import type { Trie } from "./trie.ts";

/** A word that a misspelling may be meant for. */
export interface Suggestion {
  readonly text: string;
  /** How unlike what was written it is: 0 for the same letters, 1 for an arbitrary letter. */
  readonly cost: number;
  /** Cost and rarity together; the smallest is the likeliest. */
  readonly score: number;
}

/** Costs are sought in steps of this size. */
const STEP = 0.05;
const MOST_STATES = 30_000;
/** How much dearer than the cheapest suggestion another may be. */
const MARGIN = 0.9;
/** What a step of frequency (twice as often) is worth. */
const FREQUENCY_WEIGHT = 0.1;

/** States are numbers: the node of the tree times this, and the place in the word. */
const PLACES = 64;

interface Search {
  readonly word: string;
  /** The states to look at, by their cost in steps. */
  readonly buckets: number[][];
  /** The last bucket to look at. */
  last: number;
}

function push(work: Search, node: number, at: number, cost: number): void {
  const bucket = Math.round(cost / STEP);
  if (bucket > work.last) return;
  const state = node * PLACES + at;
  const queue = work.buckets[bucket];
  if (queue === undefined) work.buckets[bucket] = [state];
  else queue.push(state);
}

/** The largest cost that is looked at, by the length of what was written. */
function largestCost(length: number): number {
  if (length <= 3) return 1.25;
  if (length <= 5) return 1.9;
  return length <= 7 ? 2.4 : 3;
}

/** Finds what a misspelling is meant for: a noisy channel over the words of the lexicon. */
export class Speller {
  readonly #lexicon: Lexicon;
  readonly #trie: Trie;
  readonly #words: readonly string[];
  readonly #names: ReadonlySet<string>;
  readonly #cache = new Map<string, readonly Suggestion[]>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    const all = new Set(lexicon.words);
    for (const name of lexicon.names) all.add(name);
    this.#names = lexicon.names;
    this.#words = [...all].toSorted((first, second) => (first < second ? -1 : 1));
    this.#trie = buildTrie(this.#words);
  }

  /**
   * The words that a word in lower case may be meant for, the likeliest first; at most eight. Those that only other
   * varieties of English than the one given spell so come last; `mostCost` bounds how unlike they may be. Names are
   * given in lower case too.
   */
  suggest(word: string, variety: Variety | null, mostCost = Infinity): readonly Suggestion[] {
    if (word.length >= PLACES) return [];
    const key = `${variety ?? "any"} ${mostCost} ${word}`;
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const found = [...this.#search(word, mostCost), ...this.#split(word)]
      .map((suggestion) => this.#weigh(word, suggestion.text, suggestion.cost, variety))
      .toSorted((first, second) => first.score - second.score)
      .slice(0, 8);
    if (this.#cache.size > 4_000) this.#cache.clear();
    this.#cache.set(key, found);
    return found;
  }

  #weigh(word: string, text: string, cost: number, variety: Variety | null): Suggestion {
    const parts = text.split(" ");
    const frequency = Math.min(...parts.map((part) => this.#frequencyOf(part)));
    let score = cost - frequency * FREQUENCY_WEIGHT;
    if (text.charAt(0) !== word.charAt(0)) score += 0.25;
    if (parts.length > 1) score += 0.35;
    else if (variety !== null && this.#lexicon.has(text) && !this.#lexicon.isSpelledIn(text, variety))
      score += 1;
    return { text, cost, score };
  }

  #frequencyOf(word: string): number {
    const frequency = this.#lexicon.frequency(word);
    return frequency === 0 && this.#names.has(word) ? 7 : frequency;
  }

  /** Two frequent words that were written as one. */
  #split(word: string): { readonly text: string; readonly cost: number }[] {
    const found: { readonly text: string; readonly cost: number }[] = [];
    for (let at = 1; at < word.length; at += 1) {
      const first = word.slice(0, at);
      const second = word.slice(at);
      if ((first.length === 1 && !/[ai]/.test(first)) || second.length === 1) continue;
      const rarest = Math.min(this.#lexicon.frequency(first), this.#lexicon.frequency(second));
      if (rarest >= 15)
        found.push({ text: `${first} ${second}`, cost: first.length === 1 || rarest >= 18 ? 0.75 : 0.95 });
    }
    return found;
  }

  /** A search by cost, the cheapest states first, over places in the word and in the tree of all words. */
  #search(word: string, mostCost: number): { readonly text: string; readonly cost: number }[] {
    const buckets: number[][] = [[0]];
    const settled = new Set<number>();
    const found = new Map<string, number>();
    const work: Search = {
      word,
      buckets,
      last: Math.floor(Math.min(mostCost, largestCost(word.length)) / STEP),
    };
    for (let bucket = 0; bucket <= work.last && settled.size < MOST_STATES; bucket += 1) {
      for (const state of buckets[bucket] ?? []) {
        if (settled.has(state)) continue;
        settled.add(state);
        const node = Math.floor(state / PLACES);
        const at = state % PLACES;
        const end = this.#trie.ends[node] ?? 0;
        if (at === word.length && end > 0) {
          const text = this.#words[end - 1] ?? "";
          if (text !== word && !found.has(text)) {
            found.set(text, bucket * STEP);
            work.last = Math.min(work.last, bucket + Math.round(MARGIN / STEP));
          }
        }
        this.#expand(work, node, at, bucket * STEP);
      }
      buckets[bucket] = [];
    }
    return [...found].map(([text, cost]) => ({ text, cost }));
  }

  #expand(work: Search, node: number, at: number, cost: number): void {
    const { letters, children, siblings } = this.#trie;
    const { word } = work;
    const here = at < word.length ? word.charCodeAt(at) : 0;
    const before = at > 0 ? word.charCodeAt(at - 1) : 0;
    const after = at + 1 < word.length ? word.charCodeAt(at + 1) : 0;
    const first = at === 0 ? 0.25 : 0;
    for (let child = children[node] ?? 0; child !== 0; child = siblings[child] ?? 0) {
      const letter = letters[child] ?? 0;
      if (letter === here) push(work, child, at + 1, cost);
      else if (here !== 0) push(work, child, at + 1, cost + first + substitutionCost(here, letter));
      push(work, child, at, cost + first + omissionCost(before, letter, here));
      if (letter === after && here !== after) {
        for (let next = children[child] ?? 0; next !== 0; next = siblings[next] ?? 0) {
          if (letters[next] === here) push(work, next, at + 2, cost + transpositionCost);
        }
      }
    }
    if (here === 0) return;
    push(work, node, at + 1, cost + first + additionCost(before, here, after));
    for (const swap of swapsByLetter.get(word.charAt(at)) ?? []) {
      if (!word.startsWith(swap.wrong, at)) continue;
      const target = this.#follow(node, swap.right);
      if (target !== 0) push(work, target, at + swap.wrong.length, cost + swap.cost);
    }
  }

  /** The node that letters lead to from a node; 0 where none does. */
  #follow(from: number, text: string): number {
    const { letters, children, siblings } = this.#trie;
    let node = from;
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charCodeAt(index);
      let child = children[node] ?? 0;
      while (child !== 0 && letters[child] !== letter) child = siblings[child] ?? 0;
      if (child === 0) return 0;
      node = child;
    }
    return node;
  }
}
