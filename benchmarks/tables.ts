import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { root } from "../build/paths.ts";
import { printTable } from "./measure.ts";

const scanFolder = join(root, "src", "core", "scan");

/** What a browser would be sent of the modules: bundled together and minified, without what they do not export. */
async function bundle(files: readonly string[]): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: "es2023",
      lib: { entry: files.map((file) => join(scanFolder, file)), formats: ["es"] },
    },
  });
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((each) => ("output" in each ? each.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("");
}

function describeSize(name: string, code: string): string[] {
  const brotli = brotliCompressSync(code).length;
  return [name, Buffer.byteLength(code).toLocaleString("en"), brotli.toLocaleString("en")];
}

/** Bytes of the scan's tables, and of all its modules with them, as they are sent to a browser. */
export async function benchmarkTables(): Promise<void> {
  const modules = readdirSync(scanFolder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const rows = [
    describeSize("tables", await bundle(["unicode-tables.ts"])),
    describeSize(`all ${modules.length} modules of the scan, tables included`, await bundle(modules)),
  ];
  printTable("The scan as a browser gets it", ["", "bytes minified", "bytes with brotli"], rows);
}
