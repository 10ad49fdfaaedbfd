import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/paths.ts";

/** A package's name with the version that is installed: `alfaaz@1.1.0`. */
export function nameWithVersion(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(root, "node_modules", name, "package.json"), "utf8"),
  );
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) {
    return `${name}@${String(manifest.version)}`;
  }
  throw new TypeError(`The package ${name} states no version.`);
}

/** `Intl` of the running Node, whose segmenter is the one of Chromium too. */
export const segmenterWithVersion = `Intl.Segmenter, ICU ${process.versions["icu"] ?? "unknown"}`;
