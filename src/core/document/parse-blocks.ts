import type { Block, Continuation } from "./block.ts";
import { findBlockEnd, startsAfresh } from "./block-end.ts";
import { findParagraphs } from "./paragraphs.ts";
import { findSentences } from "./sentences.ts";

/** Makes a block of a piece of text that `findBlockEnd` cut off. It depends on nothing but its arguments. */
export function parseBlock(text: string, continues: Continuation): Block {
  const paragraphs = findParagraphs(text);
  return { text, paragraphs, sentences: findSentences(text, paragraphs), continues };
}

/** Cuts a text into its blocks, one at a time; see `Block`. Joined they are the text; an empty text has none. */
export function* parseBlocksInSteps(text: string): Generator<Block, void, undefined> {
  let start = 0;
  let continues = startsAfresh;
  while (start < text.length) {
    const cut = findBlockEnd(text, start, continues);
    yield parseBlock(text.slice(start, cut.end), continues);
    start = cut.end;
    continues = cut.next;
  }
}

/** Cuts a text into its blocks; see `Block`. Joined they are the text; an empty text has none. */
export function parseBlocks(text: string): Block[] {
  return [...parseBlocksInSteps(text)];
}
