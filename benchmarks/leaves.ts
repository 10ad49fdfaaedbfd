import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { LeafDocument } from "#core/leaves/leaf-document.ts";
import { speeches } from "../tests/real-text.ts";
import { measure, milliseconds, percentile, printTable } from "./measure.ts";
import type { Durations } from "./measure.ts";
import { createRandom, shuffle } from "./seeded-random.ts";

const sizes = [1_000_000, 10_000_000];
const LOADS = 5;
const KEYSTROKES = 20_000;
const WARM_UP = 4000;
const TYPED = " the quick brown fox. Jumps";
/** What documents share: the scan's tables and the program; the memory of a document is counted beyond it. */
const FIXED_BYTES = 15e6;

function findGarbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("This Node has no garbage collector to call.");
  return () => {
    Reflect.apply(collect, null, []);
  };
}

function readMemory(collectGarbage: () => void): number {
  // `RegExp` holds on to the last text that it matched.
  /^/.exec("");
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * So many words of the State of the Union addresses, again and again with the paragraphs in another order, in
 * characters below U+0100, which the engine stores in one byte each.
 */
function repeatSpeeches(words: number): string {
  const random = createRandom(1);
  const whole = speeches(1_700_000)
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[^\0-\xff]/g, "-");
  const paragraphs = whole.split("\n\n");
  const parts: string[] = [];
  for (let left = words; left > 0;) {
    for (const paragraph of shuffle(paragraphs, random)) {
      parts.push(paragraph);
      left -= paragraph.split(/\s+/).length;
      if (left <= 0) break;
    }
  }
  return Buffer.from(parts.join("\n\n"), "latin1").toString("latin1");
}

async function measureLoads(text: string): Promise<Durations> {
  return measure(LOADS, 1, () => {
    new LeafDocument().open(text);
  });
}

/** Single keystrokes, in runs of 27 at random places, one in ten a deletion; in milliseconds, ascending. */
async function measureKeystrokes(document: LeafDocument): Promise<Durations> {
  const random = createRandom(2);
  let at = 0;
  let typed = 0;
  return measure(KEYSTROKES, WARM_UP, () => {
    const key = typed % TYPED.length;
    typed += 1;
    if (key === 0) at = Math.floor(random() * (document.length - TYPED.length));
    if (random() < 0.1) {
      document.change([{ from: at, to: at + 1, insert: "" }]);
    } else {
      document.change([{ from: at, to: at, insert: TYPED.charAt(key) }]);
      at += 1;
    }
    return [document.totals, document.uniqueWords];
  });
}

async function measureOnce(work: () => unknown): Promise<string> {
  return milliseconds(percentile(await measure(1, 0, work), 0.5));
}

/** The document of leaves at 1 and 10 million words: loading, keystrokes with counts and frequency, memory. */
export async function benchmarkLeaves(): Promise<void> {
  const collectGarbage = findGarbageCollector();
  const rows: string[][] = [];
  const others: string[][] = [];
  for (const words of sizes) {
    const before = readMemory(collectGarbage);
    const document = new LeafDocument();
    // The text is let go after it was opened, as a page lets a file go.
    const loads = await (async () => {
      const text = repeatSpeeches(words);
      const durations = await measureLoads(text);
      document.open(text);
      return durations;
    })();
    const opened = readMemory(collectGarbage) - before;
    const millions = document.totals.wordProcessorWords / 1e6;
    const keystrokes = await measureKeystrokes(document);
    const microseconds = (share: number): string => (percentile(keystrokes, share) * 1000).toFixed(1);
    rows.push([
      words.toLocaleString("en"),
      milliseconds(percentile(loads, 0)),
      milliseconds(percentile(loads, 0.5)),
      ...[0.5, 0.99, 0.999, 1].map(microseconds),
      (opened / 1e6).toFixed(1),
      (Math.max(0, opened - FIXED_BYTES) / 1e6 / millions).toFixed(2),
    ]);
    const paste = repeatSpeeches(1_000_000);
    const middle = Math.floor(document.length / 2);
    others.push([
      words.toLocaleString("en"),
      await measureOnce(() => document.topWords(50)),
      await measureOnce(() => document.change([{ from: middle, to: middle, insert: paste }])),
      await measureOnce(() => document.change([{ from: middle, to: middle + paste.length, insert: "" }])),
      await measureOnce(() => document.change([{ from: 0, to: document.length, insert: "" }])),
    ]);
  }
  printTable(
    `A document of leaves: loading, a keystroke with all totals and the word frequencies, memory`,
    [
      "words",
      "load ms, least",
      "median",
      "key µs p50",
      "p99",
      "p99.9",
      "most",
      "MB",
      "MB a million beyond 15",
    ],
    rows,
  );
  printTable(
    "A million words pasted into the middle, and more (ms)",
    ["words", "50 top words", "paste", "delete it", "delete all"],
    others,
  );
}

if (import.meta.main) await benchmarkLeaves();
