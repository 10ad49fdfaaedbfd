import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import type { ServerBuild } from "react-router";
import { addressOfFile, listSiteFiles } from "#server/site-files.ts";
import { clientFolder, root, textCaseFolder } from "./paths.ts";
import { redirectTarget } from "#server/redirects.ts";

/** A host that is the case converter's by its first label, whatever the site is called. */
const textCaseOrigin = "http://text-case.localhost";

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === "object" && module !== null && "entry" in module && "routes" in module;
}

/** The page at an address as the bundle for prerendering makes it, asked by the case converter's host. */
async function renderPage(handle: (request: Request) => Promise<Response>, address: string): Promise<string> {
  const response = await handle(new Request(new URL(address, textCaseOrigin)));
  if (!response.ok) throw new Error(`${address} could not be rendered: ${response.status}`);
  return response.text();
}

/**
 * Writes the pages that are other ones on the case converter's host: the home page, and those with links to the tools. It
 * needs the bundle that the prerenderer leaves behind, and the pages as they came from it.
 */
export async function writeTextCasePages(): Promise<void> {
  await mkdir(textCaseFolder, { recursive: true });
  const bundle: unknown = await import(pathToFileURL(join(root, "dist", "server", "index.js")).href);
  if (!isServerBuild(bundle)) throw new TypeError("The prerenderer's bundle is not one of the router's.");
  const handle = createRequestHandler(bundle, "production");
  const pages = (await listSiteFiles(clientFolder)).filter((file) => file.endsWith("index.html"));
  // One after another: which host a page is rendered for is said once for all that is being rendered.
  for (const page of pages) {
    const main = await readFile(join(clientFolder, page), "utf8");
    // A former address leads on to the same one everywhere.
    if (redirectTarget(main) !== null) continue;
    const html = await renderPage(handle, addressOfFile(page));
    if (html === main) continue;
    await mkdir(dirname(join(textCaseFolder, page)), { recursive: true });
    await writeFile(join(textCaseFolder, page), html);
  }
}
