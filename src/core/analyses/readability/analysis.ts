import type { Analysis } from "#core/analysis/analysis.ts";
import { countSentenceStarts } from "#core/document/block-starts.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import { computeReadability } from "./formulas.ts";
import type { Readability, ReadabilityInputs, ReadabilityOptions } from "./readability.ts";
import { findWordSound } from "./word-sounds.ts";

/** Running sums over the blocks of a document. */
export interface ReadabilityTotal {
  words: number;
  sentences: number;
  syllables: number;
  letters: number;
  complexWords: number;
}

/**
 * Scores an English text for ease of reading; see `computeReadability` for the formulas.
 *
 * A word is a UAX #29 word, or several that single hyphens join. Gunning's complex words have three or more syllables;
 * names (a capital, not at the start of the sentence), compounds of easier words and forms in -es, -ed and -ing of
 * two-syllable words are left out.
 */
export const readability: Analysis<ReadabilityInputs, ReadabilityTotal, ReadabilityOptions, Readability> = {
  id: "readability",

  readBlock(block) {
    const { text, sentences } = block;
    const offsets = readUnicodeWords(block);
    let words = 0;
    let syllables = 0;
    let letters = 0;
    let complexWords = 0;
    let sentence = 0;
    let index = 0;
    let startsSentence = !block.continues.sentence;
    while (index < offsets.length) {
      const start = offsets[index] ?? 0;
      while (start >= (sentences[sentence]?.end ?? Infinity)) {
        sentence += 1;
        startsSentence = true;
      }
      let isComplex = false;
      let end = start;
      do {
        const partStart = offsets[index] ?? 0;
        end = offsets[index + 1] ?? 0;
        const sound = findWordSound(text, partStart, end);
        syllables += sound.syllables;
        letters += countLetters(text, partStart, end);
        isComplex ||= sound.isComplex;
        index += 2;
      } while (isHyphen(text.charCodeAt(end)) && offsets[index] === end + 1);
      words += 1;
      if (isComplex && (startsSentence || !isName(text, start))) complexWords += 1;
      startsSentence = false;
    }
    return { words, sentences: countSentenceStarts(block), syllables, letters, complexWords };
  },

  createTotal() {
    return { words: 0, sentences: 0, syllables: 0, letters: 0, complexWords: 0 };
  },

  add(total, part) {
    addTimes(total, part, 1);
  },

  remove(total, part) {
    addTimes(total, part, -1);
  },

  summarize(total) {
    return computeReadability({ ...total });
  },
};

function addTimes(total: ReadabilityTotal, part: ReadabilityInputs, sign: 1 | -1): void {
  total.words += sign * part.words;
  total.sentences += sign * part.sentences;
  total.syllables += sign * part.syllables;
  total.letters += sign * part.letters;
  total.complexWords += sign * part.complexWords;
}

/** Letters and digits of a word: no apostrophe, no mark on a letter, no second half of a character. */
function countLetters(text: string, start: number, end: number): number {
  let letters = 0;
  for (let offset = start; offset < end; offset += 1) {
    const code = text.charCodeAt(offset);
    const folded = code | 0x20;
    if ((folded >= 0x61 && folded <= 0x7a) || (code >= 0x30 && code <= 0x39)) letters += 1;
    else if (code >= 0xb5 && !(code >= 0x300 && code < 0x370) && !(code >= 0x2000 && code < 0x2070)) {
      if ((code & 0xfc00) !== 0xdc00) letters += 1;
    }
  }
  return letters;
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}

/** Whether a word is written like a name: a capital with no other after it, so that INTRODUCTION is not one. */
function isName(text: string, start: number): boolean {
  const first = text.charAt(start);
  const second = text.charAt(start + 1);
  return first !== first.toLowerCase() && second === second.toLowerCase();
}
