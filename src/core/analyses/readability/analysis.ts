import type { Analysis } from "#core/analysis/analysis.ts";
import { countSentenceStarts } from "#core/document/block-starts.ts";
import type { Block } from "#core/document/block.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import { computeReadability } from "./compute-readability.ts";
import { primaryLanguage } from "./primary-language.ts";
import { ReadabilityTotal } from "./readability-total.ts";
import type { Readability, ReadabilityOptions } from "./readability.ts";

/**
 * Scores a text for ease of reading by the formulas made for its language; see `computeReadability` for these, and
 * `ReadabilityInputs` for what counts as a word.
 */
export const readability: Analysis<Block, ReadabilityTotal, ReadabilityOptions, Readability> = {
  id: "readability",

  // The block is its own part: its words are kept with it, and counted straight from its text.
  readBlock(block) {
    readUnicodeWords(block);
    return block;
  },

  createTotal() {
    return new ReadabilityTotal();
  },

  add(total, block) {
    countBlock(total, block, 1);
  },

  remove(total, block) {
    countBlock(total, block, -1);
  },

  summarize(total, _blocks, { language = "en" }) {
    const primary = primaryLanguage(language);
    return computeReadability(total.readInputs(primary), primary);
  },
};

function countBlock(total: ReadabilityTotal, block: Block, sign: 1 | -1): void {
  const { text, sentences } = block;
  const offsets = readUnicodeWords(block);
  let sentence = 0;
  let index = 0;
  let startsSentence = !block.continues.sentence;
  while (index < offsets.length) {
    const start = offsets[index] ?? 0;
    while (start >= (sentences[sentence]?.end ?? Infinity)) {
      sentence += 1;
      startsSentence = true;
    }
    let end = start;
    do {
      end = offsets[index + 1] ?? 0;
      index += 2;
    } while (isHyphen(text.charCodeAt(end)) && offsets[index] === end + 1);
    const place = isCapitalized(text, start) ? (startsSentence ? "sentence-start" : "capital") : "plain";
    total.count(text, start, end, place, sign);
    startsSentence = false;
  }
  total.sentences += sign * countSentenceStarts(block);
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}

/** Whether a word is written like a name: a capital with no other after it, so that INTRODUCTION is not one. */
function isCapitalized(text: string, start: number): boolean {
  const first = text.charAt(start);
  if (first === first.toLowerCase()) return false;
  const second = text.charAt(start + 1);
  return second === second.toLowerCase();
}
