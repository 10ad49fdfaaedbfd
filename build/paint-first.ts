import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { redirectTarget } from "#server/redirects.ts";
import { listSiteFiles } from "#server/site-files.ts";
import { clientFolder } from "./paths.ts";
import { usedStyles } from "./used-styles.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/;
const preloadLink = /<link rel="modulepreload"[^>]* href="(\/assets\/[^"]+\.js)"\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const bareImport = /import "([^"]+)";/g;
const routeImport = /import \* as (route\d+) from "([^"]+)";/g;

/**
 * The router's start script, so that it waits for the first paint: the page can be read, and typed into, before a
 * script is asked for. Then everything is fetched at once, and the rest of the styles is there before the page is
 * taken over. A page in the background is never painted, and does not wait.
 */
export function deferStart(script: string, preloads: readonly string[]): string {
  const bare = [...new Set(Array.from(script.matchAll(bareImport), ([, address = ""]) => address))];
  const routes = Array.from(script.matchAll(routeImport), ([, name = "", address = ""]) => ({
    name,
    address,
  }));
  if (routes.length === 0)
    throw new Error("The router's start script has another form: no route was found in it.");
  const rest = script.replaceAll(bareImport, "").replaceAll(routeImport, "").trim();
  return [
    "if(!document.hidden)await new Promise(r=>requestAnimationFrame(()=>setTimeout(r)));",
    "const sheet=document.querySelector('link[rel=\"stylesheet\"][disabled]');",
    "const styled=new Promise(r=>{if(!sheet)return r();sheet.onload=sheet.onerror=r;sheet.disabled=false});",
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    ...bare.map((address) => `await import(${JSON.stringify(address)});`),
    `const [${routes.map(({ name }) => name).join(",")}]=await Promise.all([${routes.map(({ address }) => `import(${JSON.stringify(address)})`).join(",")},styled]);`,
    rest,
  ].join("\n");
}

/** A page that is painted from its own bytes alone; see `paintFirst`. */
export function paintPageFirst(html: string, readStyles: (address: string) => string): string {
  const [link, address] = stylesheetLink.exec(html) ?? [];
  const [element, script] = startScript.exec(html) ?? [];
  if (link === undefined || address === undefined) throw new Error("There is no style sheet to put in.");
  if (element === undefined || script === undefined) throw new Error("There is no start script.");
  const preloads = Array.from(html.matchAll(preloadLink), ([, preload = ""]) => preload);
  const styles = usedStyles(readStyles(address), html);
  const whole = link.replace("/>", " disabled/>");
  return html
    .replaceAll(preloadLink, "")
    .replace(link, () => `<style>${styles}</style>${whole}<noscript>${link}</noscript>`)
    .replace(element, () => `<script type="module" async="">${deferStart(script, preloads)}</script>`);
}

/**
 * Has every page of a folder painted from its own bytes: the styles that it needs stand in it, and scripts and the
 * other styles are asked for after the first paint. The link to the whole style sheet stays, disabled until then,
 * where React expects it. Throws when a page has another form; one that only leads on needs none of this.
 */
export async function paintFirst(folder: string = clientFolder): Promise<void> {
  const pages = (await listSiteFiles(folder)).filter((file) => file.endsWith(".html"));
  const sheets = new Map<string, string>();
  for (const page of pages) {
    const path = join(folder, page);
    const html = await readFile(path, "utf8");
    if (redirectTarget(html) !== null) continue;
    const [, address] = stylesheetLink.exec(html) ?? [];
    if (address !== undefined && !sheets.has(address)) {
      sheets.set(address, await readFile(join(clientFolder, address), "utf8"));
    }
    await writeFile(
      path,
      paintPageFirst(html, (sheet) => sheets.get(sheet) ?? ""),
    );
  }
}
