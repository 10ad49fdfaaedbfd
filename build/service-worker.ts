import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { redirectTarget } from "#server/redirects.ts";
import { addressOfFile, listSiteFiles } from "#server/site-files.ts";
import { clientFolder, root, textCaseFolder } from "./paths.ts";

/** One file to keep for offline use; `revision` is `null` where the name already holds a hash. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** Scripts of the languages most people read the interface in; other subsets are kept when first used. */
const precachedFontSubset = /-latin-wght-/;

/** Large lists that only one thing on one page needs: kept when they are first used. */
const keptWhenUsed = /^assets\/(definitions-[a-z]|random-words-real-words)-/;

/** Whether a file is kept from the first visit on: all but rare font subsets and what only crawlers ask for. */
export function isPrecached(file: string): boolean {
  if (
    file === "service-worker.js" ||
    file === "social-card.png" ||
    /\.(br|gz|map|txt|wasm|xml)$/.test(file) ||
    file.startsWith("images/") ||
    file.startsWith("fonts/report/") ||
    file.startsWith("schema/") ||
    file.startsWith("icons/") ||
    file.startsWith("pdf/") ||
    file.startsWith("dictionaries/") ||
    keptWhenUsed.test(file) ||
    file === "feed.json"
  )
    return false;
  if (file.endsWith(".woff2")) return precachedFontSubset.test(file);
  return true;
}

/**
 * Where the pages lead that only lead on, by their files. The server answers at their addresses with a redirect, which
 * must not be kept under another's name; with the network gone the service worker does the same.
 */
async function findRedirects(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = files.filter((file) => file.endsWith(".html"));
  const targets = await Promise.all(
    pages.map(async (page) => [page, redirectTarget(await readFile(join(folder, page), "utf8"))] as const),
  );
  return new Map(targets.flatMap(([page, target]) => (target === null ? [] : [[page, target]])));
}

/** The former addresses of pages and where they lead now. */
async function listFormerAddresses(folder: string = clientFolder): Promise<Readonly<Record<string, string>>> {
  const redirects = await findRedirects(folder, await listSiteFiles(folder));
  return Object.fromEntries([...redirects].map(([file, target]) => [addressOfFile(file), target]));
}

/**
 * What the service worker keeps from the first visit on. Walks the output: no bundler manifest lists worker chunks. One
 * list serves all hosts, so a page is new when it is new on any of them (`otherFolder` holds those of the other host).
 */
export async function listPrecacheEntries(
  folder: string = clientFolder,
  otherFolder: string = textCaseFolder,
): Promise<readonly PrecacheEntry[]> {
  const kept = (await listSiteFiles(folder)).filter(isPrecached);
  const redirects = await findRedirects(folder, kept);
  const files = kept.filter((file) => !redirects.has(file));
  const others = new Set(await listSiteFiles(otherFolder));
  return Promise.all(
    files.map(async (file) => ({
      url: addressOfFile(file),
      revision: file.startsWith("assets/")
        ? null
        : createHash("sha256")
            .update(await readFile(join(folder, file)))
            .update(others.has(file) ? await readFile(join(otherFolder, file)) : "")
            .digest("hex")
            .slice(0, 16),
    })),
  );
}

/** Bundles `src/service-worker` with the list of files to keep. Runs after everything else has been written. */
export async function buildServiceWorker(): Promise<void> {
  const entries = await listPrecacheEntries();
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PRECACHE_ENTRIES: JSON.stringify(entries),
      FORMER_ADDRESSES: JSON.stringify(await listFormerAddresses()),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, "src/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
