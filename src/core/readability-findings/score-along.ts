import { computeReadability } from "#core/analyses/readability/compute-readability.ts";
import type { FormulaName, ReadabilityInputs } from "#core/analyses/readability/readability.ts";
import type { Span } from "#core/document/span.ts";
import type { ReadSentence, TextReading } from "./read-text.ts";
import { sumCounts } from "./sentence-counts.ts";

/** What is drawn along a text: the median grade of all formulas, or one of them. */
export type ScoreName = FormulaName | "median";

/** A part of a text with its score. */
export interface ScoredPart {
  readonly span: Span;
  /** Number of the part, from 0; of a paragraph, its number among those of the text. */
  readonly number: number;
  readonly words: number;
  readonly sentences: number;
  /** `null` where it has no words, or the formula is not for the language. */
  readonly score: number | null;
}

/** Least words of a window: what the formulas were made for. */
const windowWords = 100;

/** The score of counts by a formula, or the median of the school years; `null` where there is none. */
export function scoreOf(inputs: ReadabilityInputs, language: string, name: ScoreName): number | null {
  const readability = computeReadability(inputs, language);
  return name === "median" ? (readability.consensus?.median ?? null) : readability[name];
}

/** The score of each paragraph that has a sentence. Short ones swing widely: no formula was made for so little. */
export function scoreParagraphs(reading: TextReading, name: ScoreName): readonly ScoredPart[] {
  const parts: ReadSentence[][] = [];
  for (const sentence of reading.sentences) {
    const last = parts.at(-1);
    if (last?.[0]?.paragraph === sentence.paragraph) last.push(sentence);
    else parts.push([sentence]);
  }
  return parts.map((part) => scorePart(part, part[0]?.paragraph ?? 0, reading.language, name));
}

/**
 * The score of windows of whole sentences, one after the other, of at least 100 words each. What is left over at the end
 * joins the last window.
 */
export function scoreWindows(reading: TextReading, name: ScoreName): readonly ScoredPart[] {
  const parts: ReadSentence[][] = [];
  let part: ReadSentence[] = [];
  let words = 0;
  for (const sentence of reading.sentences) {
    part.push(sentence);
    words += sentence.counts.words;
    if (words < windowWords) continue;
    parts.push(part);
    part = [];
    words = 0;
  }
  const last = parts.at(-1);
  if (last === undefined) {
    if (part.length > 0) parts.push(part);
  } else last.push(...part);
  return parts.map((sentences, number) => scorePart(sentences, number, reading.language, name));
}

function scorePart(
  sentences: readonly ReadSentence[],
  number: number,
  language: string,
  name: ScoreName,
): ScoredPart {
  const inputs = sumCounts(sentences.map(({ counts }) => counts));
  return {
    span: { start: sentences[0]?.span.start ?? 0, end: sentences.at(-1)?.span.end ?? 0 },
    number,
    words: inputs.words,
    sentences: inputs.sentences,
    score: scoreOf(inputs, language, name),
  };
}
