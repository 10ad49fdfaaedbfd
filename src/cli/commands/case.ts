import { caseNames, convertCase, readCaseName } from "#core/transforms/case/convert-case.ts";
import type { CaseConversion, CaseOptions } from "#core/transforms/case/convert-case.ts";
import { titleCase } from "#core/transforms/case/title-case.ts";
import { explainTitleReason } from "#core/transforms/case/title-reasons.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, fileHelp, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { readLanguage, readWholeNumber } from "../option-values.ts";
import { formatJson } from "../output/json.ts";
import { wrapList } from "../output/wrap-list.ts";
import type { Command } from "./command.ts";

const help = `Convert the case of letters.

Usage:
  wordbench case --to CASE [--locale TAG] [--names LIST] [--seed N] [--fold]
                 [--sharp-s] [--explain] [--json] [FILE...]

${fileHelp("converted")}

Options:
  --to CASE     What to convert to; one of
                ${wrapList(caseNames, 4, " ".repeat(16))}.
                title-chicago is the newest edition, title-chicago-18. plain
                takes styled letters of Unicode back.
  --locale TAG  The language of the text. It decides on letters (tr, az, nl, de,
                el, lt, hy) and where sentences end. Default: the rules that
                languages share, and English names in sentence case.
  --names LIST  Names that sentence case is to spell as given, with commas
                between: "Ada Lovelace,GNOME".
  --seed N      For random: a whole number from 0 to 999,999,999 that gives
                the same letters each time. Default: 1.
  --fold        For identifiers: é as e, ß as ss.
  --sharp-s     Write ẞ for ß in capitals, instead of SS.
  --explain     For titles: print a word a line with the reason for its letters
                instead of the text; with --json, add the reasons.
  --json        Print JSON instead of text.
  -h, --help    Print this help.
  --            What follows is a FILE, even if it begins with a dash.

Output:
  The converted texts one after another, with their own line ends and no more.
  Each line is a title of its own, or a name of its own for camel, pascal,
  snake, constant, kebab, train, cobol, dot, path and flat. White space around
  a title is taken off.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source   the FILE as given; "-" for standard input
  text     the converted text
  reasons  with --explain: for each word of a title before, after, kind of the
           reason and reason, a sentence

Exit status:
  0  Everything was converted.
  1  An input could not be read; standard error names it. The others were
     converted.
  2  The command was not understood; nothing was converted.

Examples:
  wordbench case --to title-apa headings.txt
  echo "XMLHttpRequest" | wordbench case --to snake
  wordbench case --to upper --locale tr iller.txt
  wordbench case --to title-chicago --explain title.txt
`;

interface CaseReport {
  readonly source: string;
  readonly text: string;
  readonly reasons?: readonly CaseReason[];
}

interface CaseReason {
  readonly before: string;
  readonly after: string;
  readonly kind: string;
  readonly reason: string;
}

const SPACE_AROUND_LINES = /^[^\S\r\n]+|[^\S\r\n]+$/gm;
const MOST_SEED = 999_999_999;

function readConversion(name: string | undefined): CaseConversion {
  if (name === undefined) throw new UsageError("The option --to is needed: the case to convert to.");
  const conversion = readCaseName(name);
  if (conversion !== undefined) return conversion;
  throw new UsageError(`There is no case "${name}"; there are ${caseNames.join(", ")}.`);
}

function readOptions(values: ReadonlyMap<string, string>, flags: ReadonlySet<string>): CaseOptions {
  const locale = values.get("locale");
  const seed = values.get("seed");
  const names = values.get("names");
  return {
    locale: {
      language: locale === undefined ? "und" : readLanguage(locale),
      capitalSharpS: flags.has("sharp-s"),
    },
    foldDiacritics: flags.has("fold"),
    names: names === undefined ? [] : names.split(",").map((name) => name.trim()),
    ...(seed !== undefined && { seed: readWholeNumber("seed", seed, 0, MOST_SEED) }),
  };
}

function createReport(
  source: string,
  text: string,
  {
    conversion,
    options,
    explains,
  }: { readonly conversion: CaseConversion; readonly options: CaseOptions; readonly explains: boolean },
): CaseReport {
  if (conversion.kind !== "title") return { source, text: convertCase(text, conversion, options) };
  const result = titleCase(text.replace(SPACE_AROUND_LINES, ""), conversion.style, options.locale);
  if (!explains) return { source, text: result.text };
  const reasons = result.words.map(({ before, after, reason }): CaseReason => ({
    before,
    after,
    kind: reason.kind,
    reason: explainTitleReason(reason),
  }));
  return { source, text: result.text, reasons };
}

function formatReasons(reasons: readonly CaseReason[]): string {
  const width = reasons.reduce((widest, { after }) => Math.max(widest, after.length), 0);
  return reasons.map(({ after, reason }) => `${after.padEnd(width)}  ${reason}\n`).join("");
}

/** `wordbench case`: texts in another case. */
export const caseCommand: Command = {
  name: "case",
  summary: "Convert case: titles, sentences, identifiers, styled letters.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      to: "value",
      locale: "value",
      names: "value",
      seed: "value",
      fold: "flag",
      "sharp-s": "flag",
      explain: "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const conversion = readConversion(values.get("to"));
    const options = readOptions(values, flags);
    const explains = flags.has("explain");
    if (explains && conversion.kind !== "title") {
      throw new UsageError("The option --explain is for titles: --to title-ap, title-chicago and so on.");
    }
    const documentOptions = readDocumentOptions({ flags, values });
    const { results, failed } = await readInputs(
      operands,
      terminal,
      (source) => readInputText(source, terminal, documentOptions),
      (source, { text }) => {
        const report = createReport(source, text, { conversion, options, explains });
        if (flags.has("json")) return report;
        // Texts are printed as they come, so that only one is held in memory.
        terminal.writeOutput(report.reasons === undefined ? report.text : formatReasons(report.reasons));
        return null;
      },
    );
    if (flags.has("json")) terminal.writeOutput(formatJson(results.filter((result) => result !== null)));
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
