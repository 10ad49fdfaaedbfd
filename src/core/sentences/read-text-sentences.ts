import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { countParagraphStarts, countSentenceStarts } from "#core/document/block-starts.ts";
import { parseBlocksInSteps } from "#core/document/parse-blocks.ts";
import type { Span } from "#core/document/span.ts";

import type { SentenceRules } from "./sentence-rules.ts";

/** A sentence by its place in the text (UTF-16 offsets), and how many words begin in it. */
export interface CountedSentence extends Span {
  readonly words: number;
}

/** The sentences of a whole text and the paragraphs that they stand in, both ascending and apart. */
export interface TextSentences {
  readonly sentences: readonly CountedSentence[];
  readonly paragraphs: readonly Span[];
}

/** `readTextSentences` in slices: yields how many UTF-16 units have been read, after each block. */
export function* readTextSentencesInSteps(
  text: string,
  rules: SentenceRules,
  dialect: WordDialect,
): Generator<number, TextSentences, undefined> {
  const sentences: CountedSentence[] = [];
  const paragraphs: Span[] = [];
  let place = 0;
  for (const block of parseBlocksInSteps(text, rules)) {
    let goesOn = countParagraphStarts(block) < block.paragraphs.length;
    for (const { start, end } of block.paragraphs) {
      const before = goesOn ? paragraphs.pop() : undefined;
      paragraphs.push({ start: before?.start ?? place + start, end: place + end });
      goesOn = false;
    }
    const words = wordRules[dialect].findStarts(block);
    let next = 0;
    goesOn = countSentenceStarts(block) < block.sentences.length;
    for (const { start, end } of block.sentences) {
      while (next < words.length && (words[next] ?? 0) < start) next += 1;
      const first = next;
      while (next < words.length && (words[next] ?? 0) < end) next += 1;
      const before = goesOn ? sentences.pop() : undefined;
      sentences.push({
        start: before?.start ?? place + start,
        end: place + end,
        words: next - first + (before?.words ?? 0),
      });
      goesOn = false;
    }
    place += block.text.length;
    yield place;
  }
  return { sentences, paragraphs };
}

/**
 * The sentences of a whole text as `findSentences` cuts them, with their words by a dialect, and its paragraphs. What
 * two blocks share is one here. A text without a letter or a number has no sentence.
 */
export function readTextSentences(text: string, rules: SentenceRules, dialect: WordDialect): TextSentences {
  const steps = readTextSentencesInSteps(text, rules, dialect);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** How many sentences begin in each paragraph. One that begins in none, as in no text that was read, is left out. */
export function countSentencesByParagraph(
  sentences: readonly Span[],
  paragraphs: readonly Span[],
): readonly number[] {
  const counts = paragraphs.map(() => 0);
  let paragraph = 0;
  for (const { start } of sentences) {
    while (paragraph < paragraphs.length && (paragraphs[paragraph]?.end ?? 0) <= start) paragraph += 1;
    const count = counts[paragraph];
    if (count !== undefined && start >= (paragraphs[paragraph]?.start ?? 0)) counts[paragraph] = count + 1;
  }
  return counts;
}
