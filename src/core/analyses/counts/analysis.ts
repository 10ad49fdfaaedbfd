import type { Analysis } from "#core/analysis/analysis.ts";
import type { Block, Placed } from "#core/document/block.ts";
import { countParagraphStarts, countSentenceStarts } from "#core/document/block-starts.ts";
import { endsWithLineBreak } from "#core/document/lines.ts";
import type { Span } from "#core/document/span.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import { isLineBreak } from "#core/document/white-space.ts";
import { WordTable } from "#core/document/word-table.ts";
import { findGraphemes } from "#core/scan/boundaries.ts";
import { countText } from "#core/scan/text-totals.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";
import type { Counts, CountsOptions, WordDialect } from "./counts.ts";
import { wordRules } from "./word-dialects.ts";

/** What joins the grapheme before it. */
const GOES_ON = /^[\p{M}\u200d]/u;
const LETTER_OR_NUMBER = /^[\p{L}\p{N}]/u;

/** A sentence of a block and its words. */
interface SentenceLength {
  readonly words: number;
  readonly span: Span;
}

/** What one block adds to the counts. */
export interface CountsPart {
  readonly block: Block;
  readonly words: Readonly<Record<WordDialect, number>>;
  /** The longest sentence by a dialect, worked out when it is first asked for. */
  readonly findLongest: (dialect: WordDialect) => SentenceLength | null;
  readonly characters: number;
  readonly whiteSpace: number;
  readonly letters: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
}

/** Running sums over the blocks of a document. */
export interface CountsTotal {
  readonly words: Record<WordDialect, number>;
  readonly distinct: WordTable;
  characters: number;
  whiteSpace: number;
  letters: number;
  sentences: number;
  paragraphs: number;
  lines: number;
  length: number;
}

/**
 * Counts the size of a text; see `Counts` for each figure and `wordRules` for what a word is.
 *
 * An empty text has no line, any other has as many as it has line breaks, and one more when characters follow the
 * last break. Paragraphs are those of `findParagraphs`, sentences those of `findSentences`.
 */
export const counts: Analysis<CountsPart, CountsTotal, CountsOptions, Counts> = {
  id: "counts",

  readBlock(block) {
    const { continues, text } = block;
    const totals = countText(text);
    // A cluster of marks longer than a block was counted in the block where it began.
    const characters =
      totals.graphemes - totals.lineBreakGraphemes - (continues.word && GOES_ON.test(text) ? 1 : 0);
    return {
      block,
      words: countWords(block, totals),
      findLongest: rememberLongest(block),
      characters,
      whiteSpace: totals.graphemes - totals.lineBreakGraphemes - totals.visibleGraphemes,
      letters: countLetters(text, totals),
      sentences: countSentenceStarts(block),
      paragraphs: countParagraphStarts(block),
      lines: totals.lineBreakGraphemes + (endsWithLineBreak(text) ? 0 : 1) - (continues.line ? 1 : 0),
    };
  },

  createTotal() {
    return {
      words: { word: 0, unicode: 0, wc: 0 },
      distinct: new WordTable(),
      characters: 0,
      whiteSpace: 0,
      letters: 0,
      sentences: 0,
      paragraphs: 0,
      lines: 0,
      length: 0,
    };
  },

  add(total, part) {
    count(total, part, 1);
  },

  remove(total, part) {
    count(total, part, -1);
  },

  summarize(total, blocks, { dialect, limit }) {
    const words = total.words[dialect];
    return {
      words,
      wordsByDialect: { ...total.words },
      characters: total.characters,
      charactersWithoutSpaces: total.characters - total.whiteSpace,
      sentences: total.sentences,
      paragraphs: total.paragraphs,
      lines: total.lines,
      uniqueWords: total.distinct.distinct,
      averageWordLength: words > 0 ? total.letters / words : null,
      averageSentenceLength: total.sentences > 0 ? words / total.sentences : null,
      longestSentence: findLongestOfAll(blocks, dialect),
      length: total.length,
      overflowStart: findOverflow(total, blocks, dialect, limit),
    };
  },
};

