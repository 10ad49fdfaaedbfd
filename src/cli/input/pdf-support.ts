import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { PdfSupport } from "#files/pdf/pdf-support.ts";

const packageFolder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** pdf.js and its data as Node has them: the build for older engines, and files of the package. */
export const nodePdfSupport: PdfSupport = {
  loadLibrary: () => import("pdfjs-dist/legacy/build/pdf.mjs"),
  readData: async (kind, name) => new Uint8Array(await readFile(join(packageFolder, kind, name))),
};
