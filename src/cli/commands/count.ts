import { analyseText } from "#core/analyses/analyse-text.ts";
import { countByDialect, countingDialects } from "#core/dialects/counting-dialects.ts";
import type { CountingDialect } from "#core/dialects/counting-dialects.ts";

import { UsageError } from "../arguments.ts";
import { fileHelp } from "../input/document-options.ts";
import { readLanguage } from "../option-values.ts";
import { createCountReport, formatCountReports } from "./count-report.ts";
import type { CountReport } from "./count-report.ts";
import { createReportCommand } from "./report-command.ts";

const help = `Count the words, characters, sentences, paragraphs and lines of texts.

Usage:
  wordbench count [--dialect DIALECT] [--language TAG] [--json] [FILE...]

${fileHelp("counted")}

Options:
  --dialect DIALECT  What a word is: word, unicode, wc, dictionary or cjk.
                     Default: word.
  --language TAG     The language of the texts, such as de or pt-BR; it decides
                     where sentences end. Default: en.
  --json             Print JSON instead of text.
  -h, --help         Print this help.
  --                 What follows is a FILE, even if it begins with a dash.

Dialects:
  word        As word processors count: what stands between white space is a
              word, so "well-known" and "and/or" are one each, and so is a dash
              that stands alone. A Chinese or Japanese character is a word by
              itself.
  unicode     As the Unicode standard divides text (UAX #29): "well-known" and
              "and/or" are two each, punctuation is never a word. Chinese,
              Japanese and Thai are divided with a dictionary.
  wc          As the Unix program wc -w counts: what stands between white space,
              in every script.
  dictionary  As a dictionary divides Chinese, Japanese, Thai, Lao, Khmer and
              Burmese, which have no spaces between words; elsewhere what stands
              between white space and holds a letter or a number.
  cjk         As characters are counted in Chinese, Japanese and Korean: each
              Chinese character, kana and Hangul syllable is one; punctuation
              and other scripts are not counted.
  The dialect decides the words and the two times; the other figures are the
  same in all of them.

Output:
  One input gives a figure a line; several give a table, a row an input, and a
  row of totals. (Unique words have no total: inputs share words.)

JSON:
  An array with an object an input, in the order given, without those that could
  not be read. All values but source are whole numbers.
  source                   the FILE as given; "-" for standard input
  words                    words, by the dialect
  characters               characters as a reader sees them (grapheme clusters),
                           line breaks not counted
  charactersWithoutSpaces  the same without white space
  sentences                sentences
  paragraphs               paragraphs
  lines                    lines
  uniqueWords              distinct words as the Unicode standard divides text,
                           capitals and small letters alike
  readingSeconds           seconds to read silently, at 238 words a minute
  speakingSeconds          seconds to read aloud, at 183 words a minute
  Seconds are rounded to the nearest. The rates are averages of adults who read
  English non-fiction (Brysbaert, 2019, Journal of Memory and Language 109).

Exit status:
  0  Everything was counted.
  1  An input could not be read; standard error names it. The others were
     counted.
  2  The command was not understood; nothing was counted.

Examples:
  wordbench count essay.txt
  wordbench count --json chapter-*.md
  wordbench count --dialect wc notes.txt
  pbpaste | wordbench count
  wordbench count --json essay.txt | jq ".[0].words"
`;

function isDialect(name: string): name is CountingDialect {
  return countingDialects.some((dialect) => dialect === name);
}

function readDialect(name: string): CountingDialect {
  if (isDialect(name)) return name;
  throw new UsageError(`There is no dialect "${name}"; there are ${countingDialects.join(", ")}.`);
}

interface CountSettings {
  readonly dialect: CountingDialect;
  readonly language: string;
}

function measure(source: string, text: string, { dialect, language }: CountSettings): CountReport {
  const isOwnCount = dialect === "dictionary" || dialect === "cjk";
  const options = { dialect: isOwnCount ? "word" : dialect, limit: null } as const;
  const counts = analyseText("counts", text, options, { language });
  return createCountReport(source, isOwnCount ? { ...counts, words: countByDialect(text, dialect) } : counts);
}

/** `wordbench count`: figures about the size of texts. */
export const count = createReportCommand<CountReport>({
  name: "count",
  summary: "Count words, characters, sentences, paragraphs and lines.",
  help,
  valueOptions: ["dialect", "language"],
  prepare(values) {
    const settings = {
      dialect: readDialect(values.get("dialect") ?? "word"),
      language: readLanguage(values.get("language") ?? "en"),
    };
    return { measure: (source, text) => measure(source, text, settings), format: formatCountReports };
  },
});
