import { cp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { clientFolder } from "./paths.ts";

const packageFile = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");

/** The folders of pdf.js that it reads from when a PDF asks for them; `PdfDataKind` names the same. */
const folders = ["cmaps", "standard_fonts", "wasm"] as const;

async function readVersion(): Promise<string> {
  const description: unknown = JSON.parse(await readFile(packageFile, "utf8"));
  const version: unknown =
    typeof description === "object" && description !== null && Reflect.get(description, "version");
  if (typeof version !== "string") throw new TypeError("pdfjs-dist does not say which version it is.");
  return version;
}

/**
 * Copies what pdf.js reads beside its code (character maps, standard fonts, decoders) into the built site, to
 * /pdf/<version>/…: a kept copy is never stale then. With their licences, which stand in the same folders.
 */
export async function writePdfAssets(folder: string = clientFolder): Promise<void> {
  const target = join(folder, "pdf", await readVersion());
  for (const name of folders) {
    await cp(join(dirname(packageFile), name), join(target, name), { recursive: true });
  }
}
