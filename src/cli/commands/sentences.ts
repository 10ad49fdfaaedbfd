import { readSentenceRules, sentenceLanguageTags } from "#core/sentences/language-rules.ts";
import { readTextSentences } from "#core/sentences/read-text-sentences.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { readLanguage } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import { wrapList } from "../output/wrap-list.ts";
import type { Command } from "./command.ts";
import {
  formatSentenceList,
  formatSentenceStats,
  listSentences,
  summarizeSentences,
} from "./sentences-report.ts";
import type { ListedSentence, SentenceStats } from "./sentences-report.ts";
import { readDialect } from "./word-dialect.ts";

const help = `List the sentences of texts.

Usage:
  wordbench sentences [--list | --stats] [--language TAG]
                      [--dialect word|unicode|wc] [--json] [FILE...]

${fileHelp("read")}

Options:
  --list          Each sentence with its place, its type and its words.
  --stats         How many sentences of which type, and how long they are.
  --dialect NAME  How words are counted: word, unicode or wc. Default: word.
  --language TAG  The language of the texts, such as de or pt-BR; it decides
                  which abbreviations do not end a sentence. Default: en.
                  There are lists for
                  ${wrapList(sentenceLanguageTags, 16, " ".repeat(18))}
  --json          Print JSON instead of text.
  -h, --help      Print this help.
  --              What follows is a FILE, even if it begins with a dash.

Sentences:
  A sentence ends at a full stop, a question mark or another sign that ends
  sentences, or with its paragraph or heading; not at an abbreviation, an
  initial, a decimal point or a web address. What holds no letter and no number
  is no sentence. "wordbench count" counts the same ones.

Types, by the mark at the end:
  question     a question mark, also with others: ?!
  exclamation  an exclamation mark
  statement    any other mark that ends sentences
  fragment     none: headings, items of lists, sentences that break off
  Quotes, brackets and notes after the mark are passed over. Of speech within a
  sentence only a mark at the very end counts.

Output:
  A sentence a line, of all inputs in the order given. A line break within a
  sentence, with the spaces around it, becomes one space.
  With --list there are tabs between the start, the end, the type, the words and
  the sentence; start and end are offsets in UTF-16 units, from 0, the end not
  included. With --stats an input gives a figure a line, several give a table.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source     the FILE as given; "-" for standard input
  sentences  the texts of its sentences, line breaks within made spaces
  list       with --list: an object a sentence, with start, end, type, words and
             text, which is as it stands
  stats      with --stats: sentences; statements, questions, exclamations and
             fragments; words, those outside of sentences left out; mean,
             median, deviation (the standard deviation of all sentences),
             shortest and longest, in words; paragraphs, and
             sentencesPerParagraph. null where there is no sentence

Exit status:
  0  Everything was read.
  1  An input could not be read; standard error names it. The others were
     listed.
  2  The command was not understood; nothing was listed.

Examples:
  wordbench sentences essay.txt
  wordbench sentences chapter-*.txt | awk "length > 200"
  wordbench sentences --stats chapter-*.txt
  wordbench sentences --list essay.txt | grep "question"
  wordbench sentences --json essay.txt | jq ".[0].sentences | length"
`;

const WHITE_SPACE = /\s+/g;
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

function putOnOneLine(sentence: string): string {
  return sentence.replace(WHITE_SPACE, (space) => (LINE_BREAK.test(space) ? " " : space));
}

/** `wordbench sentences`: the sentences of texts, one a line, with their types, or summed up. */
export const sentences: Command = {
  name: "sentences",
  summary: "List the sentences, one a line, or tell how long they are.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      language: "value",
      dialect: "value",
      list: "flag",
      stats: "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const isJson = flags.has("json");
    if (flags.has("list") && flags.has("stats") && !isJson) {
      throw new UsageError("Give --list or --stats, or both with --json.");
    }
    const rules = readSentenceRules(readLanguage(values.get("language") ?? "en"));
    const dialect = readDialect(values.get("dialect"));
    const options = readDocumentOptions({ flags, values });
    const { results, failed } = await readInputs(
      operands,
      terminal,
      (source) => readInputText(source, terminal, options),
      (source, { text }) => {
        const found = readTextSentences(text, rules, dialect);
        const texts = found.sentences.map(({ start, end }) => putOnOneLine(text.slice(start, end)));
        return {
          source,
          sentences: texts,
          ...(flags.has("list") && { list: listSentences(text, found) }),
          ...(flags.has("stats") && { stats: summarizeSentences(text, found) }),
        };
      },
    );
    terminal.writeOutput(isJson ? formatJson(results) : formatResults(results));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};

interface SentencesResult {
  readonly source: string;
  readonly sentences: readonly string[];
  readonly list?: readonly ListedSentence[];
  readonly stats?: SentenceStats;
}

/** The results for people. What was asked for is the same for each of them. */
function formatResults(results: readonly SentencesResult[]): string {
  const stats = results.flatMap(({ source, stats: found }) =>
    found === undefined ? [] : [{ source, stats: found }],
  );
  if (stats.length > 0) return formatSentenceStats(stats);
  return results
    .map(({ sentences: texts, list }) =>
      list === undefined
        ? texts.map((sentence) => `${sentence}\n`).join("")
        : formatSentenceList(list, (_sentence, index) => texts[index] ?? ""),
    )
    .join("");
}
