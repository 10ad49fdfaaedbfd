import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultComparison } from "#core/compare/compare-texts.ts";
import { mergeTexts } from "#core/compare/merge-texts.ts";
import { writeUnifiedPatch } from "#core/compare/unified-patch.ts";
import { runFirst, runOurs, runPeer } from "./compare-runs.ts";
import type { Run } from "./compare-runs.ts";
import { createComparedPairs, createMergedTexts } from "./compare-texts.ts";
import type { ComparedPair } from "./compare-texts.ts";
import { measure, milliseconds, openTable, percentile, printTable } from "./measure.ts";
import { nameWithVersion } from "./peer-version.ts";

const peers = ["diff", "diff-match-patch", "fast-myers-diff", "@codemirror/merge", "vscode-diff"];

function show(run: Run | string, { a, b }: ComparedPair): string {
  if (typeof run === "string") return run;
  const share = (100 * run.changed) / (a.length + b.length);
  return `${milliseconds(run.milliseconds)} ms, ${run.pieces}, ${share.toFixed(1)} %`;
}

async function runWords(pair: ComparedPair): Promise<Run> {
  const { milliseconds: taken, comparison } = await runOurs(pair, defaultComparison, 5);
  const differences = comparison.differences.filter(({ kind }) => kind !== "moved");
  const changed = differences.reduce(
    (sum, { before, after }) => sum + before.end - before.start + after.end - after.start,
    0,
  );
  return { milliseconds: taken, pieces: differences.length, changed };
}

/** The patch that GNU diff makes, with its start and the reading of both files; `null` where it is not installed. */
async function runDiff({ a, b }: ComparedPair): Promise<readonly [time: number, bytes: number] | null> {
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  try {
    writeFileSync(join(folder, "a"), a);
    writeFileSync(join(folder, "b"), b);
    let bytes = 0;
    const run = () => {
      const made = spawnSync("diff", ["-u", "--label", "a", "--label", "b", "a", "b"], {
        cwd: folder,
        maxBuffer: 1 << 28,
      });
      bytes = made.error === undefined ? made.stdout.length : 0;
    };
    const durations = await measure(3, 1, run);
    return bytes === 0 ? null : [percentile(durations, 0.5), bytes];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Patches beside those of GNU diff, and merges. */
async function benchmarkPatches(pairs: readonly ComparedPair[]): Promise<void> {
  const rows: string[][] = [];
  for (const pair of pairs.filter(({ name }) => name === "1 % changed" || name === "10 % changed")) {
    const { name, a, b } = pair;
    const durations = await measure(3, 1, () => writeUnifiedPatch(a, b, "a", "b"));
    const bytes = Buffer.byteLength(writeUnifiedPatch(a, b, "a", "b"));
    const diff = await runDiff(pair);
    rows.push([
      `patch, ${name}`,
      `${milliseconds(percentile(durations, 0.5))} ms, ${bytes.toLocaleString("en")} bytes`,
      diff === null ? "missing" : `${milliseconds(diff[0])} ms, ${diff[1].toLocaleString("en")} bytes`,
    ]);
  }
  const { base, left, right } = createMergedTexts();
  const durations = await measure(3, 1, () => mergeTexts(base, left, right));
  const conflicts = mergeTexts(base, left, right).filter(({ kind }) => kind === "conflict").length;
  rows.push([
    "merge, each side 1 % changed",
    `${milliseconds(percentile(durations, 0.5))} ms, ${conflicts} conflicts`,
    "",
  ]);
  printTable("Patches and a merge of texts of 1 MB", ["", "Wordbench", "GNU diff -u"], rows);
}

/**
 * Compares texts of a megabyte with Wordbench and with what is on npm: the time (the median of five runs, and the first
 * run of a thread; one run of a peer, the first of its thread), the number of differences, and the share of both texts
 * that they say is changed. Passages that were moved are not changed.
 */
export async function benchmarkCompare(): Promise<void> {
  const pairs = createComparedPairs();
  const print = openTable(
    "Comparing two texts of 1 MB: time, number of differences, and the share that is said to be changed",
    [
      "texts",
      "first run",
      "Wordbench".padStart(22),
      ...peers.map((peer) => nameWithVersion(peer).padStart(22)),
    ],
    pairs.map(({ name }) => name),
  );
  for (const pair of pairs) {
    const cells = [await runFirst(pair), show(await runWords(pair), pair)];
    for (const peer of peers) cells.push(show(await runPeer(peer, pair), pair));
    print([pair.name, ...cells]);
  }
  await benchmarkPatches(pairs);
}
