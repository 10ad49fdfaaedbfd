import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/paths.ts";
import { beginning, englishCorpus, mixedCorpus } from "./corpora.ts";
import type { Corpus } from "./corpora.ts";
import { measureFor, measureInTurns, milliseconds, percentile, printTable } from "./measure.ts";
import { wordCounters } from "./word-counters.ts";
import type { WordCounter } from "./word-counters.ts";

/** How long one counter is measured on one corpus, beyond its first run. */
const BUDGET_MILLISECONDS = 1500;
/** The text that all counters count, so that nobody is fast by counting something else. */
const COMMON_UNITS = 20_000;

const folder = join(root, ".cache", "benchmarks");

/** GNU `wc -w` on a file, as a person runs it: its start and reading the file included. */
interface WordCount {
  readonly version: string;
  countWords(file: string): number;
}

function findWc(): WordCount | null {
  const version = spawnSync("wc", ["--version"], { encoding: "utf8" });
  if (version.error !== undefined || version.status !== 0) return null;
  const env = { ...process.env, LC_ALL: "C.UTF-8" };
  return {
    version: version.stdout.split("\n")[0] ?? "wc",
    countWords(file) {
      const result = spawnSync("wc", ["-w", file], { encoding: "utf8", env });
      if (result.status !== 0) throw new Error(`wc -w failed: ${result.stderr}`);
      return Number.parseInt(result.stdout, 10);
    },
  };
}

function writeCorpusFile(name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(" ", "-")}.txt`);
  writeFileSync(file, text);
  return file;
}

function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  return bytes < 100_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}

/** Where a counter stands on one corpus. */
interface Timing {
  readonly name: string;
  readonly gives: string;
  readonly sample: string;
  readonly median: number;
  readonly wordsInCommon: number;
  readonly superlinear: boolean;
}

async function timeCounter(counter: WordCounter, { text }: Corpus, common: string): Promise<Timing> {
  const sample = counter.most === null ? text : beginning(text, counter.most);
  const durations = await measureFor(BUDGET_MILLISECONDS, () => counter.countWords(sample));
  return {
    name: counter.name,
    gives: counter.gives,
    sample,
    median: percentile(durations, 0.5),
    wordsInCommon: counter.countWords(common),
    superlinear: counter.superlinear === true,
  };
}

/** `wc` and the first of the counters, in turns: their ratio is the one that matters most. */
async function timeBesideWc(
  wc: WordCount,
  counter: WordCounter,
  { name, text }: Corpus,
  common: string,
): Promise<readonly Timing[]> {
  const file = writeCorpusFile(name, text);
  const [ofWc = [], ofCounter = []] = await measureInTurns(15, [
    () => wc.countWords(file),
    () => counter.countWords(text),
  ]);
  const timing = { sample: text, superlinear: false };
  return [
    {
      ...timing,
      name: `wc -w, ${wc.version}, C.UTF-8`,
      gives: "words",
      median: percentile(ofWc, 0.5),
      wordsInCommon: wc.countWords(writeCorpusFile(`${name} beginning`, common)),
    },
    {
      ...timing,
      name: counter.name,
      gives: counter.gives,
      median: percentile(ofCounter, 0.5),
      wordsInCommon: counter.countWords(common),
    },
  ];
}

async function compareOn(corpus: Corpus, wc: WordCount | null): Promise<void> {
  const { name, description, text, bytes } = corpus;
  const common = beginning(text, COMMON_UNITS);
  const [first, ...others] = wordCounters;
  const timings =
    wc === null || first === undefined ? [] : [...(await timeBesideWc(wc, first, corpus, common))];
  for (const counter of timings.length === 0 ? wordCounters : others) {
    timings.push(await timeCounter(counter, corpus, common));
  }
  const base = wc === null ? undefined : timings[0]?.median;
  printTable(
    `Counting ${(bytes / 1e6).toFixed(2)} MB of ${name}\n(${description})`,
    ["", "measured on", "ms", "ns/unit", "× wc", `words in ${formatSize(common)}`, "in one call"],
    timings.map((timing) => describeTiming(timing, text, base)),
  );
}

function describeTiming(timing: Timing, text: string, base: number | undefined): string[] {
  const { name, gives, sample, median, superlinear, wordsInCommon } = timing;
  const perUnit = median / sample.length;
  const ratio = base === undefined ? "–" : ((perUnit * text.length) / base).toFixed(2);
  return [
    name,
    formatSize(sample),
    milliseconds(median),
    (perUnit * 1e6).toFixed(1),
    superlinear && base !== undefined ? `over ${ratio}` : ratio,
    wordsInCommon.toLocaleString("en"),
    gives,
  ];
}

/** Word counters side by side on ten megabytes of English and ten of mixed scripts, as multiples of `wc -w`. */
export async function benchmarkCounts(): Promise<void> {
  const wc = findWc();
  for (const corpus of [englishCorpus(), mixedCorpus()]) await compareOn(corpus, wc);
  const sentences = [
    "Medians. × wc: time per UTF-16 unit beside wc's on the whole file, its start of about 2 ms included; wc and the",
    "first row below it are run in turns. A text is in memory as a string; wc reads a file that is in the disk cache.",
    "over: time grows faster than the text, so that the whole corpus would take longer than this says.",
    "Intl.Segmenter takes time in proportion to its text here; on V8 before 2024 it takes more, the larger the piece.",
  ];
  if (wc === null) sentences.unshift("There is no GNU wc here: nothing to compare with.");
  process.stdout.write(`${sentences.join("\n")}\n`);
}
