import { compareTexts } from "#core/compare/compare-texts.ts";
import { nothingIgnored } from "#core/compare/comparison.ts";
import type { ComparisonOptions, ComparisonUnit, IgnoredDifferences } from "#core/compare/comparison.ts";
import { writeUnifiedPatch } from "#core/compare/unified-patch.ts";
import { plainMarks, writeHtmlRedline, writeRedline } from "#core/compare/write-redline.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, readDocumentOptions } from "../input/document-options.ts";
import { readInputsTogether } from "../input/read-inputs-together.ts";
import type { Command } from "./command.ts";
import { readExactText } from "./compare-exact-text.ts";
import { createComparisonReport, formatComparison } from "./compare-report.ts";

const help = `Compare two texts: what was changed, put in, taken out and moved.

Usage:
  wordbench compare [OPTION...] A B

A and B are documents of any kind that "wordbench help text" names; one of them
may be -, standard input. A is the text as it was, B as it is. Nothing is sent
anywhere.

Options:
  --by UNIT      What is compared: "word" (the default), "line", "character"
                 (inside of changed words too) or "prose" (a sentence of which
                 little is left is one difference).
  --ignore LIST  Differences that do not count, with commas between them: case,
                 spaces, punctuation, quotes, numbers, diacritics.
  --no-moves     Do not look for passages that stand elsewhere.
  --json         Print JSON instead of text.
  --redline      Print both texts in one: [-removed-] {+added+}.
  --html         The same as HTML, with del and ins.
  --patch        Print a patch in the unified format, line by line, with all
                 differences. "patch A < PATCH" makes B of A.
  --exit-code    End with status 1 when the texts differ in what counts.
  -h, --help     Print this help.
  --             What follows is a file, even if it begins with a dash.

JSON:
  An object.
  sources        A and B as given
  similarity     the share of both texts that is the same or was moved, 0 to 1
  statistics     wordsBefore, wordsAfter, wordsKept, wordsMoved, wordsRemoved,
                 wordsAdded
  coarse         whether there is a smaller set of changes, which was too costly
  changes        by place; applied to A they give exactly B
    span         [start, end] in A, in UTF-16 units
    text         what stands there in B
    spanInSecond [start, end] in B
    kind         wording, punctuation, case, number, spacing or moved
    ignored      whether it is of a kind that --ignore names
    changesNumber, changesNegation
                 whether a number differs, in figures or in words, or a
                 negation such as "not", "never" and "un-"
    move         for moved passages: the same number at both places

Exit status:
  0  The texts were compared; or, with --exit-code, are the same.
  1  A text could not be read; or, with --exit-code, they differ.
  2  The command was not understood; nothing was compared.

Examples:
  wordbench compare draft.docx final.docx
  wordbench compare --ignore case,punctuation --json a.txt b.txt
  wordbench compare --patch old.md new.md | patch old.md
`;

const units: readonly ComparisonUnit[] = ["word", "line", "character", "prose"];

function readUnit(value: string | undefined): ComparisonUnit {
  if (value === undefined) return "word";
  const unit = units.find((known) => known === value);
  if (unit === undefined) throw new UsageError(`--by takes ${units.join(", ")}; not "${value}".`);
  return unit;
}

function readIgnored(value: string | undefined): IgnoredDifferences {
  const ignored: Record<string, boolean> = { ...nothingIgnored };
  for (const name of value?.split(",") ?? []) {
    const kind = name.trim();
    if (!Object.hasOwn(nothingIgnored, kind)) {
      throw new UsageError(`--ignore takes ${Object.keys(nothingIgnored).join(", ")}; not "${kind}".`);
    }
    ignored[kind] = true;
  }
  return { ...nothingIgnored, ...ignored };
}

const outputFlags = ["json", "redline", "html", "patch"] as const;

/** `wordbench compare`: how two texts differ. */
export const compare: Command = {
  name: "compare",
  summary: "Compare two texts: changes, moved passages, a patch.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      ...Object.fromEntries(outputFlags.map((name) => [name, "flag" as const])),
      by: "value",
      ignore: "value",
      "no-moves": "flag",
      "exit-code": "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    const [first, second, ...others] = operands;
    if (first === undefined || second === undefined || others.length > 0) {
      throw new UsageError("The command compare takes two texts: A, as it was, and B, as it is.");
    }
    const outputs = outputFlags.filter((name) => flags.has(name));
    if (outputs.length > 1) throw new UsageError(`Choose one of --${outputs.join(" and --")}.`);
    const options: ComparisonOptions = {
      unit: readUnit(values.get("by")),
      ignored: readIgnored(values.get("ignore")),
      findsMoves: !flags.has("no-moves"),
    };
    const texts = await readInputsTogether([first, second], terminal, readDocumentOptions({ flags, values }));
    const [readA, readB] = texts ?? [];
    if (readA === undefined || readB === undefined) return exitStatus.inputFailed;
    const hasEncoding = values.has("encoding");
    const a = hasEncoding ? readA : await readExactText(first, readA, terminal);
    const b = hasEncoding ? readB : await readExactText(second, readB, terminal);

    const comparison = compareTexts(a, b, options);
    const { differences } = comparison;
    switch (outputs[0]) {
      case "json":
        terminal.writeOutput(
          `${JSON.stringify(createComparisonReport(first, second, b, comparison), null, 2)}\n`,
        );
        break;
      case "redline":
        terminal.writeOutput(writeRedline(a, b, differences, plainMarks));
        break;
      case "html":
        terminal.writeOutput(`${writeHtmlRedline(a, b, differences)}\n`);
        break;
      case "patch":
        terminal.writeOutput(writeUnifiedPatch(a, b, first, second));
        break;
      case undefined:
        terminal.writeOutput(formatComparison(a, b, comparison));
    }
    const differs = differences.some(({ isIgnored }) => !isIgnored);
    return flags.has("exit-code") && differs ? exitStatus.inputFailed : exitStatus.done;
  },
};
