import type { Block, Continuation } from "./block.ts";
import { findBlockEnd, startsAfresh } from "./block-end.ts";
import { findParagraphs } from "./paragraphs.ts";
import { readEnglishRules } from "../sentences/sentence-rules.ts";
import type { SentenceRules } from "../sentences/sentence-rules.ts";
import { readSentences } from "./sentence-reader.ts";

/** Makes a block of a piece of text that `findBlockEnd` cut off. It depends on nothing but its arguments. */
export function parseBlock(text: string, continues: Continuation, rules: SentenceRules): Block {
  const paragraphs = findParagraphs(text);
  return { text, paragraphs, sentences: readSentences(text, paragraphs, rules), continues };
}

/** `parseBlocks`, one block at a time. */
export function* parseBlocksInSteps(
  text: string,
  rules: SentenceRules = readEnglishRules(),
): Generator<Block, void, undefined> {
  let start = 0;
  let continues = startsAfresh;
  while (start < text.length) {
    const cut = findBlockEnd(text, start, continues, rules);
    yield parseBlock(text.slice(start, cut.end), continues, rules);
    start = cut.end;
    continues = cut.next;
  }
}

/**
 * Cuts a text into its blocks; see `Block`. Joined they are the text; an empty text has none. Sentences are cut as in
 * English unless `readSentenceRules` gave other `rules`.
 */
export function parseBlocks(text: string, rules?: SentenceRules): Block[] {
  return [...parseBlocksInSteps(text, rules)];
}
