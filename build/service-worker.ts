import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { addressOfFile, listSiteFiles } from "#server/site-files.ts";
import { clientFolder, root } from "./paths.ts";

/** One file to keep for offline use; `revision` is `null` where the name already holds a hash. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** Scripts of the languages most people read the interface in; other subsets are kept when first used. */
const precachedFontSubset = /-latin-wght-/;

/** Whether a file is kept from the first visit on: all but rare font subsets and what only crawlers ask for. */
export function isPrecached(file: string): boolean {
  if (
    file === "service-worker.js" ||
    file === "social-card.png" ||
    /\.(br|gz|map|txt|xml)$/.test(file) ||
    file.startsWith("images/") ||
    file === "feed.json"
  )
    return false;
  if (file.endsWith(".woff2")) return precachedFontSubset.test(file);
  return true;
}

/** What the service worker keeps from the first visit on. Walks the output: no bundler manifest lists worker chunks. */
export async function listPrecacheEntries(folder: string = clientFolder): Promise<readonly PrecacheEntry[]> {
  const files = (await listSiteFiles(folder)).filter(isPrecached);
  return Promise.all(
    files.map(async (file) => ({
      url: addressOfFile(file),
      revision: file.startsWith("assets/")
        ? null
        : createHash("sha256")
            .update(await readFile(join(folder, file)))
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
