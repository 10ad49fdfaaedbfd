import type { Counts, WordDialect } from "#core/analyses/counts/counts.ts";
import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import type { Frequency, TermCount } from "#core/analyses/frequency/frequency.ts";
import type { Readability } from "#core/analyses/readability/readability.ts";
import { countingRules } from "#core/dialects/counting-dialects.ts";
import { formatDuration, readingSeconds, speakingSeconds } from "#core/durations/durations.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";

import { hashText } from "../report/hash-text.ts";
import type { Report, ReportFigure, ReportPart, ReportSection, ReportTable } from "../report/report.ts";
import { readabilitySection } from "./readability-section.ts";
import { binLengths } from "./sentence-lengths.ts";
import { sizeTexts } from "./size-texts.ts";
import { readableCount } from "./text-rates.ts";
import type { TextRates } from "./text-rates.ts";

/** What of a text's figures a report tells. All of them are about the same text. */
export interface TextMeasures {
  /** The text as it is, with what the counts leave out. */
  readonly text: string;
  /** The name of the document or file, where it has one. */
  readonly name: string | null;
  /** ISO 639-1 code, or a BCP 47 tag, of the text. */
  readonly language: string;
  readonly dialect: WordDialect;
  readonly counts: Counts;
  /** What the counts leave out, as a sentence; `null` for nothing. */
  readonly leftOut: string | null;
  readonly goal: TextGoal | null;
  readonly rates: TextRates;
  /** Units a minute, read silently and aloud. */
  readonly silentRate: number;
  readonly aloudRate: number;
  readonly readability: Readability;
  /** Terms with function words left out, where there is a list of them. */
  readonly keywords: Frequency;
  /** Whether `keywords` leaves function words out. */
  readonly withoutFunctionWords: boolean;
  /** Words in each sentence, in the order of the text. */
  readonly sentenceLengths: readonly number[];
}

/** How long the text should become, and where it stands, in words. */
export interface TextGoal {
  /** `at most 1,500 words`. */
  readonly bounds: string;
  /** `216 words left`. */
  readonly standing: string;
}

/** How many terms each table of keywords has at most. */
export const reportedTerms = 15;

/** The word count of a text as a report: its figures with how each was counted, and the text. `date` as `Report` has it. */
export async function createTextReport(measures: TextMeasures, date: string): Promise<Report> {
  const { text, name, language, dialect, leftOut, goal } = measures;
  const textHash = await hashText(text);
  const sections: readonly (ReportSection | null)[] = [
    {
      heading: "Figures",
      parts: [
        { kind: "figures", figures: sizeFigures(measures) },
        ...(leftOut === null ? [] : [paragraph(`${leftOut} The text below is whole.`)]),
      ],
    },
    goal === null
      ? null
      : {
          heading: "Goal",
          parts: [
            {
              kind: "figures",
              figures: [
                { label: "Goal", value: goal.bounds },
                { label: "Now", value: goal.standing },
              ],
            },
          ],
        },
    { heading: "Words by each rule", parts: [dialectTable(measures.counts)] },
    readabilitySection(measures.readability, language),
    sentenceSection(measures),
    keywordSection(measures),
    {
      heading: "About this report",
      parts: [
        paragraph(
          "The figures were counted on the device on which the text was written or opened; the text was sent nowhere. Computed figures describe a text and do not judge it.",
        ),
        paragraph(`The text can be told by its SHA-256 checksum: ${textHash}`),
      ],
    },
  ];
  return {
    title: "Word count report",
    date,
    language: "en",
    direction: "ltr",
    source: { ...(name === null ? {} : { name }), ...languageOfSource(language), text, textHash },
    countingDialect: dialect,
    countingName: countingRules[dialect].name,
    sections: sections.filter((section) => section !== null),
  };
}

function languageOfSource(language: string): { readonly language?: string } {
  return language === "und" ? {} : { language };
}

function paragraph(text: string): ReportPart {
  return { kind: "paragraph", text };
}

/** An average as the page shows it. */
function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

