import { readFile } from "node:fs/promises";

/** The version in package.json, the one place that holds it. */
export async function readVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(new URL("../../package.json", import.meta.url), "utf8"),
  );
  if (typeof manifest === "object" && manifest !== null && "version" in manifest)
    return String(manifest.version);
  throw new Error("package.json has no version");
}
