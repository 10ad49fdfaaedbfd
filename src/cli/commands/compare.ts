import { extname } from "node:path";

import { compareTexts } from "#core/compare/compare-texts.ts";
import { nothingIgnored } from "#core/compare/comparison.ts";
import type {
  Comparison,
  ComparisonOptions,
  ComparisonUnit,
  IgnoredDifferences,
} from "#core/compare/comparison.ts";
import { writeUnifiedPatch } from "#core/compare/unified-patch.ts";
import { splitRedline } from "#core/compare/redline-pieces.ts";
import { plainMarks, writeHtmlRedline, writeRedline } from "#core/compare/write-redline.ts";
import { writeRedlineDocx } from "#files/redline/write-redline-docx.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { sourceName } from "../output/source-name.ts";
import { documentOptionKinds, readDocumentOptions } from "../input/document-options.ts";
import { readExactTexts } from "../input/read-exact-texts.ts";
import { writeResult } from "../output/write-result.ts";
import type { Command } from "./command.ts";
import { createComparisonReport, formatComparison } from "./compare-report.ts";

const help = `Compare two texts: what was changed, put in, taken out and moved.

Usage:
  wordbench compare [OPTION...] A B

A and B are documents of any kind that "wordbench help text" names; one of them
may be -, standard input. A is the text as it was, B as it is. Texts in UTF-8
are compared to the byte, the sources of pages too; --format html compares what
readers see of them. Nothing is sent anywhere.

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
  --docx         Write a Word document with the differences as tracked changes:
                 accepted it is B, rejected A.
  -o, --output OUT
                 The file to write. Default: standard output (-), which takes a
                 DOCX only where it is no terminal. With none of the options
                 above, the ending of OUT says what is written: json, html,
                 patch, diff or docx.
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
  1  A text could not be read or the result not be written; or, with
     --exit-code, they differ.
  2  The command was not understood; nothing was compared.

Examples:
  wordbench compare draft.docx final.docx
  wordbench compare --ignore case,punctuation --json a.txt b.txt
  wordbench compare --patch old.md new.md | patch old.md
  wordbench compare draft.docx final.docx -o changes.docx
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

const outputKinds = ["json", "redline", "html", "patch", "docx"] as const;
type OutputKind = (typeof outputKinds)[number];

/** What is written, by the ending of a file. */
const kindsByEnding: Readonly<Record<string, OutputKind>> = {
  json: "json",
  html: "html",
  htm: "html",
  patch: "patch",
  diff: "patch",
  docx: "docx",
};

/** Who is named as the author of tracked changes: they are of no person. */
const author = "wordbench compare";

/** What is written; `null` for the list for people. */
function readOutputKind(flags: ReadonlySet<string>, output: string): OutputKind | null {
  const asked = outputKinds.filter((name) => flags.has(name));
  if (asked.length > 1) throw new UsageError(`Choose one of --${asked.join(" and --")}.`);
  const ending = extname(output).slice(1).toLowerCase();
  return asked[0] ?? kindsByEnding[ending] ?? null;
}

interface NamedTexts {
  readonly first: string;
  readonly second: string;
  readonly a: string;
  readonly b: string;
}

function writeText(
  kind: Exclude<OutputKind, "docx"> | null,
  { first, second, a, b }: NamedTexts,
  comparison: Comparison,
): string {
  const { differences } = comparison;
  switch (kind) {
    case "json":
      return `${JSON.stringify(createComparisonReport(first, second, b, comparison), null, 2)}\n`;
    case "redline":
      return writeRedline(a, b, differences, plainMarks);
    case "html":
      return `${writeHtmlRedline(a, b, differences)}\n`;
    case "patch":
      return writeUnifiedPatch(a, b, first, second);
    case null:
      return formatComparison(a, b, comparison);
  }
}

function writeOutput(kind: OutputKind | null, texts: NamedTexts, comparison: Comparison): Uint8Array {
  if (kind !== "docx") return new TextEncoder().encode(writeText(kind, texts, comparison));
  return writeRedlineDocx({
    title: `${sourceName(texts.first)} and ${sourceName(texts.second)}`,
    author,
    date: `${new Date().toISOString().slice(0, 19)}Z`,
    pieces: splitRedline(texts.a, texts.b, comparison.differences),
  });
}

/** `wordbench compare`: how two texts differ. */
export const compare: Command = {
  name: "compare",
  summary: "Compare two texts: changes, moved passages, a patch.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      ...Object.fromEntries(outputKinds.map((name) => [name, "flag" as const])),
      by: "value",
      ignore: "value",
      output: "value",
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
    const output = values.get("output") ?? "-";
    const kind = readOutputKind(flags, output);
    if (output === "-" && kind === "docx" && terminal.isOutputInteractive()) {
      throw new UsageError("A DOCX is nothing for a terminal: name a file with -o.");
    }
    const options: ComparisonOptions = {
      unit: readUnit(values.get("by")),
      ignored: readIgnored(values.get("ignore")),
      findsMoves: !flags.has("no-moves"),
    };
    const texts = await readExactTexts([first, second], terminal, readDocumentOptions({ flags, values }));
    const [a, b] = texts ?? [];
    if (a === undefined || b === undefined) return exitStatus.inputFailed;

    const comparison = compareTexts(a, b, options);
    const written = writeOutput(kind, { first, second, a, b }, comparison);
    if (!(await writeResult(written, output, terminal))) return exitStatus.inputFailed;
    const differs = comparison.differences.some(({ isIgnored }) => !isIgnored);
    return flags.has("exit-code") && differs ? exitStatus.inputFailed : exitStatus.done;
  },
};