function sizeFigures(measures: TextMeasures): readonly ReportFigure[] {
  const { counts, dialect, rates, silentRate, aloudRate } = measures;
  const read = readableCount(counts, rates);
  const average = (label: string, value: number | null, unit: string, note: string): ReportFigure[] =>
    value === null ? [] : [{ label, value: toOneDecimal(value), unit, note }];
  const source = { measured: "", estimated: " (estimated)", borrowed: " (measured for English)" }[
    rates.basis
  ];
  return [
    { label: "Words", value: counts.words, note: wordRules[dialect].definition },
    { label: "Characters", value: counts.characters, note: sizeTexts.characters.how },
    {
      label: "Characters without spaces",
      value: counts.charactersWithoutSpaces,
      note: sizeTexts.charactersWithoutSpaces.how,
    },
    { label: "Sentences", value: counts.sentences, note: sizeTexts.sentences.how },
    { label: "Paragraphs", value: counts.paragraphs, note: sizeTexts.paragraphs.how },
    { label: "Lines", value: counts.lines, note: sizeTexts.lines.how },
    { label: "Unique words", value: counts.uniqueWords, note: sizeTexts.uniqueWords.how },
    ...average(
      "Average word length",
      counts.averageWordLength,
      "characters",
      sizeTexts.averageWordLength.how,
    ),
    ...average(
      "Average sentence length",
      counts.averageSentenceLength,
      "words",
      sizeTexts.averageSentenceLength.how,
    ),
    ...(counts.longestSentence === null
      ? []
      : [
          {
            label: "Longest sentence",
            value: counts.longestSentence.words,
            unit: counts.longestSentence.words === 1 ? "word" : "words",
            note: sizeTexts.longestSentence.how,
          },
        ]),
    {
      label: "Time to read",
      value: formatDuration(readingSeconds(read, silentRate)),
      note: `At ${formatWholeNumber(silentRate)} ${rates.unit} a minute, read silently${source}. Rates: ${rates.source}`,
    },
    {
      label: "Time to speak",
      value: formatDuration(speakingSeconds(read, aloudRate)),
      note: `At ${formatWholeNumber(aloudRate)} ${rates.unit} a minute, read aloud${source}.`,
    },
  ];
}

function dialectTable({ wordsByDialect }: Counts): ReportTable {
  const dialects: readonly WordDialect[] = ["word", "unicode", "wc"];
  return {
    kind: "table",
    columns: [
      { label: "Rule", type: "text" },
      { label: "Words", type: "number" },
      { label: "What a word is", type: "text" },
    ],
    rows: dialects.map((dialect) => [
      countingRules[dialect].name,
      wordsByDialect[dialect],
      wordRules[dialect].definition,
    ]),
  };
}

function sentenceSection({ sentenceLengths, dialect }: TextMeasures): ReportSection | null {
  const bins = binLengths(sentenceLengths);
  if (bins.length === 0) return null;
  return {
    heading: "Sentence length",
    parts: [
      {
        kind: "chart",
        title: "Sentences by their number of words",
        chart: {
          shape: "bars",
          unit: "Sentences",
          bars: bins.map(({ from, to, count }) => ({ label: nameLengths(from, to), value: count })),
        },
      },
      paragraph(`Words are counted by the rule “${countingRules[dialect].name}”, in the whole text.`),
    ],
  };
}

function nameLengths(from: number, to: number): string {
  const words = to === 1 ? "word" : "words";
  return from === to ? `${String(from)} ${words}` : `${String(from)}–${String(to)} ${words}`;
}

function keywordSection({ keywords, withoutFunctionWords }: TextMeasures): ReportSection | null {
  const { words, twoWordPhrases, threeWordPhrases } = keywords;
  if (keywords.tokens === 0) return null;
  // What occurs once is no keyword.
  const charted = words
    .filter(({ count }) => count > 1)
    .slice(0, reportedTerms)
    .map(({ term, count }) => ({ label: term, value: count }));
  const tables = [
    termTable("Words", "Word", words),
    termTable("Phrases of two words", "Phrase", twoWordPhrases),
    termTable("Phrases of three words", "Phrase", threeWordPhrases),
  ];
  return {
    heading: "Keywords",
    parts: [
      ...(charted.length === 0
        ? []
        : [
            {
              kind: "chart" as const,
              title: "Most frequent words",
              chart: { shape: "bars" as const, unit: "Occurrences", bars: charted },
            },
          ]),
      ...tables.filter((table) => table.rows.length > 0),
      vocabularyTable(keywords, withoutFunctionWords),
      paragraph(
        `Density is a term’s count divided by all terms of as many words. Capitals make no difference, and phrases do not run on from one sentence into the next.${
          withoutFunctionWords
            ? " Function words such as “the” are left out, and so are phrases that begin or end with one."
            : ""
        } Phrases are listed when they occur at least twice. There is no density that a search engine asks for.`,
      ),
    ],
  };
}

function termTable(caption: string, heading: string, terms: readonly TermCount[]): ReportTable {
  return {
    kind: "table",
    caption,
    columns: [
      { label: heading, type: "text" },
      { label: "Count", type: "number" },
      { label: "Density", type: "percent" },
    ],
    rows: terms.slice(0, reportedTerms).map(({ term, count, share }) => [term, count, share]),
  };
}

function vocabularyTable(keywords: Frequency, withoutFunctionWords: boolean): ReportTable {
  const { tokens, distinct, hapaxes, content } = keywords;
  return {
    kind: "table",
    caption: "Vocabulary, words split by the Unicode rule",
    columns: [
      { label: "Words", type: "text" },
      { label: "In all", type: "number" },
      { label: "Different", type: "number" },
      { label: "Used once", type: "number" },
    ],
    rows: [
      ["All words", tokens, distinct, hapaxes],
      ...(withoutFunctionWords
        ? [["Without function words", content.tokens, content.distinct, content.hapaxes]]
        : []),
    ],
  };
}
