import { findWords } from "#core/scan/dictionary-words.ts";
import type { Block } from "./block.ts";

/**
 * Of a longer run without white space, which is a code and no word, only the beginning is looked at: where blocks cut
 * it then makes no difference.
 */
const LONGEST_WORD = 1024;

/** Each of these is a word by itself, wherever a run of them is cut. */
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const wordsOfBlocks = new WeakMap<Block, Uint16Array>();

/**
 * The words of a block, as `findWords` has them, found once however many analyses ask: start and end offsets, in turn.
 * The rest of a word that the block before began is left out.
 */
export function readUnicodeWords(block: Block): Uint16Array {
  const known = wordsOfBlocks.get(block);
  if (known !== undefined) return known;
  const words = findBlockWords(block);
  wordsOfBlocks.set(block, words);
  return words;
}

function findBlockWords({ text, continues }: Block): Uint16Array {
  // A block is short enough for offsets of half the size.
  const words = Uint16Array.from(findWords(text));
  for (let index = 0; index < words.length; index += 2) {
    words[index + 1] = Math.min(words[index + 1] ?? 0, (words[index] ?? 0) + LONGEST_WORD);
  }
  return continues.word && words[0] === 0 && !IDEOGRAPH.test(text) ? words.subarray(2) : words;
}
