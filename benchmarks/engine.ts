import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyses } from "#core/analyses/registry.ts";
import type { AnalysisName } from "#core/analyses/registry.ts";
import { LiveDocument } from "#core/document/live-document.ts";
import { analyseText } from "#core/index.ts";
import { root } from "../build/paths.ts";
import { speeches } from "../tests/real-text.ts";
import { measure, milliseconds, percentile, printTable } from "./measure.ts";

const words = 1_000_000;
const edits = 2000;

function analyseAll(document: LiveDocument): void {
  document.analyse("counts", { dialect: "word", limit: null });
  document.analyse("readability", {});
  document.analyse("frequency", { limit: 50, withoutStopWords: true });
}

/** One pass over a million words beside GNU wc and the platform's segmenter; then single keystrokes. */
export async function benchmarkEngine(): Promise<void> {
  const text = speeches(words);
  const folder = join(root, ".cache", "benchmarks");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "speeches.txt");
  writeFileSync(file, text);
  const paragraphs = text.split(/\n{2,}/);
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });

  const peers: [string, () => unknown][] = [
    ["GNU wc -w", () => spawnSync("wc", ["-w", file])],
    ["text.split(/\\s+/)", () => text.split(/\s+/).length],
    [
      "Intl.Segmenter words, by paragraph",
      () => paragraphs.reduce((sum, paragraph) => sum + [...segmenter.segment(paragraph)].length, 0),
    ],
    ["Wordbench counts", () => analyseText("counts", text, { dialect: "word", limit: null })],
    [
      `Wordbench ${Object.keys(analyses).join(", ")}`,
      () => {
        const document = new LiveDocument();
        document.open(text);
        analyseAll(document);
      },
    ],
  ];
  const rows: string[][] = [];
  let base = Number.NaN;
  for (const [name, work] of peers) {
    const median = percentile(await measure(3, 1, work), 0.5);
    if (rows.length === 0) base = median;
    rows.push([name, milliseconds(median), `${(median / base).toFixed(1)}×`]);
  }
  printTable(
    `One pass over ${words.toLocaleString("en")} words (${(text.length / 1e6).toFixed(1)} MB)`,
    ["", "ms", "of wc"],
    rows,
  );

  const names: readonly AnalysisName[] = ["counts", "readability", "frequency"];
  const document = new LiveDocument();
  document.open(text);
  analyseAll(document);
  // A fixed sequence, so that two runs type at the same places.
  let seed = 1;
  let length = text.length;
  const durations = await measure(edits, 200, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const at = Math.floor((seed / 2 ** 32) * length);
    document.change([{ from: at, to: at, insert: "a" }]);
    length += 1;
    analyseAll(document);
  });
  printTable(
    `A keystroke in ${words.toLocaleString("en")} words, with ${names.join(", ")}`,
    ["", "p50 ms", "p95 ms", "p99 ms"],
    [["Wordbench", ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(durations, share)))]],
  );
}
