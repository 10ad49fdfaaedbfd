import lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import { checkBudget } from "../build/budget.ts";
import { printTable } from "./measure.ts";
import { withServedSite } from "./served-site.ts";

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
  await withServedSite(async ({ origin, debuggingPort }) => {
    const outcome = await lighthouse(origin, { port: debuggingPort, logLevel: "error" });
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
  });
}
