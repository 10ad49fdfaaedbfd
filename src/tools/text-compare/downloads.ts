import type { ComparisonOptions, TextDifference } from "#core/compare/comparison.ts";
import { writeConflictMarks } from "#core/compare/conflict-marks.ts";
import { htmlMarks, writeHtmlRedline } from "#core/compare/write-redline.ts";
import { safeFileName } from "#files/report/file-name.ts";
import type { Answer } from "#workspace/tool-worker/protocol.ts";

import { askOnce } from "./compare-client.ts";

/** Two named texts and their differences. */
export interface NamedComparison {
  readonly before: string;
  readonly after: string;
  readonly beforeName: string;
  readonly afterName: string;
  readonly differences: readonly TextDifference[];
}

const style = `body{max-width:70ch;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 Georgia,serif;color:#1d1b18;background:#fff}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
del{background:#fbe3e0;text-decoration:line-through #b3261e}
ins{background:#d9efee;text-decoration:underline #0b6b6b}
@media (prefers-color-scheme:dark){body{color:#e3dfd8;background:#1b1a19}del{background:#4a211d}ins{background:#123d3d}}`;

function escapeName(name: string): string {
  return htmlMarks.writeKept(name);
}

/** A page of its own with both texts in one: what was removed struck out, what was added underlined. No scripts. */
export function writeRedlinePage({
  before,
  after,
  beforeName,
  afterName,
  differences,
}: NamedComparison): string {
  const shown = differences.filter(({ isIgnored }) => !isIgnored);
  const title = `${escapeName(beforeName)} and ${escapeName(afterName)}`;
  // What is ignored stands as the first text has it.
  const body = writeHtmlRedline(before, after, shown);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${style}
</style>
</head>
<body>
<h1>${title}</h1>
<p><del>Removed</del> stands only in the first text, <ins>added</ins> only in the second.</p>
${body}
</body>
</html>
`;
}

/** A name as the head of a patch takes it: one line without tabs, under the usual folder. */
function patchName(folder: "a" | "b", name: string): string {
  const safe = safeFileName(name, "", "text");
  return `${folder}/${/\.[a-z\d]{1,5}$/i.test(safe) ? safe : `${safe}.txt`}`;
}

/** What was written, or a sentence about what went wrong. */
export type Written<Content> =
  | { readonly kind: "done"; readonly content: Content }
  | { readonly kind: "failed"; readonly message: string };

function toWritten<Reply, Content>(answer: Answer<Reply>, read: (reply: Reply) => Content): Written<Content> {
  if (answer.kind === "done") return { kind: "done", content: read(answer.reply) };
  return { kind: "failed", message: answer.kind === "failed" ? answer.message : "It was stopped." };
}

/** The patch that makes the second text of the first. */
export async function writePatch({
  before,
  after,
  beforeName,
  afterName,
}: NamedComparison): Promise<Written<string>> {
  const answer = await askOnce("patch", {
    before,
    after,
    beforeName: patchName("a", beforeName),
    afterName: patchName("b", afterName),
  });
  return toWritten(answer, ({ text }) => text);
}

/** A Word document with all differences as tracked changes: accepted it is the second text, rejected the first. */
export async function writeTrackedChanges(
  {
    before,
    after,
    beforeName,
    afterName,
    options,
  }: NamedComparison & { readonly options: ComparisonOptions },
  now: Date,
): Promise<Written<Uint8Array<ArrayBuffer>>> {
  const title = `${beforeName} and ${afterName}`;
  const date = `${now.toISOString().slice(0, 19)}Z`;
  const answer = await askOnce("redline", { before, after, options, title, date });
  return toWritten(answer, ({ bytes }) => bytes);
}

/** The merge of three texts line by line, with the conflicts between the marks that other programs know. */
export async function writeMarkedMerge(base: string, left: string, right: string): Promise<Written<string>> {
  const answer = await askOnce("merge", { base, left, right, unit: "line" });
  return toWritten(answer, ({ parts }) =>
    writeConflictMarks(parts, { base: "base", left: "first", right: "second" }),
  );
}
