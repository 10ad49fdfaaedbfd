import type { Span } from "#core/document/span.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import { describeLengths } from "#core/sentences/describe-lengths.ts";
import { countSentencesByParagraph } from "#core/sentences/read-text-sentences.ts";
import type { TextSentences } from "#core/sentences/read-text-sentences.ts";
import { classifySentence } from "#core/sentences/sentence-types.ts";
import type { SentenceType } from "#core/sentences/sentence-types.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";

/** A sentence in the list. */
export interface ListedSentence extends Span {
  readonly type: SentenceType;
  readonly words: number;
  /** As it stands in the text. */
  readonly text: string;
}

/** What a text's sentences come to; lengths are in words, and `null` where there are none. */
export interface SentenceStats {
  readonly sentences: number;
  readonly statements: number;
  readonly questions: number;
  readonly exclamations: number;
  readonly fragments: number;
  readonly words: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly deviation: number | null;
  readonly shortest: number | null;
  readonly longest: number | null;
  readonly paragraphs: number;
  readonly sentencesPerParagraph: number | null;
}

/** Every sentence of a text with its place, type and words. */
export function listSentences(text: string, { sentences }: TextSentences): readonly ListedSentence[] {
  return sentences.map(({ start, end, words }) => ({
    start,
    end,
    type: classifySentence(text, { start, end }),
    words,
    text: text.slice(start, end),
  }));
}

/** Sums up the sentences of a text. */
export function summarizeSentences(text: string, { sentences, paragraphs }: TextSentences): SentenceStats {
  const types = sentences.map((span) => classifySentence(text, span));
  const countType = (type: SentenceType): number => types.filter((found) => found === type).length;
  const { count, total, mean, median, deviation, shortest, longest } = describeLengths(
    sentences.map(({ words }) => words),
  );
  // A paragraph of marks alone holds no sentence, and takes no part in the average.
  const holding = countSentencesByParagraph(sentences, paragraphs).filter((held) => held > 0).length;
  return {
    sentences: count,
    statements: countType("statement"),
    questions: countType("question"),
    exclamations: countType("exclamation"),
    fragments: countType("fragment"),
    words: total,
    mean,
    median,
    deviation,
    shortest,
    longest,
    paragraphs: holding,
    sentencesPerParagraph: holding === 0 ? null : count / holding,
  };
}

/** The list, a sentence a line, its parts between tabs; `textOf` puts the sentence on one line. */
export function formatSentenceList(
  list: readonly ListedSentence[],
  textOf: (sentence: ListedSentence, index: number) => string,
): string {
  return list
    .map((sentence, index) => {
      const { start, end, type, words } = sentence;
      return `${start}\t${end}\t${type}\t${words}\t${textOf(sentence, index).replaceAll("\t", " ")}\n`;
    })
    .join("");
}

function formatAverage(value: number | null): string {
  return value === null ? "-" : value.toFixed(1);
}

function formatWords(value: number | null): string {
  return value === null ? "-" : formatWholeNumber(value);
}

const figures: readonly {
  readonly name: string;
  readonly heading: string;
  readonly format: (stats: SentenceStats) => string;
}[] = [
  { name: "Sentences", heading: "Sentences", format: (stats) => formatWholeNumber(stats.sentences) },
  { name: "Statements", heading: "Statements", format: (stats) => formatWholeNumber(stats.statements) },
  { name: "Questions", heading: "Questions", format: (stats) => formatWholeNumber(stats.questions) },
  { name: "Exclamations", heading: "Exclamations", format: (stats) => formatWholeNumber(stats.exclamations) },
  { name: "Fragments", heading: "Fragments", format: (stats) => formatWholeNumber(stats.fragments) },
  { name: "Words a sentence, mean", heading: "Mean", format: (stats) => formatAverage(stats.mean) },
  { name: "Words a sentence, median", heading: "Median", format: (stats) => formatAverage(stats.median) },
  { name: "Standard deviation", heading: "Deviation", format: (stats) => formatAverage(stats.deviation) },
  { name: "Shortest, in words", heading: "Shortest", format: (stats) => formatWords(stats.shortest) },
  { name: "Longest, in words", heading: "Longest", format: (stats) => formatWords(stats.longest) },
  {
    name: "Sentences a paragraph",
    heading: "A paragraph",
    format: (stats) => formatAverage(stats.sentencesPerParagraph),
  },
];

/** What sentences come to, for people: a figure a line for one input, a table for several. */
export function formatSentenceStats(
  reports: readonly { readonly source: string; readonly stats: SentenceStats }[],
): string {
  const [first, ...rest] = reports;
  if (first === undefined) return "";
  if (rest.length === 0) {
    return formatPairs([
      ["Source", sourceName(first.source)],
      ...figures.map(({ name, format }) => [name, format(first.stats)] as const),
    ]);
  }
  return formatTable([
    ...figures.map(({ heading, format }) => ({
      heading,
      align: "right" as const,
      cells: reports.map(({ stats }) => format(stats)),
    })),
    { heading: "Source", align: "left", cells: reports.map(({ source }) => sourceName(source)) },
  ]);
}
