import { readFile } from "node:fs/promises";
import { join } from "node:path";

import lighthouse from "lighthouse";
import type { Result } from "lighthouse";

import { clientFolder } from "../build/paths.ts";
import { printTable } from "./measure.ts";
import { withServedSite } from "./served-site.ts";

/** One page of each kind: the home page, a tool, lists, an article, forms, long and short texts. */
const paths = [
  "/",
  "/text-case-convert",
  "/tools",
  "/blog",
  "/blog/text-case-conversion-complete-guide",
  "/accuracy",
  "/extension",
  "/contact",
  "/faq",
  "/privacy",
];

/** The pages of the site that search engines are told of. */
async function readSitemap(): Promise<readonly string[]> {
  const sitemap = await readFile(join(clientFolder, "sitemap.xml"), "utf8");
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** What each category must reach; a page that reaches less is named. */
const least: ReadonlyMap<string, number> = new Map([
  ["performance", 95],
  ["accessibility", 100],
  ["best-practices", 100],
  ["seo", 100],
]);

/** A score on a busy machine is a score of the machine: a page that misses is asked again, and its best time counts. */
const attempts = 3;

function scoresOf({ categories }: Result): ReadonlyMap<string, number> {
  return new Map([...least.keys()].map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]));
}

function isEnough(scores: ReadonlyMap<string, number>): boolean {
  return [...least].every(([id, wanted]) => (scores.get(id) ?? 0) >= wanted);
}

function sumOf(scores: ReadonlyMap<string, number>): number {
  return [...scores.values()].reduce((sum, score) => sum + score, 0);
}

/** What cost a page points, worst first. */
function describeFailures({ audits, categories }: Result): readonly string[] {
  const weighed = [...least.keys()].flatMap((id) => categories[id]?.auditRefs ?? []);
  return weighed
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined)
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map((audit) => `    ${audit.title}: ${audit.displayValue ?? audit.score}`);
}

async function measurePage(address: string, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const outcome = await lighthouse(address, { port, logLevel: "error" });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
    results.push(outcome.lhr);
    if (isEnough(scoresOf(outcome.lhr))) break;
  }
  const best = results.toSorted((first, second) => sumOf(scoresOf(second)) - sumOf(scoresOf(first)))[0];
  if (best === undefined) throw new Error(`${address} was never measured.`);
  return best;
}

/**
 * Lighthouse with its mobile settings on ten pages of the built site, held against 95, 100, 100 and 100; on every page
 * of its sitemap with `LIGHTHOUSE=all`.
 */
export async function benchmarkLighthouse(): Promise<void> {
  await withServedSite(async ({ origin, debuggingPort }) => {
    const results: (readonly [string, Result])[] = [];
    for (const path of process.env["LIGHTHOUSE"] === "all" ? await readSitemap() : paths) {
      results.push([path, await measurePage(new URL(path, origin).href, debuggingPort)]);
    }
    printTable(
      "Lighthouse, mobile",
      ["", ...least.keys()],
      results.map(([path, result]) => [path, ...[...scoresOf(result).values()].map(String)]),
    );
    const missed = results.filter(([, result]) => !isEnough(scoresOf(result)));
    const wanted = [...least.values()].join(", ");
    process.stdout.write(missed.length === 0 ? `\nEvery page reaches ${wanted}.\n` : `\nUnder ${wanted}:\n`);
    for (const [path, result] of missed)
      process.stdout.write(`  ${path}\n${describeFailures(result).join("\n")}\n`);
  });
}
