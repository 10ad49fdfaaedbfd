import type { Lexicon, Variety } from "../reading/lexicon.ts";
import {
  additionCost,
  omissionCost,
  substitutionCost,
  swapsByLetter,
  transpositionCost,
} from "./slip-costs.ts";
import { NumberSet } from "./number-set.ts";
import type { WordTree } from "../reading/word-tree.ts";

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

/** Words that are never offered for another: whoever means one writes it. */
const unoffered = new Set(
  `anal anus arse arses ass asses bastard bastards bitch bitches bitchy boob boobs bugger buggers clit cock cocks coon
coons crap cum cunt cunts dick dicks dildo dyke dykes fag faggot faggots fags fuck fucked fucker fuckers fucking fucks gook
gooks horny kike kikes nigga nigger niggers orgasm orgasms orgies orgy paki pakis penis penises piss pissed pisses porn porno
prick pricks pussies pussy queer queers rape raped rapes raping rapist rapists retard retards scrotum semen sex sexed
shit shits shitty shitting slut sluts slutty spic spics sperm testicle testicles tit tits titties titty tranny turd turds
twat twats vagina vaginas vulva wank wanker wankers whore whores wop wops`.split(/\s+/),
);

/** States are numbers: the node of the tree times this, and the place in the word. */
const PLACES = 64;

/** A search under way: one at a time, so that its lists are made once. */
class Search {
  word = "";
  /** The states to look at, by their cost in steps. */
  readonly buckets: number[][] = [];
  /** The last bucket to look at. */
  last = 0;

  begin(word: string, last: number): void {
    this.word = word;
    this.last = last;
    for (const bucket of this.buckets) bucket.length = 0;
    while (this.buckets.length <= last) this.buckets.push([]);
    this.push(0, 0, 0);
  }

  push(node: number, at: number, cost: number): void {
    const bucket = Math.round(cost / STEP);
    if (bucket <= this.last) this.buckets[bucket]?.push(node * PLACES + at);
  }
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
  readonly #tree: WordTree;
  readonly #cache = new Map<string, readonly Suggestion[]>();
  readonly #work = new Search();
  readonly #settled = new NumberSet();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#tree = lexicon.tree;
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
    return frequency === 0 && this.#lexicon.isName(word) ? 7 : frequency;
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
    const work = this.#work;
    const settled = this.#settled;
    const found = new Map<string, number>();
    work.begin(word, Math.floor(Math.min(mostCost, largestCost(word.length)) / STEP));
    settled.clear();
    for (let bucket = 0; bucket <= work.last && settled.size < MOST_STATES; bucket += 1) {
      const states = work.buckets[bucket] ?? [];
      // States of the same cost may be added meanwhile.
      for (let next = 0; next < states.length; next += 1) {
        const state = states[next] ?? 0;
        if (!settled.add(state)) continue;
        const node = Math.floor(state / PLACES);
        const at = state % PLACES;
        if (at === word.length && (this.#tree.ends[node] ?? 0) > 0) {
          const text = this.#tree.spell(node);
          if (text !== word && !found.has(text) && !unoffered.has(text)) {
            found.set(text, bucket * STEP);
            work.last = Math.min(work.last, bucket + Math.round(MARGIN / STEP));
          }
        }
        this.#expand(work, node, at, bucket * STEP);
      }
    }
    return Array.from(found, ([text, cost]) => ({ text, cost }));
  }

  #expand(work: Search, node: number, at: number, cost: number): void {
    const { letters, children, siblings } = this.#tree;
    const { word } = work;
    const here = at < word.length ? word.charCodeAt(at) : 0;
    const before = at > 0 ? word.charCodeAt(at - 1) : 0;
    const after = at + 1 < word.length ? word.charCodeAt(at + 1) : 0;
    const first = at === 0 ? 0.25 : 0;
    for (let child = children[node] ?? 0; child !== 0; child = siblings[child] ?? 0) {
      const letter = letters[child] ?? 0;
      if (letter === here) work.push(child, at + 1, cost);
      else if (here !== 0) work.push(child, at + 1, cost + first + substitutionCost(here, letter));
      work.push(child, at, cost + first + omissionCost(before, letter, here));
      if (letter === after && here !== after) {
        for (let next = children[child] ?? 0; next !== 0; next = siblings[next] ?? 0) {
          if (letters[next] === here) work.push(next, at + 2, cost + transpositionCost);
        }
      }
    }
    if (here === 0) return;
    work.push(node, at + 1, cost + first + additionCost(before, here, after));
    for (const swap of swapsByLetter[here] ?? []) {
      if (!word.startsWith(swap.wrong, at)) continue;
      const target = this.#tree.follow(node, swap.right);
      if (target !== 0) work.push(target, at + swap.wrong.length, cost + swap.cost);
    }
  }
}
