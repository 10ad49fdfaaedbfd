import { countSentenceStarts } from "#core/document/block-starts.ts";
import type { Block } from "#core/document/block.ts";
import type { Span } from "#core/document/span.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import type { ReadabilityFinding } from "./finding-kinds.ts";
import { findNominalisedVerbs } from "./nominalised-verbs.ts";
import { findPassives } from "./passive-voice.ts";
import { addWord, createSums } from "./sentence-counts.ts";
import type { CountedWord, CountingSums, WordFactsCache, WordPlace } from "./sentence-counts.ts";
import { readSentenceTokens } from "./sentence-tokens.ts";
import { findSimplerWordings } from "./simpler-wordings.ts";
import { findAdverbs, findHedges } from "./weak-wordings.ts";

/** A sentence longer than this is no prose: it is measured, but no wordings are looked for in it. */
const LONGEST_SENTENCE = 20_000;

/** A sentence as read in its block: spans count from the block's start. */
export interface BlockSentence {
  readonly span: Span;
  /** The end of a sentence that the block before began. */
  readonly continues: boolean;
  /** Number of its paragraph in the block. */
  readonly paragraph: number;
  readonly counts: CountingSums;
  /** The first word where it may be a name: settled by where else the word stands. */
  readonly start: (CountedWord & { readonly span: Span }) | null;
  readonly findings: readonly ReadabilityFinding[];
}

/** A block as read, whatever else is in the text. */
export interface BlockReading {
  readonly paragraphs: readonly Span[];
  /** Whether its first paragraph is the rest of one that the block before began. */
  readonly continuesParagraph: boolean;
  readonly sentences: readonly BlockSentence[];
  /** Where hard words stand: what tells names at the start of a sentence. */
  readonly places: readonly (readonly [lower: string, place: WordPlace])[];
  readonly length: number;
}

const HYPHEN = /[-\u2010\u2011]/;

/** Counts the sentences of a block and finds what makes them hard to read; wordings only in English. Pure. */
export function readBlock(block: Block, language: string, words: WordFactsCache): BlockReading {
  const { text, paragraphs, continues } = block;
  const isEnglish = language === "en";
  const goesOn = countSentenceStarts(block) < block.sentences.length;
  const offsets = readUnicodeWords(block);
  const places: (readonly [string, WordPlace])[] = [];
  const sentences: BlockSentence[] = [];
  let next = 0;
  let paragraph = 0;
  for (const [number, span] of block.sentences.entries()) {
    while ((paragraphs[paragraph]?.end ?? Infinity) <= span.start && paragraph < paragraphs.length - 1)
      paragraph += 1;
    const isRest = goesOn && number === 0;
    const counts = createSums();
    counts.sentences = isRest ? 0 : 1;
    const longWords: ReadabilityFinding[] = [];
    let start: BlockSentence["start"] = null;
    let isFirst = !isRest;
    while (next < offsets.length && (offsets[next] ?? 0) < span.end) {
      const from = offsets[next] ?? 0;
      let to = from;
      do {
        to = offsets[next + 1] ?? 0;
        next += 2;
      } while (HYPHEN.test(text.charAt(to)) && offsets[next] === to + 1);
      const written = text.slice(from, to);
      const lower = written.toLowerCase().replaceAll("’", "'");
      const facts = words.read(lower);
      const isCapital = isCapitalized(written);
      const isHard = facts.isComplex || facts.isDifficult || facts.unfamiliarKey !== null;
      const place = isCapital ? (isFirst ? "sentence-start" : "capital") : "plain";
      if (isEnglish && isHard) places.push([lower, place]);
      if (isEnglish && isHard && place === "sentence-start") {
        start = { lower, facts, span: { start: from, end: to } };
        addWord(counts, facts, true, isEnglish);
      } else {
        addWord(counts, facts, place === "capital", isEnglish);
        if (isEnglish ? facts.isComplex && place !== "capital" : facts.syllables >= 4 && !/\d/.test(lower))
          longWords.push(longWord(written, from, facts.syllables));
      }
      isFirst = false;
    }
    sentences.push({
      span,
      continues: isRest,
      paragraph,
      counts,
      start,
      findings: isEnglish ? findWordings(text, span, longWords) : longWords,
    });
  }
  return {
    paragraphs,
    continuesParagraph: continues.paragraph,
    sentences,
    places,
    length: text.length,
  };
}

/** The finding of a word of many syllables. */
export function longWord(written: string, start: number, syllables: number): ReadabilityFinding {
  return {
    check: "long-word",
    tier: "style",
    span: { start, end: start + written.length },
    message: `“${written}” has ${syllables} syllables. Is there a shorter word that readers know?`,
    fixes: [],
  };
}

function findWordings(
  text: string,
  { start, end }: Span,
  longWords: readonly ReadabilityFinding[],
): readonly ReadabilityFinding[] {
  if (end - start > LONGEST_SENTENCE) return longWords;
  const sentence = text.slice(start, end);
  const tokens = readSentenceTokens(sentence);
  const nominalised = findNominalisedVerbs(tokens);
  const simpler = findSimplerWordings(sentence, tokens).filter((one) => !isAmong(one, nominalised));
  const hedges = findHedges(sentence, tokens);
  const worded = [...nominalised, ...simpler, ...hedges];
  const adverbs = findAdverbs(sentence, tokens).filter((one) => !isAmong(one, worded));
  const passives = findPassives(tokens).map((verb): ReadabilityFinding => ({
    check: "passive-voice",
    tier: "style",
    span: { start: verb.start, end: verb.end },
    message: verb.namesDoer
      ? "Passive: the doer comes last. Begin with who does it, and the sentence gets shorter."
      : "Passive: it does not say who does it. Name the doer first, if readers need to know.",
    fixes: [],
  }));
  const placed = [...worded, ...adverbs, ...passives].map((one) => ({
    ...one,
    span: { start: one.span.start + start, end: one.span.end + start },
  }));
  const words = placed.filter(({ check }) => check !== "passive-voice");
  return [...placed, ...longWords.filter((one) => !isAmong(one, words))].toSorted(
    (first, second) => first.span.start - second.span.start || second.span.end - first.span.end,
  );
}

function isAmong({ span }: ReadabilityFinding, others: readonly ReadabilityFinding[]): boolean {
  return others.some((other) => other.span.start < span.end && span.start < other.span.end);
}

/** Whether a word is written like a name: a capital with no other after it, so that INTRODUCTION is not one. */
function isCapitalized(word: string): boolean {
  const first = word.charAt(0);
  if (first === first.toLowerCase()) return false;
  const second = word.charAt(1);
  return second === second.toLowerCase();
}
