import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { applyLineOperations } from "#core/transforms/lines/apply-line-operations.ts";
import type { LineOperation, SortLines } from "#core/transforms/lines/line-operation.ts";

import { speeches } from "../tests/real-text.ts";
import { benchmarkLinesInPage } from "./lines-page.ts";
import { measureInTurns, milliseconds, percentile, printTable } from "./measure.ts";
import { createRandom } from "./seeded-random.ts";

const lineCount = 1_000_000;
const runs = 3;

/** One line in so many is one of a few thousand that come again and again. */
const repeatedEvery = 4;
const differentRepeated = 5000;

/** An operation, and what does the same in a shell. */
interface LineTask {
  readonly name: string;
  readonly operation: LineOperation;
  /** Reads the file from standard input; `null` where no program of every Unix does it. */
  readonly command: string | null;
  /** Whether both are to give the same bytes. Languages order by rules that Unix does not have. */
  readonly isSame: boolean;
}

function sortBy(by: SortLines["by"], language = "en"): SortLines {
  return {
    kind: "sort",
    by,
    language,
    descending: false,
    ignoreCase: false,
    ignoreArticles: false,
    field: null,
  };
}

const deduplicate = {
  kind: "deduplicate",
  keep: "first",
  counted: false,
  keepsBlank: false,
  ignoreCase: false,
  ignoreOuterSpace: false,
} as const;

/** A word, here and there; and an expression that has to look at every character. */
const plainPattern = { source: "peace", isRegularExpression: false, ignoreCase: false };
const expression = { source: "\\d{3}$", isRegularExpression: true, ignoreCase: false };

const tasks: readonly LineTask[] = [
  { name: "sort, code points", operation: sortBy("characters"), command: "sort -s", isSame: true },
  {
    name: "sort, by length",
    operation: sortBy("length"),
    command: `awk '{ print length($0) "\\t" $0 }' | sort -s -n -k1,1 | cut -f2-`,
    isSame: true,
  },
  { name: "sort, natural (en)", operation: sortBy("natural"), command: "sort -V -s", isSame: false },
  { name: "sort, alphabet (en)", operation: sortBy("alphabet"), command: "sort -d -f -s", isSame: false },
  { name: "sort, alphabet (sv)", operation: sortBy("alphabet", "sv"), command: null, isSame: false },
  { name: "remove duplicates", operation: deduplicate, command: "awk '!seen[$0]++'", isSame: true },
  {
    name: "only repeated lines",
    operation: { ...deduplicate, keep: "repeated" },
    command: "sort | uniq -d",
    isSame: false,
  },
  { name: "reverse", operation: { kind: "reverse" }, command: "tac", isSame: true },
  { name: "shuffle", operation: { kind: "shuffle", seed: "1" }, command: "shuf", isSame: false },
  {
    name: "number",
    operation: { kind: "number", start: 1, step: 1, padded: false, separator: ". ", skipsBlank: false },
    command: `awk '{ print NR ". " $0 }'`,
    isSame: true,
  },
  {
    name: "prefix and suffix",
    operation: { kind: "affix", prefix: "- ", suffix: ";", skipsBlank: false },
    command: `awk '{ print "- " $0 ";" }'`,
    isSame: true,
  },
  {
    name: "join",
    operation: { kind: "join", separator: ",", skipsBlank: false },
    command: "paste -s -d,",
    isSame: true,
  },
  {
    name: "split at spaces",
    operation: { kind: "split", at: { source: " ", isRegularExpression: false, ignoreCase: false } },
    command: "tr ' ' '\\n'",
    isSame: true,
  },
  {
    name: "filter by text",
    operation: { kind: "filter", keeps: "matching", pattern: plainPattern },
    command: "grep -F peace",
    isSame: true,
  },
  {
    name: "filter by expression",
    operation: { kind: "filter", keeps: "matching", pattern: expression },
    command: "grep -E '[0-9]{3}$'",
    isSame: true,
  },
];

/** A million lines of one to ten words of speeches, some with a number at the end, a quarter of them repeated. */
export function manyLines(): string {
  const random = createRandom(3);
  const words = speeches(200_000).split(/\s+/);
  const repeated: string[] = [];
  const lines: string[] = [];
  const make = (): string => {
    const at = Math.floor(random() * (words.length - 10));
    const line = words.slice(at, at + 1 + Math.floor(random() * 10)).join(" ");
    return random() < 0.3 ? `${line} ${Math.floor(random() * 5000)}` : line;
  };
  for (let index = 0; index < differentRepeated; index += 1) repeated.push(make());
  for (let index = 0; index < lineCount; index += 1) {
    const again = repeated[Math.floor(random() * differentRepeated)];
    lines.push(index % repeatedEvery === 0 && again !== undefined ? again : make());
  }
  return `${lines.join("\n")}\n`;
}

function runShell(command: string, file: string, text: boolean): string {
  const result = spawnSync("sh", ["-c", `cat "$0" | { ${command}; }${text ? "" : " > /dev/null"}`, file], {
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr}`);
  return result.stdout;
}

function runOurs(text: string, operation: LineOperation): string {
  const outcome = applyLineOperations(text, [operation]);
  if (outcome.kind === "problem") throw new Error(outcome.message);
  return outcome.text;
}

async function timeTask(task: LineTask, text: string, file: string): Promise<readonly string[]> {
  const { name, operation, command, isSame } = task;
  const works = [() => runOurs(text, operation)];
  if (command !== null) works.push(() => runShell(command, file, false));
  const [ours = [], theirs] = await measureInTurns(runs, works);
  const own = percentile(ours, 0.5);
  if (command === null || theirs === undefined) return [name, milliseconds(own), "", "", "", ""];
  const other = percentile(theirs, 0.5);
  const verdict = isSame
    ? runOurs(text, operation) === runShell(command, file, true)
      ? "yes"
      : "NO"
    : "another order";
  return [name, milliseconds(own), milliseconds(other), (own / other).toFixed(2), verdict, command];
}

/** Operations on a million lines, beside programs of Unix in turns; then the same in the page, in Chromium. */
export async function benchmarkLines(): Promise<void> {
  const text = manyLines();
  const folder = mkdtempSync(join(tmpdir(), "wordbench-lines-"));
  try {
    const file = join(folder, "lines.txt");
    writeFileSync(file, text);
    const rows: (readonly string[])[] = [];
    for (const task of tasks) rows.push(await timeTask(task, text, file));
    printTable(
      `${lineCount.toLocaleString("en")} lines, ${(Buffer.byteLength(text) / 1e6).toFixed(0)} MB: text in, text out`,
      ["", "ms", "Unix ms", "ratio", "same bytes", "in a shell"],
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await benchmarkLinesInPage(text);
}
