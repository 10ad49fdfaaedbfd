import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { root } from "./paths.ts";
import { runDependency } from "./run-command.ts";
import { buildIsFresh } from "./sources.ts";

/** How one layer of the tests went, in numbers of checks. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Layer {
  readonly name: string;
  run(): Promise<Tally>;
}

const reports = join(root, ".cache", "reports");

/** A layer that is one check: a program that ends with status 0 or not. */
function check(name: string, script: string, scriptArguments: readonly string[]): Layer {
  return {
    name,
    async run() {
      const { status, output } = await runDependency(script, scriptArguments);
      if (status !== 0) process.stdout.write(output);
      return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

function numberAt(report: unknown, key: string): number {
  if (typeof report === "object" && report !== null && key in report) {
    const value: unknown = Object.entries(report).find(([name]) => name === key)?.[1];
    if (typeof value === "number") return value;
  }
  throw new TypeError(`The test report has no number "${key}".`);
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(reports, file), "utf8"));
}

const unitTests: Layer = {
  name: "unit tests",
  async run() {
    const { status } = await runDependency(
      "vitest/vitest.mjs",
      ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${join(reports, "unit.json")}`],
      { show: true },
    );
    const report = await readReport("unit.json");
    const failed = numberAt(report, "numFailedTests");
    // A file that does not load fails the run without a failed test of its own.
    return {
      passed: numberAt(report, "numPassedTests"),
      failed: status === 0 ? failed : Math.max(failed, 1),
    };
  },
};

const build: Layer = {
  name: "build",
  async run() {
    if (!(await buildIsFresh())) await buildSite();
    return { passed: 1, failed: 0 };
  },
};

const endToEndTests: Layer = {
  name: "end-to-end tests",
  async run() {
    const { status } = await runDependency(
      "@playwright/test/cli.js",
      ["test", "--reporter=line,json", ...process.argv.slice(2)],
      {
        show: true,
        env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "end-to-end.json") },
      },
    );
    const report = await readReport("end-to-end.json");
    const stats: unknown =
      typeof report === "object" && report !== null && "stats" in report ? report.stats : null;
    const failed = numberAt(stats, "unexpected");
    return {
      passed: numberAt(stats, "expected") + numberAt(stats, "flaky"),
      failed: status === 0 ? failed : Math.max(failed, 1),
    };
  },
};

const layers: readonly Layer[] = [
  check("types", "typescript/bin/tsc", ["-b"]),
  check("format", "oxfmt/bin/oxfmt", ["--check", "."]),
  check("lint and boundaries", "oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]),
  check("dead code", "knip/bin/knip.js", []),
  unitTests,
  build,
  endToEndTests,
];

await mkdir(reports, { recursive: true });
let passed = 0;
let failed = 0;
for (const layer of layers) {
  const startedAt = performance.now();
  process.stdout.write(`\n— ${layer.name}\n`);
  let tally: Tally;
  try {
    tally = await layer.run();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    tally = { passed: 0, failed: 1 };
  }
  passed += tally.passed;
  failed += tally.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${layer.name}: ${tally.failed === 0 ? "passed" : "failed"} in ${seconds} s\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
