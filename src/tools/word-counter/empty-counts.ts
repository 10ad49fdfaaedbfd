import type { Counts } from "#core/analyses/counts/counts.ts";

/** The figures of an empty text: what stands on the page until the first reading has answered. */
export const emptyCounts: Counts = {
  words: 0,
  wordsByDialect: { word: 0, unicode: 0, wc: 0 },
  characters: 0,
  charactersWithoutSpaces: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
  uniqueWords: 0,
  averageWordLength: null,
  averageSentenceLength: null,
  longestSentence: null,
  length: 0,
  overflowStart: null,
};