function count(total: CountsTotal, part: CountsPart, sign: 1 | -1): void {
  total.words.word += sign * part.words.word;
  total.words.unicode += sign * part.words.unicode;
  total.words.wc += sign * part.words.wc;
  total.characters += sign * part.characters;
  total.whiteSpace += sign * part.whiteSpace;
  total.letters += sign * part.letters;
  total.sentences += sign * part.sentences;
  total.paragraphs += sign * part.paragraphs;
  total.lines += sign * part.lines;
  total.length += sign * part.block.text.length;
  const words = readUnicodeWords(part.block);
  for (let index = 0; index < words.length; index += 2) {
    const word = total.distinct.intern(part.block.text, words[index] ?? 0, words[index + 1] ?? 0);
    total.distinct.count(word, sign);
  }
}

/** The scan counts a word that goes on from the block before anew, and leaves dictionary scripts to a dictionary. */
function countWords(block: Block, totals: TextTotals): Readonly<Record<WordDialect, number>> {
  const goesOn = block.continues.word;
  return {
    word: goesOn ? wordRules.word.findStarts(block).length : totals.wordProcessorWords,
    unicode:
      goesOn || totals.dictionaryRuns > 0 ? wordRules.unicode.findStarts(block).length : totals.unicodeWords,
    wc: goesOn ? wordRules.wc.findStarts(block).length : totals.wcWords,
  };
}

/** Graphemes that are letters or numbers: code points, where each is a grapheme by itself. */
function countLetters(text: string, totals: TextTotals): number {
  return totals.graphemes === totals.codePoints
    ? totals.letters + totals.digits + totals.otherNumbers
    : countLetterGraphemes(text);
}

function countLetterGraphemes(text: string): number {
  const boundaries = findGraphemes(text);
  let letters = 0;
  for (let index = 0; index + 1 < boundaries.length; index += 1) {
    if (LETTER_OR_NUMBER.test(text.slice(boundaries[index], boundaries[index + 1]))) letters += 1;
  }
  return letters;
}

function rememberLongest(block: Block): (dialect: WordDialect) => SentenceLength | null {
  const found = new Map<WordDialect, SentenceLength | null>();
  return (dialect) => {
    let longest = found.get(dialect);
    if (longest === undefined) {
      longest = findLongest(block.sentences, wordRules[dialect].findStarts(block));
      found.set(dialect, longest);
    }
    return longest;
  };
}

function findLongest(sentences: readonly Span[], starts: ArrayLike<number>): SentenceLength | null {
  let longest: SentenceLength | null = null;
  let index = 0;
  for (const span of sentences) {
    while (index < starts.length && (starts[index] ?? 0) < span.start) index += 1;
    const first = index;
    while (index < starts.length && (starts[index] ?? 0) < span.end) index += 1;
    const words = index - first;
    if (words > (longest?.words ?? 0)) longest = { words, span };
  }
  return longest;
}

function findLongestOfAll(
  blocks: Iterable<Placed<CountsPart>>,
  dialect: WordDialect,
): Counts["longestSentence"] {
  let words = 0;
  let span: Span | null = null;
  for (const { start, value } of blocks) {
    const longest = value.findLongest(dialect);
    if (longest === null || longest.words <= words) continue;
    words = longest.words;
    span = { start: start + longest.span.start, end: start + longest.span.end };
  }
  return span === null ? null : { words, span };
}

function findOverflow(
  total: CountsTotal,
  blocks: Iterable<Placed<CountsPart>>,
  dialect: WordDialect,
  limit: CountsOptions["limit"],
): number | null {
  if (limit === null) return null;
  const inWords = limit.unit === "words";
  if ((inWords ? total.words[dialect] : total.characters) <= limit.count) return null;
  let left = limit.count;
  for (const { start, value } of blocks) {
    const size = inWords ? value.words[dialect] : value.characters;
    if (size > left) return start + findWithin(value.block, inWords ? dialect : null, left);
    left -= size;
  }
  return null;
}

/** Where in a block the word (by `dialect`) or character number `index`, from 0, starts. */
function findWithin(block: Block, dialect: WordDialect | null, index: number): number {
  if (dialect !== null) return wordRules[dialect].findStarts(block)[index] ?? block.text.length;
  let left = index;
  for (const start of findGraphemes(block.text)) {
    if (isLineBreak(block.text.charCodeAt(start))) continue;
    if (left === 0) return start;
    left -= 1;
  }
  return block.text.length;
}
