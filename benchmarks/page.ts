import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import { createSiteServer } from "#server/site-server.ts";
import { readSite } from "#server/site-files.ts";
import { buildSite } from "../build/build.ts";
import { checkBudget } from "../build/budget.ts";
import { findChromium } from "../build/chromium.ts";
import { clientFolder } from "../build/paths.ts";
import { buildIsFresh } from "../build/sources.ts";
import { printTable } from "./measure.ts";

const debuggingPort = 9337;

async function waitForDebugger(): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error("Chromium did not open its debugging port.");
}

function describeScripts(result: Result): string {
  const details = result.audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const sizes = requests
    .filter(
      ({ url }) => typeof url === "string" && url.endsWith(".js") && !url.endsWith("/service-worker.js"),
    )
    .map(({ transferSize }) => (typeof transferSize === "number" ? transferSize : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `All scripts that / loads by itself, editor and worker too, headers included: ${(total / 1000).toFixed(1)} kB in ${sizes.length} files.`;
}

/** Lighthouse with its mobile settings on the built home page, and the size of its first-load JavaScript. */
export async function benchmarkPage(): Promise<void> {
  if (!(await buildIsFresh())) await buildSite();
  const server = createSiteServer(await readSite(clientFolder));
  const address = await server.listen({ host: "localhost", port: 0 });
  const profile = await mkdtemp(join(tmpdir(), "wordbench-lighthouse-"));
  const browser = spawn(
    findChromium(),
    [
      "--headless",
      `--remote-debugging-port=${debuggingPort}`,
      `--user-data-dir=${profile}`,
      "--disable-background-networking",
      "--no-first-run",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    { stdio: "ignore" },
  );
  try {
    await waitForDebugger();
    const outcome = await lighthouse(address, { port: debuggingPort, logLevel: "error" });
    if (outcome === undefined) throw new Error("Lighthouse gave no result.");
    const rows = Object.values(outcome.lhr.categories).map((category) => [
      category.title,
      category.score === null ? "none" : String(Math.round(category.score * 100)),
    ]);
    printTable("Lighthouse, mobile, home page", ["", "score"], rows);
    const failed = Object.values(outcome.lhr.audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9,
    );
    for (const audit of failed)
      process.stdout.write(`  ${audit.title}: ${audit.displayValue ?? audit.score}\n`);
    process.stdout.write(`\n${await checkBudget()}\n${describeScripts(outcome.lhr)}\n`);
  } finally {
    browser.kill();
    await once(browser, "exit");
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
}
