import { runInNewContext } from "node:vm";

import { loadEverydayEnglish } from "#core/statistics/everyday-english.ts";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import { stopWordLanguages } from "#core/lexicon/stop-words.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { formatJson } from "../output/json.ts";
import { wrapList } from "../output/wrap-list.ts";
import type { Command } from "./command.ts";
import {
  defaultLimit,
  everydayEnglish,
  frequencyOptionKinds,
  noStopWords,
  readFrequencyChoice,
} from "./frequency-options.ts";
import { formatFrequency, formatFrequencyCsv, reportFrequency } from "./frequency-report.ts";
import type { FrequencyReport } from "./frequency-report.ts";

const LIST_INDENT = " ".repeat(21);
/** How long a filter may search one text. */
const mostFilterMs = 10_000;

const help = `List the most frequent words or phrases of texts, and what sets them apart.

Usage:
  wordbench frequency [--limit N] [--phrases N] [--by words|stems|lemmas]
                      [--stop-words LANGUAGE|none] [--stop-file FILE]
                      [--min-count N] [--min-length N] [--filter REGEX]
                      [--keyness FILE|${everydayEnglish}] [--json | --csv] [FILE...]

${fileHelp("listed")}

Options:
  --limit N          The most terms that are listed. Default: ${defaultLimit}.
  --phrases N        How many words a term has, from 1 to 5. Default: 1.
  --size N           The same as --phrases.
  --by words|stems|lemmas
                     What counts as one term: each form, all forms of a stem, or
                     of a dictionary word (English alone). Default: words.
  --language LANGUAGE
                     The language of stems: ${wrapList(stemLanguages, 42, LIST_INDENT)}.
                     Default: en.
  --match-case       Count Polish and polish as two words.
  --stop-words LANGUAGE
                     Leave out the function words of a language ("the", "of"),
                     and phrases that begin or end with one; or none. Default:
                     ${noStopWords}. There are lists for
                     ${wrapList(stopWordLanguages, 14, LIST_INDENT)}
  --stop-file FILE   Leave out the words of a file too: parted by spaces, commas
                     or lines.
  --min-count N      List terms that occur as often. Default: 1.
  --min-length N     List terms whose words have as many characters. Default: 1.
  --no-numbers       Leave out terms with a number in them.
  --filter REGEX     List terms that a regular expression matches somewhere, by
                     the rules of JavaScript (flag u). One that searches a text
                     for more than ten seconds is stopped.
  --keyness FILE     Compare with another text, or with everyday English
                     (${everydayEnglish}): terms whose frequencies differ most come first.
  --json             Print JSON instead of text.
  --csv              Print CSV instead of text.
  -h, --help         Print this help.
  --                 What follows is a FILE, even if it begins with a dash.

Terms:
  Words are those of the Unicode standard (UAX #29), capitals and small letters
  alike. A phrase lies within a sentence. Terms that are equally frequent are in
  the order of the alphabet.

Output:
  A table an input: the term, how often it occurs, and its part of all terms of
  as many words. An empty line and the input's name stand between several. With
  --keyness: how often, how many times as often as in the other text (≥ where
  everyday English has not the word), and the log-likelihood (G2, two terms,
  Rayson and Garside 2000), which from 6.63 on is chance less than once in a
  hundred times.

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
  keyness    with --keyness alone: against, and terms, each with
               term, count, referenceCount, logLikelihood, logRatio,
               probability (0.05 to 0.0001; null for more), and with ${everydayEnglish}
               listed: whether it has the word, of which it counts 100 million

Exit status:
  0  Everything was counted.
  1  An input could not be read; standard error names it. The others were
     counted.
  2  The command was not understood; nothing was counted.

Examples:
  wordbench frequency essay.txt
  wordbench frequency --phrases 2 --stop-words en essay.txt
  wordbench frequency --keyness ${everydayEnglish} --stop-words en essay.txt
  wordbench frequency --json --limit 5 essay.txt | jq -r ".[0].terms[].term"
`;

/** Runs `work`, and stops it where a regular expression does not come to an end. */
function withTimeLimit<Result>(work: () => Result): Result {
  let result: { readonly value: Result } | null = null;
  const run = (): void => {
    result = { value: work() };
  };
  try {
    runInNewContext("run()", { run }, { timeout: mostFilterMs });
  } catch (error) {
    if (isTimeOut(error)) {
      throw new UsageError(
        "The filter took too long and was stopped. Nested repetitions are the usual cause.",
      );
    }
    throw error;
  }
  return readResult(result);
}

/** The error is of the other context, and no `Error` of this one. */
function isTimeOut(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}

function readResult<Result>(result: { readonly value: Result } | null): Result {
  if (result === null) throw new TypeError("The work was not done.");
  return result.value;
}

/** `wordbench frequency`: the most frequent words or phrases of texts. */
export const frequency: Command = {
  name: "frequency",
  summary: "List the most frequent words or phrases.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      ...frequencyOptionKinds,
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    if (flags.has("json") && flags.has("csv")) throw new UsageError("Choose one of --json and --csv.");
    const options = readDocumentOptions({ flags, values });
    const choice = await readFrequencyChoice({ flags, values }, terminal);
    const everyday = choice.reference.kind === "everyday" ? await loadEverydayEnglish() : null;
    const { results, failed } = await readInputs(
      operands,
      terminal,
      (source) => readInputText(source, terminal, options),
      (source, { text }): FrequencyReport => {
        const report = () => reportFrequency(source, text, choice, everyday);
        return choice.pattern === null ? report() : withTimeLimit(report);
      },
    );
    const format = flags.has("json") ? formatJson : flags.has("csv") ? formatFrequencyCsv : formatFrequency;
    terminal.writeOutput(format(results));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
