import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildStamp, root } from "./paths.ts";

/** Everything that a built site depends on: these folders, and the files at the top that configure the build. */
const sourceFolders = ["src", "build", "public", "content"];
const sourceFiles = [
  "package-lock.json",
  "site.config.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "benchmarks/quality/results.json",
];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** A digest of the sources' names and contents, and of the setting that is built in: the same on every machine. */
export function digestSources(): string {
  const hash = createHash("sha256");
  const paths = [
    ...sourceFolders.flatMap((folder) => filesBelow(join(root, folder))),
    ...sourceFiles.map((file) => join(root, file)),
  ];
  hash.update(process.env["TEXT_CASE_HOST"] ?? "").update("\0");
  for (const path of paths.toSorted()) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/** Whether `dist` was built from the sources as they are now. */
export async function buildIsFresh(): Promise<boolean> {
  const stamp = await readFile(buildStamp, "utf8").catch(() => null);
  return stamp === digestSources();
}
