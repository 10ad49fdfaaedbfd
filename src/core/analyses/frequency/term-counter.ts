import type { Block } from "#core/document/block.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import type { TermSize } from "./frequency.ts";
import { PhraseTable } from "./phrase-table.ts";
import { createTerms } from "./terms.ts";
import type { Folding, Terms } from "./terms.ts";
import { TopTerms } from "./top-terms.ts";
import type { CountedTerms } from "./top-terms.ts";

/** A table of phrases nobody asked for in as many summaries is let go of. */
const SUMMARIES_KEPT = 32;
/** Stands where a sentence ends. */
const EDGE = -1;

/** The counted terms of one size, with the most frequent at hand. */
export interface SizedTerms extends CountedTerms {
  /** Occurrences of all of them. */
  readonly tokens: number;
  readonly top: TopTerms;
  /** The number of one of a term's words, from 0. */
  wordOf(term: number, index: number): number;
}

interface Phrases extends SizedTerms {
  readonly table: PhraseTable;
  /** The number of the last summary that asked for them, from 1. */
  askedAt: number;
}

/** The words of a block as numbers, written here anew for each block. */
let scratch = new Int32Array(4096);

/** Counts words folded one way, and phrases of the sizes that have been asked for. */
export class TermCounter {
  readonly terms: Terms;
  readonly #words: SizedTerms;
  readonly #phrases = new Map<TermSize, Phrases>();
  #summaries = 0;

  /** @param sizes Sizes to count from the start; others are counted when they are asked for. */
  constructor(folding: Folding, sizes: readonly TermSize[]) {
    const terms = createTerms(folding);
    this.terms = terms;
    for (const size of sizes) {
      if (size > 1) this.#phrases.set(size, createPhrases(size, terms, 0));
    }
    this.#words = withTop({
      get size() {
        return terms.size;
      },
      get tokens() {
        return terms.tokens;
      },
      countOf: (term) => terms.countOf(term),
      compare: (first, second) => terms.compare(first, second),
      wordOf: (term) => term,
    });
  }

  /** The sizes of phrases that were asked for lately. */
  get sizesAskedFor(): readonly TermSize[] {
    return [...this.#phrases].filter(([, { askedAt }]) => askedAt > 0).map(([size]) => size);
  }

  /** Adds or takes away the words of a block, and its phrases of the sizes asked for so far. */
  count(block: Block, change: 1 | -1): void {
    const end = this.#read(block);
    for (let index = 0; index < end; index += 1) {
      const word = scratch[index] ?? EDGE;
      if (word === EDGE) continue;
      const occurrences = this.terms.count(word, change);
      if (change > 0) this.#words.top.rise(word, occurrences);
    }
    for (const { table, top } of this.#phrases.values()) table.count(scratch, end, change, top);
  }

  /** The counted terms of some sizes. `blocks` are those counted so far: a size not asked for before reads them. */
  find<Size extends TermSize>(
    sizes: readonly Size[],
    blocks: Iterable<Block>,
  ): ReadonlyMap<Size, SizedTerms> {
    this.#summaries += 1;
    const found = new Map<Size, SizedTerms>();
    const added: Phrases[] = [];
    for (const size of sizes) {
      if (size === 1) {
        found.set(size, this.#words);
        continue;
      }
      let phrases = this.#phrases.get(size);
      if (phrases === undefined) {
        phrases = createPhrases(size, this.terms, this.terms.tokens);
        this.#phrases.set(size, phrases);
        added.push(phrases);
      }
      phrases.askedAt = this.#summaries;
      found.set(size, phrases);
    }
    if (added.length > 0) this.#countPhrases(added, blocks);
    for (const [size, { askedAt }] of this.#phrases) {
      if (askedAt + SUMMARIES_KEPT < this.#summaries) this.#phrases.delete(size);
    }
    return found;
  }

  #countPhrases(added: readonly Phrases[], blocks: Iterable<Block>): void {
    for (const block of blocks) {
      const end = this.#read(block);
      for (const { table, top } of added) table.count(scratch, end, 1, top);
    }
  }

  /** Writes the words of a block to the scratch space, with an edge between sentences; returns how many units. */
  #read(block: Block): number {
    const { text, sentences } = block;
    const offsets = readUnicodeWords(block);
    const most = offsets.length / 2 + sentences.length;
    if (most > scratch.length) scratch = new Int32Array(most * 2);
    let end = 0;
    let sentence = 0;
    let sentenceEnd = sentences[0]?.end ?? text.length;
    for (let index = 0; index < offsets.length; index += 2) {
      const start = offsets[index] ?? 0;
      if (start >= sentenceEnd) {
        scratch[end] = EDGE;
        end += 1;
        while (start >= sentenceEnd) {
          sentence += 1;
          sentenceEnd = sentences[sentence]?.end ?? text.length;
        }
      }
      scratch[end] = this.terms.intern(text, start, offsets[index + 1] ?? 0);
      end += 1;
    }
    return end;
  }
}

function createPhrases(size: TermSize, terms: Terms, tokens: number): Phrases {
  // In English prose of a million words a quarter of the pairs are distinct, and most of the longer phrases.
  const table = new PhraseTable(size, size === 2 ? tokens / 4 : tokens * 0.8);
  const sized = withTop({
    get size() {
      return table.size;
    },
    get tokens() {
      return table.tokens;
    },
    countOf: (phrase) => table.countOf(phrase),
    compare(first, second) {
      for (let index = 0; index < size; index += 1) {
        const order = terms.compare(table.wordOf(first, index), table.wordOf(second, index));
        if (order !== 0) return order;
      }
      return 0;
    },
    wordOf: (phrase, index) => table.wordOf(phrase, index),
  });
  return Object.assign(sized, { table, askedAt: 0 });
}

function withTop(terms: Omit<SizedTerms, "top">): SizedTerms {
  return Object.assign(terms, { top: new TopTerms(terms) });
}
