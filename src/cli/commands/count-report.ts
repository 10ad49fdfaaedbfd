import type { Counts } from "#core/index.ts";
import { formatDuration, readingSeconds, speakingSeconds } from "#core/durations/durations.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs, formatTable } from "../output/table.ts";

/** The figures of one input, under the keys of the JSON output and in their order. */
export interface CountReport {
  /** The path as it was given; `-` for standard input. */
  readonly source: string;
  readonly words: number;
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  readonly uniqueWords: number;
  /** At 238 words a minute, to the nearest second. */
  readonly readingSeconds: number;
  /** At 183 words a minute, to the nearest second. */
  readonly speakingSeconds: number;
}

/** Picks the figures of a report out of the counts of a text. */
export function createCountReport(source: string, counts: Counts): CountReport {
  return {
    source,
    words: counts.words,
    characters: counts.characters,
    charactersWithoutSpaces: counts.charactersWithoutSpaces,
    sentences: counts.sentences,
    paragraphs: counts.paragraphs,
    lines: counts.lines,
    uniqueWords: counts.uniqueWords,
    readingSeconds: Math.round(readingSeconds(counts.words)),
    speakingSeconds: Math.round(speakingSeconds(counts.words)),
  };
}

type Figure = Exclude<keyof CountReport, "source">;

interface FigureFormat {
  readonly key: Figure;
  /** The name on a line of its own, and the shorter one over a column. */
  readonly name: string;
  readonly heading: string;
  readonly format: (value: number) => string;
  /** The figure of all inputs together; `null` where it does not follow from theirs. */
  readonly total: (reports: readonly CountReport[]) => number | null;
}

function sum(reports: readonly CountReport[], key: Figure): number {
  return reports.reduce((total, report) => total + report[key], 0);
}

function sizeFormat(key: Figure, name: string, heading = name): FigureFormat {
  return { key, name, heading, format: formatWholeNumber, total: (reports) => sum(reports, key) };
}

const figures: readonly FigureFormat[] = [
  sizeFormat("words", "Words"),
  sizeFormat("characters", "Characters"),
  sizeFormat("charactersWithoutSpaces", "Characters without spaces", "No spaces"),
  sizeFormat("sentences", "Sentences"),
  sizeFormat("paragraphs", "Paragraphs"),
  sizeFormat("lines", "Lines"),
  // Inputs share words, so the distinct words of all of them are not the sum.
  { ...sizeFormat("uniqueWords", "Unique words", "Unique"), total: () => null },
  {
    key: "readingSeconds",
    name: "Reading time",
    heading: "Reading",
    format: formatDuration,
    total: (reports) => readingSeconds(sum(reports, "words")),
  },
  {
    key: "speakingSeconds",
    name: "Speaking time",
    heading: "Speaking",
    format: formatDuration,
    total: (reports) => speakingSeconds(sum(reports, "words")),
  },
];

function formatOne(report: CountReport): string {
  return formatPairs([
    ["Source", sourceName(report.source)],
    ...figures.map(({ key, name, format }) => [name, format(report[key])] as const),
  ]);
}

function formatSeveral(reports: readonly CountReport[]): string {
  const columns = figures.map(({ key, heading, format, total }) => {
    const whole = total(reports);
    const cells = [...reports.map((report) => format(report[key])), whole === null ? "-" : format(whole)];
    return { heading, align: "right" as const, cells };
  });
  const sources = [...reports.map(({ source }) => sourceName(source)), "Total"];
  return formatTable([...columns, { heading: "Source", align: "left", cells: sources }]);
}

/** Reports for people: a figure a line for one input, a table with a row of totals for several. */
export function formatCountReports(reports: readonly CountReport[]): string {
  const [first, ...rest] = reports;
  if (first === undefined) return "";
  return rest.length === 0 ? formatOne(first) : formatSeveral(reports);
}
