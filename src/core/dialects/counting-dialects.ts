import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import type { WordRule } from "#core/analyses/counts/word-dialects.ts";
import type { Block } from "#core/document/block.ts";
import { findBlockEnd, startsAfresh } from "#core/document/block-end.ts";
import { readEnglishRules } from "#core/sentences/sentence-rules.ts";

import { findCjkStarts } from "./cjk-characters.ts";
import { findDictionaryStarts } from "./dictionary-words.ts";

/** A rule by which words, or what stands for them, are counted. */
export type CountingDialect = WordDialect | "dictionary" | "cjk";

/** A rule with its plain name. */
export interface CountingRule extends WordRule {
  readonly name: string;
}

/** Every dialect's name, definition, source, and the code that follows it, in the order of presentation. */
export const countingRules: Readonly<Record<CountingDialect, CountingRule>> = {
  word: { name: "Word processor", ...wordRules.word },
  unicode: { name: "Unicode", ...wordRules.unicode },
  wc: { name: "wc", ...wordRules.wc },
  dictionary: {
    name: "Dictionary words",
    definition:
      "What stands between white space is one word if it holds a letter or a number; Chinese, Japanese, Thai, Lao, Khmer and Burmese, which put no spaces between words, are divided with a dictionary.",
    source: "The dictionaries of the engine's Intl.Segmenter (ICU), for those scripts only.",
    findStarts: findDictionaryStarts,
  },
  cjk: {
    name: "Chinese, Japanese and Korean characters",
    definition:
      "Each Chinese character, kana, bopomofo letter and Hangul syllable is one; punctuation and all other scripts are not counted.",
    source: "The Unicode scripts Han, Hiragana, Katakana, Bopomofo and Hangul (Scripts.txt, Unicode 17).",
    findStarts: findCjkStarts,
  },
};

/** The dialects in the order of presentation. */
export const countingDialects = [
  "word",
  "unicode",
  "wc",
  "dictionary",
  "cjk",
] as const satisfies CountingDialect[];

/** Cuts a text where its blocks end, so that no word is halved, without finding paragraphs and sentences in them. */
export function* cutForCounting(text: string): Generator<Block, void, undefined> {
  let start = 0;
  let continues = startsAfresh;
  // Where sentences end makes no difference to words.
  const rules = readEnglishRules();
  while (start < text.length) {
    const cut = findBlockEnd(text, start, continues, rules);
    yield { text: text.slice(start, cut.end), paragraphs: [], sentences: [], continues };
    start = cut.end;
    continues = cut.next;
  }
}

/** Counts a text by one dialect. */
export function countByDialect(text: string, dialect: CountingDialect): number {
  let count = 0;
  for (const block of cutForCounting(text)) count += countingRules[dialect].findStarts(block).length;
  return count;
}
