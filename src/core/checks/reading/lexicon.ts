import { decodeFrontCoded } from "#core/lists/front-coding.ts";
import { wordTags } from "./tags.ts";
import type { WordTag } from "./tags.ts";

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

/** The words of English: how frequent they are, what parts of speech they have and who spells them so. */
export class Lexicon {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #words: readonly string[];
  readonly #frequencies: string;
  readonly #spellings: string;
  readonly #tags: string;
  readonly #tagSets: readonly (readonly WordTag[])[];
  readonly #names: ReadonlySet<string>;

  constructor(data: LexiconData) {
    this.#words = data.words.flatMap((piece) => decodeFrontCoded(piece));
    this.#numbers = new Map(this.#words.map((word, index) => [word, index]));
    this.#frequencies = data.frequencies.join("");
    this.#spellings = data.spellings.join("");
    this.#tags = data.tags.join("");
    const known = new Map<string, WordTag>(wordTags.map((tag) => [tag, tag]));
    this.#tagSets = data.tagSets
      .split("\n")
      .map((line) => line.split(" ").flatMap((tag) => known.get(tag) ?? []));
    this.#names = new Set(data.names.flatMap((piece) => decodeFrontCoded(piece)));
  }

  /** Every word, in order of its UTF-16 units. */
  get words(): readonly string[] {
    return this.#words;
  }

  /** Every proper name, in lower case. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** Whether a word in lower case is an English word, in any variety. */
  has(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** Whether a word in lower case is a proper name. */
  isName(word: string): boolean {
    return this.#names.has(word);
  }

  /** The logarithm to base 2 of a word's count in a thousand million words: 0 for what is not known, 25 for `the`. */
  frequency(word: string): number {
    const index = this.#numbers.get(word);
    return index === undefined ? 0 : this.#frequencies.charCodeAt(index) - 65;
  }

  /** Whether a variety spells a known word so. */
  isSpelledIn(word: string, variety: Variety): boolean {
    return (this.spellings(word) & varietyBits[variety]) !== 0;
  }

  /** The bits of the varieties that spell a word so; 0 for an unknown word. */
  spellings(word: string): number {
    const index = this.#numbers.get(word);
    return index === undefined ? 0 : this.#spellings.charCodeAt(index) - 48;
  }

  /** The parts of speech of a word in lower case, the most frequent first; none for an unknown word. */
  tags(word: string): readonly WordTag[] {
    const index = this.#numbers.get(word);
    return index === undefined ? [] : (this.#tagSets[this.#tags.charCodeAt(index) - 48] ?? []);
  }

  /** Whether a word in lower case can be of a part of speech. */
  can(word: string, tag: WordTag): boolean {
    return this.tags(word).includes(tag);
  }
}
