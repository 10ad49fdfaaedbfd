import { analyseText } from "#core/analyses/analyse-text.ts";
import type { FrequencyOptions, TermCount, TermSize } from "#core/analyses/frequency/frequency.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import { isStopWordLanguage, loadStopWords, stopWordLanguages } from "#core/lexicon/stop-words.ts";

import { UsageError } from "../arguments.ts";
import { readWholeNumber } from "../option-values.ts";
import { sourceName } from "../output/source-name.ts";
import { formatTable } from "../output/table.ts";
import { wrapList } from "../output/wrap-list.ts";
import { createReportCommand } from "./report-command.ts";
import type { Report } from "./report-command.ts";

const DEFAULT_LIMIT = "50";
const MOST_TERMS = 1_000_000;
const NO_STOP_WORDS = "none";
const LIST_INDENT = " ".repeat(21);

const help = `List the most frequent words or phrases of texts.

Usage:
  wordbench frequency [--limit N] [--size N] [--stop-words LANGUAGE] [--json]
                      [FILE...]

FILE is a plain text file: UTF-8, or UTF-16 with a byte order mark, of at most
64 MiB. Several files are listed one by one. With no FILE, or where FILE is -,
standard input is read. Nothing is sent anywhere.

Options:
  --limit N          The most terms that are listed. Default: ${DEFAULT_LIMIT}.
  --size N           How many words a term has, from 1 to 5. Default: 1.
  --stop-words LANGUAGE
                     Leave out the function words of a language ("the", "of"),
                     and phrases that begin or end with one; or none. Default:
                     ${NO_STOP_WORDS}. There are lists for
                     ${wrapList(stopWordLanguages, 14, LIST_INDENT)}
  --json             Print JSON instead of text.
  -h, --help         Print this help.
  --                 What follows is a FILE, even if it begins with a dash.

Terms:
  Words are those of the Unicode standard (UAX #29), capitals and small letters
  alike. A phrase lies within a sentence. Terms that are equally frequent are in
  the order of the alphabet.

Output:
  A table an input: the term, how often it occurs, and its part of all terms of
  as many words. An empty line and the input's name stand between several.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source     the FILE as given; "-" for standard input
  tokens     words of the text
  distinct   different words
  hapaxes    words that occur once
  size       words in a term
  stopWords  the language whose function words are left out; null for none
  terms      the terms, most frequent first, each with
               term     the word, or the words with a space between
               count    how often it occurs
               share    its part of all terms of as many words, from 0 to 1
               density  occurrences for each word of the text

Exit status:
  0  Everything was counted.
  1  An input could not be read; standard error names it. The others were
     counted.
  2  The command was not understood; nothing was counted.

Examples:
  wordbench frequency essay.txt
  wordbench frequency --size 2 --stop-words en essay.txt
  wordbench frequency --json --limit 5 essay.txt | jq -r ".[0].terms[].term"
`;

interface FrequencyReport extends Report {
  readonly tokens: number;
  readonly distinct: number;
  readonly hapaxes: number;
  readonly size: TermSize;
  readonly stopWords: string | null;
  readonly terms: readonly TermCount[];
}

const listOfSize = {
  1: "words",
  2: "twoWordPhrases",
  3: "threeWordPhrases",
  4: "fourWordPhrases",
  5: "fiveWordPhrases",
} as const;

function isTermSize(size: number): size is TermSize {
  return Object.hasOwn(listOfSize, size);
}

function readSize(value: string): TermSize {
  const size = readWholeNumber("size", value, 1, 5);
  if (!isTermSize(size)) throw new TypeError(`No list has terms of ${size} words`);
  return size;
}

async function readStopWords(
  language: string,
): Promise<Pick<FrequencyOptions, "withoutStopWords" | "stopWords">> {
  if (language === NO_STOP_WORDS) return { withoutStopWords: false };
  if (!isStopWordLanguage(language)) {
    throw new UsageError(`There is no list of stop words for "${language}".`);
  }
  return { withoutStopWords: true, stopWords: [...(await loadStopWords(language))] };
}

function formatTerms({ terms }: FrequencyReport): string {
  return formatTable([
    { heading: "Count", align: "right", cells: terms.map(({ count }) => formatWholeNumber(count)) },
    { heading: "Share", align: "right", cells: terms.map(({ share }) => `${(100 * share).toFixed(2)}%`) },
    { heading: "Term", align: "left", cells: terms.map(({ term }) => term) },
  ]);
}

function formatReports(reports: readonly FrequencyReport[]): string {
  if (reports.length <= 1) return reports.map(formatTerms).join("");
  return reports.map((report) => `${sourceName(report.source)}\n${formatTerms(report)}`).join("\n");
}

/** `wordbench frequency`: the most frequent words or phrases of texts. */
export const frequency = createReportCommand<FrequencyReport>({
  name: "frequency",
  summary: "List the most frequent words or phrases.",
  help,
  valueOptions: ["limit", "size", "stop-words"],
  async prepare(values) {
    const limit = readWholeNumber("limit", values.get("limit") ?? DEFAULT_LIMIT, 1, MOST_TERMS);
    const size = readSize(values.get("size") ?? "1");
    const language = values.get("stop-words") ?? NO_STOP_WORDS;
    const options = { limit, sizes: [size], leastCount: 1, ...(await readStopWords(language)) };
    return {
      measure(source, text) {
        const found = analyseText("frequency", text, options);
        return {
          source,
          tokens: found.tokens,
          distinct: found.distinct,
          hapaxes: found.hapaxes,
          size,
          stopWords: options.withoutStopWords ? language : null,
          terms: found[listOfSize[size]],
        };
      },
      format: formatReports,
    };
  },
});
