import { primaryLanguage } from "#core/analyses/readability/primary-language.ts";
import type { ReadabilityInputs } from "#core/analyses/readability/readability.ts";
import { parseBlocksInSteps } from "#core/document/parse-blocks.ts";
import type { Span } from "#core/document/span.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import type { ReadabilityFinding } from "./finding-kinds.ts";
import { longWord, readBlock } from "./read-block.ts";
import type { BlockReading, BlockSentence } from "./read-block.ts";
import { addHardness, sumCounts, WordFactsCache } from "./sentence-counts.ts";
import type { SentenceCounts } from "./sentence-counts.ts";

/** A sentence with its place in the text and what was counted in it. */
export interface ReadSentence {
  readonly span: Span;
  /** Number of its paragraph, from 0. */
  readonly paragraph: number;
  readonly counts: SentenceCounts;
}

/** A text as read for what makes it hard. */
export interface TextReading {
  /** Primary language code. */
  readonly language: string;
  readonly paragraphs: readonly Span[];
  readonly sentences: readonly ReadSentence[];
  /** Wordings and words, in the order of the text; hard sentences depend on the audience: see `findHardSentences`. */
  readonly findings: readonly ReadabilityFinding[];
  readonly inputs: ReadabilityInputs;
  /** UTF-16 units that were read: fewer than the text has where it is over the limit. */
  readonly length: number;
}

/** The longest text that is read to its end, in UTF-16 units: about 700,000 words of English. */
const longestReading = 4_000_000;

/** What is known of the text as it was a moment ago, so that only what changed is read again. */
export class ReadingMemory {
  #language = "";
  #words = new WordFactsCache("en");
  #kept: ReadonlyMap<string, BlockReading> = new Map();

  /** The word facts and blocks for a language; those of another are forgotten. */
  open(language: string): {
    readonly words: WordFactsCache;
    readonly kept: ReadonlyMap<string, BlockReading>;
  } {
    if (this.#language !== language) {
      this.#language = language;
      this.#words = new WordFactsCache(language);
      this.#kept = new Map();
    }
    return { words: this.#words, kept: this.#kept };
  }

  keep(blocks: ReadonlyMap<string, BlockReading>): void {
    this.#kept = blocks;
  }
}

/**
 * Reads a text for what makes it hard to read, a block at a time; yields how many units are read, and returns the
 * reading. `rules` cut the sentences; `language` is a BCP 47 tag. Wordings are looked for in English alone; in other
 * languages words of four and more syllables count as long. Of a text over `longestReading` the beginning is read.
 */
export function* readTextInSteps(
  text: string,
  language: string,
  rules: SentenceRules,
  memory: ReadingMemory = new ReadingMemory(),
): Generator<number, TextReading, undefined> {
  const primary = primaryLanguage(language);
  const { words, kept } = memory.open(primary);
  const next = new Map<string, BlockReading>();
  const blocks: BlockReading[] = [];
  let read = 0;
  for (const block of parseBlocksInSteps(text.slice(0, longestReading), rules)) {
    const { line, paragraph, sentence, word } = block.continues;
    const key = `${line ? 1 : 0}${paragraph ? 1 : 0}${sentence ? 1 : 0}${word ? 1 : 0}${block.text}`;
    const reading = kept.get(key) ?? readBlock(block, primary, words);
    next.set(key, reading);
    blocks.push(reading);
    read += block.text.length;
    yield read;
  }
  memory.keep(next);
  return assemble(blocks, primary, read);
}

/** `readTextInSteps` at one go. */
export function readText(text: string, language: string, rules: SentenceRules): TextReading {
  const steps = readTextInSteps(text, language, rules);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function assemble(blocks: readonly BlockReading[], language: string, length: number): TextReading {
  const names = findNames(blocks);
  const paragraphs: Span[] = [];
  const sentences: ReadSentence[] = [];
  const findings: ReadabilityFinding[] = [];
  let offset = 0;
  for (const block of blocks) {
    const base = addParagraphs(paragraphs, block, offset);
    for (const sentence of block.sentences) {
      const counts = settleStart(sentence, names);
      sentences.push({ span: shift(sentence.span, offset), paragraph: base + sentence.paragraph, counts });
      const { start } = sentence;
      if (start !== null && start.facts.isComplex && !names.has(start.lower)) {
        const isWorded = sentence.findings.some(
          ({ check, span }) => check !== "passive-voice" && span.start < start.span.end,
        );
        const written = `${start.lower.charAt(0).toUpperCase()}${start.lower.slice(1)}`;
        if (!isWorded) findings.push(longWord(written, start.span.start + offset, start.facts.syllables));
      }
      for (const finding of sentence.findings)
        findings.push({ ...finding, span: shift(finding.span, offset) });
    }
    offset += block.length;
  }
  return {
    language,
    paragraphs,
    sentences,
    findings,
    inputs: sumCounts(sentences.map(({ counts }) => counts)),
    length,
  };
}

/** Hard words that stand with a capital within sentences, and never without one. */
function findNames(blocks: readonly BlockReading[]): ReadonlySet<string> {
  const capital = new Set<string>();
  const plain = new Set<string>();
  for (const { places } of blocks) {
    for (const [lower, place] of places) {
      if (place === "plain") plain.add(lower);
      else if (place === "capital") capital.add(lower);
    }
  }
  return new Set([...capital].filter((lower) => !plain.has(lower)));
}

/** Adds the paragraphs of a block; gives the number of its first. One that goes on is one paragraph. */
function addParagraphs(paragraphs: Span[], block: BlockReading, offset: number): number {
  const last = paragraphs.at(-1);
  const [first, ...rest] = block.paragraphs;
  if (block.continuesParagraph && last !== undefined && first !== undefined) {
    paragraphs[paragraphs.length - 1] = { start: last.start, end: offset + first.end };
    for (const span of rest) paragraphs.push(shift(span, offset));
    return paragraphs.length - 1 - rest.length;
  }
  const base = paragraphs.length;
  for (const span of block.paragraphs) paragraphs.push(shift(span, offset));
  return base;
}

/** The counts of a sentence once it is known whether its first word is a name. */
function settleStart({ counts, start }: BlockSentence, names: ReadonlySet<string>): SentenceCounts {
  if (start === null || names.has(start.lower)) return counts;
  const settled = { ...counts, unfamiliarKeys: [...counts.unfamiliarKeys] };
  addHardness(settled, start.facts);
  return settled;
}

function shift({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
