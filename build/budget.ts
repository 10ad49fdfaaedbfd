import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { clientFolder } from "./paths.ts";

/** Most bytes of JavaScript, brotli, that the home page may load before its first paint and hydration. */
export const firstLoadBudget = 180_000;

const scriptAddress = /["'](\/assets\/[^"'\s]+\.js)["']/g;

/** The scripts that a page's HTML names: modules, preloads, and what its inline modules import. */
export function firstLoadScripts(html: string): readonly string[] {
  const addresses = Array.from(html.matchAll(scriptAddress), ([, address = ""]) => address);
  return [...new Set(addresses)].toSorted();
}

/** Adds up the home page's scripts; throws when they are over the budget, or none was found to add up. */
export async function checkBudget(): Promise<string> {
  const html = await readFile(join(clientFolder, "index.html"), "utf8");
  const scripts = firstLoadScripts(html);
  if (scripts.length === 0)
    throw new Error("No script was found in the home page: the budget cannot be checked.");
  const sizes = await Promise.all(
    scripts.map(async (address) => (await stat(join(clientFolder, `${address}.br`))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const line = `First-load JavaScript of /: ${(total / 1000).toFixed(1)} kB with brotli, of ${firstLoadBudget / 1000} kB.`;
  if (total > firstLoadBudget)
    throw new Error(`${line}\n${scripts.map((script, index) => `${script} ${sizes[index]}`).join("\n")}`);
  return line;
}
