import { createReadStream } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { site } from "#config";
import { listReportFontFiles } from "#files/report/fonts/report-font-files.ts";
import { reportFontFolder, reportSchemaAddress } from "#files/report/report-addresses.ts";
import { root } from "./paths.ts";

const schemaFile = join(root, "src/files/report/report.schema.json");

async function readSchema(): Promise<string> {
  const schema: unknown = JSON.parse(await readFile(schemaFile, "utf8"));
  if (typeof schema !== "object" || schema === null) throw new TypeError(`${schemaFile} holds no schema.`);
  return `${JSON.stringify({ ...schema, $id: `${site.origin}${reportSchemaAddress}` }, null, 2)}\n`;
}

/** Adds to a built site what reports need: the fonts of PDFs, a file for each piece, and the schema of JSON reports. */
export async function writeReportFiles(folder: string): Promise<void> {
  await mkdir(join(folder, reportFontFolder), { recursive: true });
  await mkdir(join(folder, reportSchemaAddress, ".."), { recursive: true });
  await writeFile(join(folder, reportSchemaAddress), await readSchema());
  await Promise.all(
    listReportFontFiles().map(({ file, path }) =>
      copyFile(join(root, "node_modules", path), join(folder, reportFontFolder, file)),
    ),
  );
}

/** The same while the site is developed: the files come from where they are. */
export function reportFilesInDevelopment(): Plugin {
  const paths = new Map(listReportFontFiles().map(({ file, path }) => [`${reportFontFolder}${file}`, path]));
  return {
    name: "report-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = paths.get(request.url ?? "");
        if (path !== undefined) createReadStream(join(root, "node_modules", path)).pipe(response);
        else if (request.url === reportSchemaAddress) createReadStream(schemaFile).pipe(response);
        else next();
      });
    },
  };
}
