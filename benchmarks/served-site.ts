import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { site } from "#config";
import { createSiteServer } from "#server/site-server.ts";
import { readSite } from "#server/site-files.ts";
import { buildSite } from "../build/build.ts";
import { findChromium } from "../build/chromium.ts";
import { clientFolder, textCaseFolder } from "../build/paths.ts";
import { buildIsFresh } from "../build/sources.ts";

const debuggingPort = 9337;

/** A built site that is being served, and a browser that Lighthouse can drive. */
export interface ServedSite {
  readonly origin: string;
  readonly debuggingPort: number;
}

async function waitForDebugger(): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error("Chromium did not open its debugging port.");
}

/** Serves the site, built anew if need be, at a free port, until it is closed. */
export async function serveBuiltSite(): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  if (!(await buildIsFresh())) await buildSite();
  const server = createSiteServer(await readSite(clientFolder), {
    origin: site.origin,
    textCaseHost: "",
    textCasePages: await readSite(textCaseFolder),
  });
  const origin = await server.listen({ host: "localhost", port: 0 });
  return { origin, close: () => server.close() };
}

/** Serves the site, built anew if need be, and opens a browser beside it, while `work` lasts. Both are gone afterwards. */
export async function withServedSite(work: (served: ServedSite) => Promise<void>): Promise<void> {
  const { origin, close } = await serveBuiltSite();
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
    await work({ origin, debuggingPort });
  } finally {
    browser.kill();
    await once(browser, "exit");
    await close();
    await rm(profile, { recursive: true, force: true });
  }
}
