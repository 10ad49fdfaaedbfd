import { findSentences } from "#core/document/sentences.ts";
import type { Span } from "#core/document/span.ts";
import type { PageBlock, SeoPage } from "../page/seo-page.ts";
import { TextMemo } from "./text-memo.ts";
import { countWords, readWords } from "./words.ts";
import type { Word } from "./words.ts";

/** A sentence of a page; spans are places in the page's text. */
export interface Sentence {
  readonly text: string;
  readonly span: Span;
  readonly words: readonly Word[];
  /** As word processors count. */
  readonly wordCount: number;
  readonly kind: PageBlock["kind"];
}

export interface Paragraph {
  readonly span: Span;
  readonly wordCount: number;
  readonly sentences: readonly Sentence[];
}

export interface Heading {
  readonly text: string;
  readonly level: number;
  readonly span: Span;
  readonly words: readonly Word[];
  /** Words until the next heading of any level. */
  readonly wordsBelow: number;
}

/** A page taken apart once for all that looks at it. */
export interface PageReading {
  readonly page: SeoPage;
  readonly paragraphs: readonly Paragraph[];
  /** Of everything but cells of tables and block quotations, headings included. */
  readonly sentences: readonly Sentence[];
  /** What stands in the cells of tables, as sentences. */
  readonly cells: readonly Sentence[];
  readonly headings: readonly Heading[];
  /** Of all but block quotations. */
  readonly wordCount: number;
  /** Words in block quotations, which are another's: they count nowhere else. */
  readonly quotedWordCount: number;
  /** Words before the first heading below the first level. */
  readonly sections: readonly Section[];
}

/** What stands between two subheadings (levels 2 to 6). */
export interface Section {
  /** `null` for what stands before the first one. */
  readonly heading: Heading | null;
  readonly wordCount: number;
  readonly span: Span;
}

interface BlockReading {
  readonly wordCount: number;
  /** With places in the block. */
  readonly sentences: readonly Omit<Sentence, "kind">[];
}

const readBlocks = new TextMemo<BlockReading>(4_000_000);

function readBlock(text: string, language: string): BlockReading {
  return readBlocks.get(`${language} ${text}`, () => {
    const wordCount = countWords(text);
    const spans = wordCount === 0 ? [] : findSentences(text, [{ start: 0, end: text.length }], language);
    const sentences = spans.map((span) => {
      const own = text.slice(span.start, span.end);
      return { text: own, span, words: readWords(own), wordCount: countWords(own) };
    });
    return { wordCount, sentences };
  });
}

/** The sentences of a block with their places in the page. */
function placeSentences({ sentences }: BlockReading, { kind, span: { start } }: PageBlock): Sentence[] {
  return sentences.map(({ text, span, words, wordCount }) => {
    const from = start + span.start;
    return {
      text,
      span: { start: from, end: start + span.end },
      words: words.map((word) => ({
        folded: word.folded,
        isHyphenated: word.isHyphenated,
        start: word.start + from,
        end: word.end + from,
      })),
      wordCount,
      kind,
    };
  });
}

/** The text of a page without its block quotations, a block a paragraph. */
export function readOwnText({ page }: PageReading): string {
  const own = page.blocks.filter(({ kind }) => kind !== "quotation");
  return own.map(({ span }) => page.text.slice(span.start, span.end).trim()).join("\n\n");
}

/** Takes a page apart. `language` decides where sentences end. */
export function readPage(page: SeoPage, language: string): PageReading {
  const paragraphs: Paragraph[] = [];
  const sentences: Sentence[] = [];
  const cells: Sentence[] = [];
  const headings: Heading[] = [];
  let wordCount = 0;
  let quotedWordCount = 0;
  const below = (words: number): void => {
    wordCount += words;
    const last = headings.pop();
    if (last !== undefined) headings.push({ ...last, wordsBelow: last.wordsBelow + words });
  };
  for (const block of page.blocks) {
    const text = page.text.slice(block.span.start, block.span.end);
    const read = readBlock(text, language);
    const words = read.wordCount;
    if (words === 0) continue;
    if (block.kind === "quotation") {
      quotedWordCount += words;
      continue;
    }
    if (block.kind === "cell") {
      below(words);
      for (const sentence of placeSentences(read, block)) cells.push(sentence);
      continue;
    }
    const own = placeSentences(read, block);
    for (const sentence of own) sentences.push(sentence);
    if (block.kind === "heading") {
      wordCount += words;
      headings.push({
        text: text.trim(),
        level: block.level,
        span: block.span,
        words: own.flatMap((sentence) => sentence.words),
        wordsBelow: 0,
      });
      continue;
    }
    below(words);
    if (block.kind === "paragraph") paragraphs.push({ span: block.span, wordCount: words, sentences: own });
  }
  return {
    page,
    paragraphs,
    sentences,
    cells,
    headings,
    wordCount,
    quotedWordCount,
    sections: readSections(page, headings, wordCount),
  };
}

function readSections(page: SeoPage, headings: readonly Heading[], wordCount: number): Section[] {
  const own = (list: readonly Heading[]): number =>
    list.reduce((sum, { text, wordsBelow }) => sum + countWords(text) + wordsBelow, 0);
  const before = wordCount - own(headings);
  const groups: { heading: Heading | null; words: number; start: number }[] = [
    { heading: null, words: before, start: 0 },
  ];
  for (const heading of headings) {
    const last = groups.at(-1);
    if (heading.level < 2 && last !== undefined) last.words += heading.wordsBelow;
    else groups.push({ heading, words: heading.wordsBelow, start: heading.span.start });
  }
  return groups.map(({ heading, words, start }, index) => ({
    heading,
    wordCount: words,
    span: { start, end: groups[index + 1]?.start ?? page.text.length },
  }));
}
