import { writeConflictMarks } from "#core/compare/conflict-marks.ts";
import { mergeTexts } from "#core/compare/merge-texts.ts";
import type { MergedPart } from "#core/compare/merge-texts.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import { documentOptionKinds, readDocumentOptions } from "../input/document-options.ts";
import { readExactTexts } from "../input/read-exact-texts.ts";
import type { Command } from "./command.ts";

const help = `Merge two texts that were made of one: what only one side changed is taken, and
what both changed alike.

Usage:
  wordbench merge [OPTION...] BASE LEFT RIGHT

BASE, LEFT and RIGHT are documents of any kind that "wordbench help text" names;
one of them may be -, standard input. Texts in UTF-8 are taken to the byte, the
sources of pages too; --format html merges what readers see of them. The merged
text is printed. Where both sides changed the same place differently, both
versions stand there between lines of <<<<<<<, ||||||| (BASE), ======= and
>>>>>>>. Nothing is sent anywhere.

Options:
  --by UNIT   What is merged: "line" (the default) or "word". By words more
              merges by itself, and a conflict is written in its line as
              <<<LEFT|||RIGHT>>>.
  --json      Print the parts instead: an array of objects with kind "agreed"
              and text, or kind "conflict" and base, left and right.
  -h, --help  Print this help.
  --          What follows is a file, even if it begins with a dash.

Exit status:
  0  The texts were merged without a conflict.
  1  There is a conflict, or a text could not be read.
  2  The command was not understood; nothing was merged.

Examples:
  wordbench merge report.txt report-ann.txt report-bo.txt > merged.txt
  wordbench merge --by word base.docx left.docx right.docx
`;

function formatWords(part: MergedPart): string {
  return part.kind === "agreed" ? part.text : `<<<${part.left}|||${part.right}>>>`;
}

/** `wordbench merge`: a three-way merge. */
export const merge: Command = {
  name: "merge",
  summary: "Merge two texts that were made of one.",
  help,
  async run(args, terminal) {
    const { flags, values, operands } = readArguments(args, {
      ...documentOptionKinds,
      by: "value",
      json: "flag",
      help: "flag",
    });
    if (flags.has("help")) {
      terminal.writeOutput(help);
      return exitStatus.done;
    }
    if (operands.length !== 3)
      throw new UsageError("The command merge takes three texts: BASE, LEFT and RIGHT.");
    const unit = values.get("by") ?? "line";
    if (unit !== "line" && unit !== "word") throw new UsageError(`--by takes line or word; not "${unit}".`);
    const texts = await readExactTexts(operands, terminal, readDocumentOptions({ flags, values }));
    const [base, left, right] = texts ?? [];
    if (base === undefined || left === undefined || right === undefined) return exitStatus.inputFailed;

    const [baseName = "", leftName = "", rightName = ""] = operands;
    const names = { base: baseName, left: leftName, right: rightName };
    const parts = mergeTexts(base, left, right, unit);
    if (flags.has("json")) terminal.writeOutput(`${JSON.stringify(parts, null, 2)}\n`);
    else if (unit === "word") terminal.writeOutput(parts.map(formatWords).join(""));
    else terminal.writeOutput(writeConflictMarks(parts, names));
    const hasConflict = parts.some(({ kind }) => kind === "conflict");
    return hasConflict ? exitStatus.inputFailed : exitStatus.done;
  },
};
