import { paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import { readSentenceRules } from "#core/sentences/language-rules.ts";
import { unwrapText } from "#core/transforms/unwrap/find-unwrapping.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { readLanguage } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import type { Command } from "./command.ts";
import { formatParagraphs, reportParagraphs } from "./paragraphs-report.ts";
import type { ParagraphsSettings } from "./paragraphs-report.ts";
import { readDialect } from "./word-dialect.ts";

const help = `Count the paragraphs of texts, by one of four rules, or unwrap their lines.

Usage:
  wordbench paragraphs [--by blank-line|line|markdown|indent] [--list]
                       [--dialect word|unicode|wc] [--language TAG]
                       [--json] [FILE...]
  wordbench paragraphs --unwrap [--join-hyphens] [--json] [FILE...]

${fileHelp("measured")}

Options:
  --by RULE       What a paragraph is. Without it the rule is taken that fits
                  the looks of each text, and told with the reason.
  --list          Each part with its place, its kind, its words, its sentences
                  and its first sentence.
  --unwrap        Print the texts with the wrapped lines of each paragraph put
                  on one line.
  --join-hyphens  With --unwrap: take away a hyphen at the end of a line before
                  a small letter. Without it the hyphen stays, without a space.
  --dialect NAME  How words are counted: word, unicode or wc. Default: word.
  --language TAG  The language of the texts, for their sentences. Default: en.
  --json          Print JSON instead of text.
  -h, --help      Print this help.
  --              What follows is a FILE, even if it begins with a dash.

Rules:
  blank-line  Blank lines part paragraphs; a single line break only wraps one.
  line        Each line break ends a paragraph, as the Enter key does in a word
              processor. VT and LINE SEPARATOR break a line only. Empty ones do
              not count.
  markdown    Paragraphs of CommonMark, in block quotes too. Headings, list
              items, code and tables are told apart and do not count.
  indent      A blank line, an indented first line or a list item begins a
              paragraph; other line breaks only wrap it. Where nothing is
              indented, one ends where a line ends well before the others.

Unwrapping:
  Lines are joined where one sentence or one width of lines goes on. Items of
  lists, headings, tables, code, quoted lines, verse and indented first lines
  stay.

Output:
  A figure a line; several inputs stand apart by a blank line. With --list a
  part a line, with tabs between start, end, kind, words, sentences and the
  first sentence; start and end are offsets in UTF-16 units, from 0, the end not
  included. With --unwrap the texts, one after the other.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source      the FILE as given; "-" for standard input
  by          the rule; guessed and reason: whether and why it was chosen
  paragraphs  how many there are by the rule
  byRule      how many there are by each rule
  words, sentences
              of the whole text
  headings, listItems
              how many of the parts are, or look like, one
  meanWords, medianWords, shortest, longest
              of the paragraphs, in words; null where there are none
  list        with --list: start, end, kind ("text", "heading", "item", "quote",
              "code", "table" or "other"), level, words, sentences and
              firstSentence of every part, in the order of the text
  text        with --unwrap: the text; source and text are the only keys then

Exit status:
  0  Everything was measured.
  1  An input could not be read; standard error names it. The others were
     measured.
  2  The command was not understood; nothing was measured.

Examples:
  wordbench paragraphs essay.txt
  wordbench paragraphs --by line --json essay.docx | jq ".[0].paragraphs"
  wordbench paragraphs --unwrap letter.txt > unwrapped.txt
`;

function readRule(name: string | undefined): ParagraphRule | null {
  if (name === undefined) return null;
  const known = paragraphRules.find((rule) => rule === name);
  if (known !== undefined) return known;
  throw new UsageError(`There is no rule "${name}"; there are ${paragraphRules.join(", ")}.`);
}

/** `wordbench paragraphs`: the paragraphs of texts by one of four rules, or the texts with their lines unwrapped. */
export const paragraphs: Command = {
  name: "paragraphs",
  summary: "Count paragraphs by one of four rules, or unwrap lines.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      by: "value",
      dialect: "value",
      language: "value",
      list: "flag",
      unwrap: "flag",
      "join-hyphens": "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const isUnwrapping = flags.has("unwrap");
    if (isUnwrapping && flags.has("list")) throw new UsageError("Give --unwrap or --list, not both.");
    if (flags.has("join-hyphens") && !isUnwrapping) {
      throw new UsageError("The option --join-hyphens goes with --unwrap.");
    }
    const settings: ParagraphsSettings = {
      by: readRule(values.get("by")),
      dialect: readDialect(values.get("dialect")),
      rules: readSentenceRules(readLanguage(values.get("language") ?? "en")),
      isListed: flags.has("list"),
    };
    const options = readDocumentOptions({ flags, values });
    const hyphens = flags.has("join-hyphens") ? "join" : "keep";
    const readAll = <Result>(measure: (source: string, text: string) => Result) =>
      readInputs(
        operands,
        terminal,
        (source) => readInputText(source, terminal, options),
        (source, { text }) => measure(source, text),
      );
    if (isUnwrapping) {
      const { results, failed } = await readAll((source, text) => ({
        source,
        text: unwrapText(text, { hyphens }),
      }));
      terminal.writeOutput(
        flags.has("json") ? formatJson(results) : results.map(({ text }) => text).join(""),
      );
      return failed ? exitStatus.inputFailed : exitStatus.done;
    }
    const { results, failed } = await readAll((source, text) => reportParagraphs(source, text, settings));
    terminal.writeOutput(flags.has("json") ? formatJson(results) : formatParagraphs(results));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
