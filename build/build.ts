import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkBudget } from "./budget.ts";
import { compressSite } from "./compress.ts";
import { paintFirst } from "./paint-first.ts";
import { writeTextCasePages } from "./host-pages.ts";
import { buildStamp, clientFolder, root, textCaseFolder } from "./paths.ts";
import { writeAppManifest } from "./app-manifest.ts";
import { writeDictionaries } from "./dictionaries.ts";
import { writePdfAssets } from "./pdf-assets.ts";
import { runDependency } from "./run-command.ts";
import { writeArticleFiles } from "./articles/write-articles.ts";
import { writeReportFiles } from "./report-files.ts";
import { writeSitemap } from "./sitemap.ts";
import { buildServiceWorker } from "./service-worker.ts";
import { digestSources } from "./sources.ts";

/** Builds the whole site into `dist/client`; throws with a sentence when a step fails. */
export async function buildSite(): Promise<void> {
  const sources = digestSources();
  await rm(join(root, "dist"), { recursive: true, force: true });
  const bundled = await runDependency("@react-router/dev/bin.cjs", ["build"], {
    show: false,
    env: { NODE_ENV: "production" },
  });
  if (bundled.status !== 0) throw new Error(`The bundler failed.\n${bundled.output}`);
  await writeTextCasePages();
  // The prerenderer's own bundle; nothing serves it.
  await rm(join(root, "dist", "server"), { recursive: true, force: true });
  // Every route is prerendered: nothing needs the router's page for routes that are not.
  await rm(join(clientFolder, "__spa-fallback.html"), { force: true });
  await writeArticleFiles(clientFolder);
  await writeReportFiles(clientFolder);
  await writeSitemap();
  await writeAppManifest();
  await writePdfAssets();
  await writeDictionaries();
  await paintFirst();
  await paintFirst(textCaseFolder);
  await buildServiceWorker();
  await compressSite();
  await compressSite(textCaseFolder);
  process.stdout.write(`${await checkBudget()}\n`);
  // Last, so that a build that broke off is never taken for a fresh one.
  await writeFile(buildStamp, sources);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildSite();
}
