import type { Finding } from "#core/analysis/finding.ts";
import { checkText } from "#core/checks/check-text.ts";
import { defaultCheckOptions } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";
import { varieties } from "#core/checks/reading/lexicon.ts";
import type { Variety } from "#core/checks/reading/lexicon.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, readDocumentOptions } from "../input/document-options.ts";
import { readInputText } from "../input/read-input.ts";
import { readInputs } from "../input/read-inputs.ts";
import { formatJson } from "../output/json.ts";
import type { Command } from "./command.ts";
import { loadLinter } from "./grammar-linter.ts";
import { createGrammarReport, formatGrammarReports, withoutGuesses } from "./grammar-report.ts";
import { loadSpelling } from "./grammar-spelling.ts";

const help = `Check spelling, grammar, punctuation and style of English texts, or the
spelling of texts in any language.

Usage:
  wordbench grammar [OPTION...] [FILE...]

FILE is a text or a document; "wordbench help count" names the kinds that are
read. With no FILE, or where FILE is -, standard input is read. Nothing is sent
anywhere.

Options:
  --variety TAG  Whose spelling is right: en-US, en-GB, en-CA, en-AU or en-IN.
                 Without it, any is; a text that mixes them is told so.
  --dictionary PATH
                 Check spelling alone, by a dictionary in Hunspell's format
                 (LibreOffice, Firefox): its .aff file; the .dic file of the
                 same name is taken from beside it. For any language.
  --own-rules    Use the rules of Wordbench alone, which start faster. Without
                 it, Harper (an open checker that runs here, too) reads along,
                 and one sieve keeps the findings of both.
  --no-style     Leave out matters of style.
  --guesses      Print guesses beside other mistakes, too (unfitting-guesses):
                 many of them are wrong. JSON always holds them.
  --json         Print JSON instead of text.
  -h, --help     Print this help.
  --             What follows is a FILE, even if it begins with a dash.

Findings:
  error   a mistake
  likely  a mistake more often than not
  style   wording that could be plainer, and what is not done alike throughout
  No checker finds all mistakes, and some of what it marks is right.

Output:
  A line a finding: the input, line and column, the tier, the words, the fix and
  the reason.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source    the FILE as given; "-" for standard input
  findings  span [start, end) in UTF-16 units, check, tier, message, and fixes:
            texts to put in place of the span, the likeliest first
  Spans are places in the file as it is written, a byte order mark included; of
  pages and documents, in the text that "wordbench text" prints of them.

Exit status:
  0  Everything was read.
  1  An input could not be read; standard error names it. The others were
     checked.
  2  The command was not understood; nothing was checked.

Examples:
  wordbench grammar letter.txt
  wordbench grammar --variety en-GB --own-rules essay.md
  wordbench grammar --dictionary /usr/share/hunspell/nl_NL.aff brief.txt
  wordbench grammar --json essay.md | jq ".[0].findings | length"
`;

function readVariety(tag: string): Variety {
  const variety = varieties.find((known) => known.toLowerCase() === tag.toLowerCase());
  if (variety !== undefined) return variety;
  throw new UsageError(`"${tag}" is no variety of English; there are ${varieties.join(", ")}.`);
}

/** The rules for English, with Harper beside them where it is wanted. */
async function loadRules(
  variety: Variety | null,
  withHarper: boolean,
): Promise<(text: string) => Promise<readonly Finding[]>> {
  const checker = await loadChecker({ ...defaultCheckOptions, variety });
  const lint = withHarper ? await loadLinter(variety) : null;
  return async (text) => checkText(text, checker, lint === null ? [] : await lint(text));
}

/** `wordbench grammar`: spelling, grammar, punctuation and style of English texts. */
export const grammar: Command = {
  name: "grammar",
  summary: "Check spelling, grammar, punctuation and style.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      variety: "value",
      dictionary: "value",
      "own-rules": "flag",
      "no-style": "flag",
      guesses: "flag",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const tag = values.get("variety");
    const variety = tag === undefined ? null : readVariety(tag);
    const dictionary = values.get("dictionary");
    if (dictionary !== undefined && tag !== undefined)
      throw new UsageError(
        "--variety is for English, and --dictionary for other languages: give one of them.",
      );
    const spelling = dictionary === undefined ? null : await loadSpelling(dictionary, terminal);
    const options = readDocumentOptions({ flags, values });
    const { results, failed } = await readInputs(
      operands,
      terminal,
      (source) => readInputText(source, terminal, options),
      (source, { text, toFile }) => ({ source, text, toFile }),
    );
    const check = spelling ?? (await loadRules(variety, !flags.has("own-rules") && results.length > 0));
    const reports = [];
    for (const { source, text, toFile } of results) {
      const findings = await check(text);
      const kept = flags.has("no-style") ? findings.filter(({ tier }) => tier !== "style") : findings;
      reports.push(createGrammarReport(source, text, kept, toFile));
    }
    terminal.writeOutput(
      flags.has("json")
        ? formatJson(reports.map(({ json }) => json))
        : formatGrammarReports(flags.has("guesses") ? reports : reports.map(withoutGuesses)),
    );
    return failed ? exitStatus.inputFailed : exitStatus.done;
  },
};
