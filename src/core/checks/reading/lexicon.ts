import { wordTags } from "./tags.ts";
import type { WordTag } from "./tags.ts";
import { WordTree } from "./word-tree.ts";

/** A variety of English, by its spelling. */
export type Variety = "en-US" | "en-GB" | "en-CA" | "en-AU" | "en-IN";

/** The varieties, in the order in which a person chooses one. */
export const varieties: readonly Variety[] = ["en-US", "en-GB", "en-CA", "en-AU", "en-IN"];

/** The bits of a word's spelling: American, British with -ise, British with -ize, Canadian, Australian. */
const varietyBits: Readonly<Record<Variety, number>> = {
  "en-US": 1,
  "en-GB": 2 | 4,
  "en-CA": 8,
  "en-AU": 16,
  "en-IN": 2 | 4,
};
export const allVarieties = 31;

/** What the lists hold: words in order, and for each a sign of frequency, of variety and of parts of speech. */
export interface LexiconData {
  /** Front-coded words in lower case. */
  readonly words: readonly string[];
  /** A letter a word, from "A": the logarithm to base 2 of its count in a thousand million words. */
  readonly frequencies: readonly string[];
  /** A sign a word, from "0": bits of the varieties that spell it so. */
  readonly spellings: readonly string[];
  /** A sign a word, from "0": the number of its line in `tagSets`. */
  readonly tags: readonly string[];
  /** Sets of parts of speech, the most frequent of each first. */
  readonly tagSets: string;
  /** Front-coded proper names in lower case. */
  readonly names: readonly string[];
}

/** The most words whose numbers are kept. */
const MOST_KEPT = 50_000;

/** The words of English: how frequent they are, what parts of speech they have and who spells them so. */
export class Lexicon {
  /** Every word, with its number, and every proper name, in lower case. */
  readonly tree: WordTree;
  readonly #frequencies: string;
  readonly #spellings: string;
  readonly #tags: string;
  readonly #tagSets: readonly (readonly WordTag[])[];
  /** What the tree holds for words that were asked for; see `WordTree.ends`. */
  readonly #known = new Map<string, number>();

  constructor(data: LexiconData) {
    this.tree = new WordTree(data.words, data.names);
    this.#frequencies = data.frequencies.join("");
    this.#spellings = data.spellings.join("");
    this.#tags = data.tags.join("");
    const known = new Map<string, WordTag>(wordTags.map((tag) => [tag, tag]));
    this.#tagSets = data.tagSets
      .split("\n")
      .map((line) => line.split(" ").flatMap((tag) => known.get(tag) ?? []));
  }

  /** Whether a word in lower case is an English word, in any variety. */
  has(word: string): boolean {
    return this.#numberOf(word) >= 0;
  }

  /** Whether a word in lower case is a proper name. */
  isName(word: string): boolean {
    return (this.#find(word) & 1) === 1;
  }

  /** The logarithm to base 2 of a word's count in a thousand million words: 0 for what is not known, 25 for `the`. */
  frequency(word: string): number {
    const number = this.#numberOf(word);
    return number < 0 ? 0 : this.#frequencies.charCodeAt(number) - 65;
  }

  /** Whether a variety spells a known word so. */
  isSpelledIn(word: string, variety: Variety): boolean {
    return (this.spellings(word) & varietyBits[variety]) !== 0;
  }

  /** The bits of the varieties that spell a word so; 0 for an unknown word. */
  spellings(word: string): number {
    const number = this.#numberOf(word);
    return number < 0 ? 0 : this.#spellings.charCodeAt(number) - 48;
  }

  /** The parts of speech of a word in lower case, the most frequent first; none for an unknown word. */
  tags(word: string): readonly WordTag[] {
    const number = this.#numberOf(word);
    return number < 0 ? noTags : (this.#tagSets[this.#tags.charCodeAt(number) - 48] ?? noTags);
  }

  /** Whether a word in lower case can be of a part of speech. */
  can(word: string, tag: WordTag): boolean {
    return this.tags(word).includes(tag);
  }

  /** The number of a word, from 0; below 0 for what is none. */
  #numberOf(word: string): number {
    return (this.#find(word) >> 1) - 1;
  }

  #find(word: string): number {
    let found = this.#known.get(word);
    if (found === undefined) {
      found = this.tree.find(word);
      if (this.#known.size >= MOST_KEPT) this.#known.clear();
      this.#known.set(word, found);
    }
    return found;
  }
}

const noTags: readonly WordTag[] = [];
