import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { readSentences } from "#core/document/sentence-reader.ts";
import type { Span } from "#core/document/span.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";

import { isCounted } from "./find-text-paragraphs.ts";
import type { ParagraphRule, TextParagraph } from "./find-text-paragraphs.ts";

/** A part of a text with its size. */
export interface MeasuredParagraph extends TextParagraph {
  readonly words: number;
  /** 0 in code, tables and what no reader sees. */
  readonly sentences: number;
  /** Where its first sentence ends; its own end where it has none. */
  readonly firstSentenceEnd: number;
  /** Whether it begins as speech does: with a quotation mark, or with a dash that is no list's. */
  readonly isDialogue: boolean;
}

/** From when on a paragraph is a wall of text: when it is longer than this. */
export interface WallLimit {
  readonly unit: "words" | "sentences";
  readonly count: number;
}

const SPEECH = /^(?:["“„«‹「『]|[—―–] ?\p{L}|‘(?!\p{Ll}))/u;

/** How many words begin in each of several spans, which ascend and do not overlap. */
export function countWordsIn(text: string, spans: readonly Span[], dialect: WordDialect): readonly number[] {
  const counts = spans.map(() => 0);
  let place = 0;
  let index = 0;
  for (const block of parseBlocks(text)) {
    const words = wordRules[dialect].findStarts(block);
    for (let word = 0; word < words.length; word += 1) {
      const start = place + (words[word] ?? 0);
      while (index < spans.length && (spans[index]?.end ?? 0) <= start) index += 1;
      const count = counts[index];
      if (count !== undefined && start >= (spans[index]?.start ?? 0)) counts[index] = count + 1;
    }
    place += block.text.length;
  }
  return counts;
}

/** Measures the parts of a text: their words by a dialect, and their sentences by the rules for a language. */
export function measureParagraphs(
  text: string,
  paragraphs: readonly TextParagraph[],
  rules: SentenceRules,
  dialect: WordDialect,
): readonly MeasuredParagraph[] {
  const words = countWordsIn(text, paragraphs, dialect);
  return paragraphs.map((paragraph, index) => {
    const sentences = findParagraphSentences(text, paragraph, rules);
    return {
      ...paragraph,
      words: words[index] ?? 0,
      sentences: sentences.length,
      firstSentenceEnd: sentences[0]?.end ?? paragraph.end,
      isDialogue: SPEECH.test(text.slice(paragraph.start, paragraph.start + 4)),
    };
  });
}

/** The sentences of one part of a text; code, tables and what no reader sees have none. */
export function findParagraphSentences(
  text: string,
  { start, end, kind }: TextParagraph,
  rules: SentenceRules,
): readonly Span[] {
  if (kind === "code" || kind === "table" || kind === "other") return [];
  const own = text.slice(start, end);
  return readSentences(own, [{ start: 0, end: own.length }], rules).map((sentence) => ({
    start: start + sentence.start,
    end: start + sentence.end,
  }));
}

/** Whether a part is a paragraph that is longer than a limit. */
export function isWall(paragraph: MeasuredParagraph, rule: ParagraphRule, limit: WallLimit): boolean {
  return isCounted(paragraph, rule) && paragraph[limit.unit] > limit.count;
}

/** Whether a part is a paragraph of running text with one sentence; headings and items of lists are not. */
export function isSingleSentence({ kind, sentences }: MeasuredParagraph): boolean {
  return (kind === "text" || kind === "quote") && sentences === 1;
}
