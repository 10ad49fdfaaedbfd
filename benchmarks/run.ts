/** A measurement that prints what it finds. */
interface Benchmark {
  readonly summary: string;
  run(): Promise<void>;
}

/** Every benchmark by the name that chooses it: `npm run bench -- counts`. Only what is chosen is loaded. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  counts: {
    summary: "all counts of 10 MB of English and of mixed scripts, beside wc and what is on npm",
    run: async () => (await import("./counts.ts")).benchmarkCounts(),
  },
  leaves: {
    summary: "10 million words: loading, a keystroke with counts and frequency, memory",
    run: async () => (await import("./leaves.ts")).benchmarkLeaves(),
  },
  stress: {
    summary: "a million random edits over all scripts, compared with a full pass",
    run: async () => (await import("./leaf-stress.ts")).benchmarkStress(),
  },
  tables: {
    summary: "bytes of the scan's tables as they are sent to a browser",
    run: async () => (await import("./tables.ts")).benchmarkTables(),
  },
  engine: {
    summary: "analyses of a million words, and keystrokes in them",
    run: async () => (await import("./engine.ts")).benchmarkEngine(),
  },
  files: {
    summary: "DOC, DOCX and PDF beside antiword, catdoc, mammoth, pdftotext and others",
    run: async () => (await import("./files.ts")).benchmarkFiles(),
  },
  lines: {
    summary: "operations on a million lines beside sort, uniq, awk and others, and in the page",
    run: async () => (await import("./lines.ts")).benchmarkLines(),
  },
  compare: {
    summary: "two texts of 1 MB compared, equal to unrelated, beside what is on npm",
    run: async () => (await import("./compare.ts")).benchmarkCompare(),
  },
  "compare-hostile": {
    summary: "two texts of 1 MB compared that were made to take long, by each unit",
    run: async () => (await import("./compare-hostile.ts")).benchmarkHostileCompare(),
  },
  grammar: {
    summary: "1,000 words checked, cold and warm, beside Harper; a letter typed into 100,000 words",
    run: async () => (await import("./grammar-speed.ts")).benchmarkGrammar(),
  },
  "grammar-page": {
    summary: "the grammar checker with 100,000 words, in Chromium: opening, a key, the mark of its word",
    run: async () => (await import("./grammar-page.ts")).benchmarkGrammarPage(),
  },
  dictionaries: {
    summary: "dictionaries of other languages: loading, memory, lookups and suggestions",
    run: async () => (await import("./dictionaries.ts")).benchmarkDictionaries(),
  },
  keystrokes: {
    summary: "from a key to the figures on screen, in Chromium",
    run: async () => (await import("./keystrokes.ts")).benchmarkKeystrokes(),
  },
  interactions: {
    summary: "from a press on each control of each tool to the next paint, with 100,000 words",
    run: async () => (await import("./interactions.ts")).benchmarkInteractions(),
  },
  page: {
    summary: "the home page's load, by Lighthouse",
    run: async () => (await import("./page.ts")).benchmarkPage(),
  },
  lighthouse: {
    summary: "ten pages by Lighthouse, held against 95, 100, 100 and 100",
    run: async () => (await import("./lighthouse.ts")).benchmarkLighthouse(),
  },
};

const width = Math.max(...Object.keys(benchmarks).map((name) => name.length));
const list = Object.entries(benchmarks)
  .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`)
  .join("");
const usage = `Usage: npm run bench [-- NAME…]\n\nWithout a name, all run, one after another.\n\n${list}`;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(benchmarks, name));
if (chosen.includes("--help") || chosen.includes("-h")) {
  process.stdout.write(usage);
} else if (unknown.length > 0) {
  process.stderr.write(`No benchmark is called ${unknown.join(", ")}.\n\n${usage}`);
  process.exitCode = 2;
} else {
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (chosen.length === 0 || chosen.includes(name)) await benchmark.run();
  }
}
