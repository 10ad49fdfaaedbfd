import { createRequire } from "node:module";
import { countWords as countWithAlfaaz } from "alfaaz";
import nlp from "compromise/one";
import countable from "countable";
import { retext } from "retext";
import readability from "text-readability";
import wink from "wink-nlp-utils";
import { analyseText } from "#core/analyses/analyse-text.ts";
import { countDictionaryWords } from "#core/scan/dictionary-words.ts";
import { countText } from "#core/scan/text-totals.ts";
import { nameWithVersion, segmenterWithVersion } from "./peer-version.ts";

/** Something that counts the words of a text, beside others. */
export interface WordCounter {
  readonly name: string;
  /** What one call finds out. */
  readonly gives: string;
  /** The longest text it is measured on, in UTF-16 units; `null` for the whole corpus. */
  readonly most: number | null;
  /** Whether its time grows faster than its text, so that its figure for the corpus is too low. */
  readonly superlinear?: true;
  countWords(text: string): number;
}

const PIECE_UNITS = 1000;
const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });

function countWordLike(text: string): number {
  let words = 0;
  for (const { isWordLike } of wordSegmenter.segment(text)) if (isWordLike === true) words += 1;
  return words;
}

/** Pieces of at most `PIECE_UNITS`, cut after a space or a line break where there is one. */
function* cutPieces(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + PIECE_UNITS, text.length);
    if (end < text.length) {
      const space = Math.max(text.lastIndexOf(" ", end - 1), text.lastIndexOf("\n", end - 1));
      if (space >= start) end = space + 1;
      else if ((text.charCodeAt(end) & 0xfc00) === 0xdc00) end -= 1;
    }
    yield text.slice(start, end);
    start = end;
  }
}

interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
}

function countWordNodes(node: TreeNode): number {
  if (node.type === "WordNode") return 1;
  return (node.children ?? []).reduce((sum, child) => sum + countWordNodes(child), 0);
}

/** Its types promise named exports that the file does not have where it is imported. */
function loadWordsCount(): (text: string) => number {
  const loaded: unknown = createRequire(import.meta.url)("words-count");
  if (typeof loaded !== "object" || loaded === null || !("wordsCount" in loaded)) {
    throw new TypeError("words-count offers no wordsCount.");
  }
  const { wordsCount } = loaded;
  if (typeof wordsCount !== "function") throw new TypeError("words-count's wordsCount is no function.");
  return (text) => Number(wordsCount(text));
}

/** Ours, the one pass first, and what people would use instead. */
export const wordCounters: readonly WordCounter[] = [
  {
    name: "Wordbench, countText",
    gives: "25 counts: words of 3 kinds, characters, sentences, lines…",
    most: null,
    countWords: (text) => countText(text).wordProcessorWords,
  },
  {
    name: "Wordbench, countDictionaryWords",
    gives: "words, by dictionary in Chinese, Japanese, Thai, Lao, Khmer, Burmese",
    most: null,
    countWords: countDictionaryWords,
  },
  {
    name: "Wordbench, analyseText",
    gives: "all counts, unique words, longest sentence",
    most: null,
    countWords: (text) => analyseText("counts", text, { dialect: "word", limit: null }).words,
  },
  {
    name: "text.split(/\\s+/)",
    gives: "words",
    most: null,
    countWords: (text) => text.trim().split(/\s+/).length,
  },
  {
    name: `${segmenterWithVersion}, in pieces of ${PIECE_UNITS} units`,
    gives: "words",
    most: null,
    countWords(text) {
      let words = 0;
      for (const piece of cutPieces(text)) words += countWordLike(piece);
      return words;
    },
  },
  {
    name: `${segmenterWithVersion}, in one piece`,
    gives: "words",
    most: 1_000_000,
    countWords: countWordLike,
  },
  { name: nameWithVersion("alfaaz"), gives: "words", most: null, countWords: countWithAlfaaz },
  {
    name: nameWithVersion("countable"),
    gives: "words, sentences, paragraphs, code points",
    most: null,
    countWords(text) {
      let words = 0;
      countable.count(text, (counter) => {
        words = counter.words;
      });
      return words;
    },
  },
  {
    name: nameWithVersion("words-count"),
    gives: "words",
    most: 20_000,
    superlinear: true,
    countWords: loadWordsCount(),
  },
  {
    name: `${nameWithVersion("wink-nlp-utils")}, tokenize0`,
    gives: "words",
    most: 1_000_000,
    countWords: (text) => wink.string.tokenize0(text).length,
  },
  {
    name: `${nameWithVersion("wink-nlp-utils")}, tokenize`,
    gives: "tagged tokens",
    most: 500_000,
    countWords: (text) =>
      wink.string.tokenize(text, true).filter(({ tag }) => tag === "word" || tag === "number").length,
  },
  {
    name: `${nameWithVersion("compromise")}, one`,
    gives: "words, sentences",
    most: 500_000,
    countWords: (text) => nlp(text).wordCount(),
  },
  {
    name: `${nameWithVersion("text-readability")}, lexiconCount`,
    gives: "words",
    most: 1_000_000,
    countWords: (text) => readability.lexiconCount(text),
  },
  {
    name: `${nameWithVersion("retext")}, parse`,
    gives: "a tree of sentences and words",
    most: 200_000,
    countWords: (text) => countWordNodes(retext.parse(text)),
  },
];
