import type { Analysis } from "#core/analysis/analysis.ts";
import type { Block } from "#core/document/block.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import { WordTable } from "#core/document/word-table.ts";
import { englishStopWords } from "#core/lists/english-stop-words.ts";
import type { Frequency, FrequencyOptions, TermCount } from "./frequency.ts";
import { PhraseTable } from "./phrase-table.ts";
import { TopTerms } from "./top-terms.ts";
import type { CountedTerms } from "./top-terms.ts";

/** A phrase that occurs once says nothing about what a text repeats. */
const LEAST_PHRASE_COUNT = 2;

/** How often words and phrases of two and three words occur in a document. */
export interface FrequencyTotal {
  readonly words: WordTable;
  readonly pairs: PhraseTable;
  /** A pair's number and the word after it. */
  readonly triples: PhraseTable;
  readonly topWords: TopTerms;
  readonly topPairs: TopTerms;
  readonly topTriples: TopTerms;
  /** By a word's number: whether it is a stop word. Grows when results without them are asked for. */
  readonly isStopWord: boolean[];
}

/**
 * Counts words (UAX #29, letter case folded, ’ as ') and phrases of two and three words in a row within a sentence.
 * Terms that occur equally often are in order of their UTF-16 units. Phrases are listed when they occur twice.
 */
export const frequency: Analysis<Block, FrequencyTotal, FrequencyOptions, Frequency> = {
  id: "frequency",

  // The block is its own part: its words are kept with it, and counted straight from its text.
  readBlock(block) {
    readUnicodeWords(block);
    return block;
  },

  createTotal() {
    const words = new WordTable();
    const pairs = new PhraseTable();
    const triples = new PhraseTable();
    const compareWords = (first: number, second: number): number => words.compare(first, second);
    const comparePairs = (first: number, second: number): number =>
      compareWords(pairs.firstOf(first), pairs.firstOf(second)) ||
      compareWords(pairs.secondOf(first), pairs.secondOf(second));
    const compareTriples = (first: number, second: number): number =>
      comparePairs(triples.firstOf(first), triples.firstOf(second)) ||
      compareWords(triples.secondOf(first), triples.secondOf(second));
    return {
      words,
      pairs,
      triples,
      topWords: new TopTerms(words),
      topPairs: new TopTerms(orderedBy(pairs, comparePairs)),
      topTriples: new TopTerms(orderedBy(triples, compareTriples)),
      isStopWord: [],
    };
  },

  add(total, block) {
    count(total, block, 1);
  },

  remove(total, block) {
    count(total, block, -1);
  },

  summarize(total, _blocks, { limit, withoutStopWords }) {
    const { words, pairs, triples, isStopWord } = total;
    if (withoutStopWords) findStopWords(total);
    const isContent = (word: number): boolean => !withoutStopWords || isStopWord[word] !== true;
    const pairTerm = (pair: number): string =>
      `${words.term(pairs.firstOf(pair))} ${words.term(pairs.secondOf(pair))}`;

    const list = (
      table: WordTable | PhraseTable,
      numbers: readonly number[],
      term: (number: number) => string,
    ) =>
      numbers.map((number): TermCount => {
        const occurrences = table.counts[number] ?? 0;
        return { term: term(number), count: occurrences, share: occurrences / table.tokens };
      });
    const topWords = total.topWords.find({ limit, least: 1, isListed: isContent });
    const topPairs = total.topPairs.find({
      limit,
      least: LEAST_PHRASE_COUNT,
      isListed: (pair) => isContent(pairs.firstOf(pair)) && isContent(pairs.secondOf(pair)),
    });
    const topTriples = total.topTriples.find({
      limit,
      least: LEAST_PHRASE_COUNT,
      isListed: (triple) =>
        isContent(pairs.firstOf(triples.firstOf(triple))) && isContent(triples.secondOf(triple)),
    });
    return {
      tokens: words.tokens,
      distinct: words.distinct,
      hapaxes: words.hapaxes,
      words: list(words, topWords, (word) => words.term(word)),
      twoWordPhrases: list(pairs, topPairs, pairTerm),
      threeWordPhrases: list(
        triples,
        topTriples,
        (triple) => `${pairTerm(triples.firstOf(triple))} ${words.term(triples.secondOf(triple))}`,
      ),
    };
  },
};

function orderedBy(table: PhraseTable, compare: CountedTerms["compare"]): CountedTerms {
  return {
    get size() {
      return table.size;
    },
    get counts() {
      return table.counts;
    },
    compare,
  };
}

function count(total: FrequencyTotal, block: Block, change: 1 | -1): void {
  const { words, pairs, triples } = total;
  const { text, sentences } = block;
  const offsets = readUnicodeWords(block);
  let sentence = 0;
  let sentenceEnd = sentences[0]?.end ?? text.length;
  let lastWord = -1;
  let lastPair = -1;
  for (let index = 0; index < offsets.length; index += 2) {
    const start = offsets[index] ?? 0;
    const word = words.intern(text, start, offsets[index + 1] ?? 0);
    const occurrences = words.count(word, change);
    if (change > 0) total.topWords.rise(word, occurrences);
    while (start >= sentenceEnd) {
      sentence += 1;
      sentenceEnd = sentences[sentence]?.end ?? text.length;
      lastWord = -1;
      lastPair = -1;
    }
    if (lastPair >= 0) {
      const triple = triples.count(lastPair, word, change);
      if (change > 0) total.topTriples.rise(triple, triples.counts[triple] ?? 0);
    }
    lastPair = lastWord >= 0 ? pairs.count(lastWord, word, change) : -1;
    if (lastPair >= 0 && change > 0) total.topPairs.rise(lastPair, pairs.counts[lastPair] ?? 0);
    lastWord = word;
  }
}

function findStopWords({ words, isStopWord }: FrequencyTotal): void {
  for (let word = isStopWord.length; word < words.size; word += 1) {
    isStopWord.push(englishStopWords.has(words.term(word)));
  }
}
