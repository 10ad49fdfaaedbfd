import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { redirectTarget } from "#server/redirects.ts";
import { listSiteFiles } from "#server/site-files.ts";
import { partFontFaces } from "./font-faces.ts";
import { clientFolder } from "./paths.ts";
import { usedStyles } from "./used-styles.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/;
/** The fonts, which the document has beside its style sheet. */
const fontStyles = /<style data-fonts="">([\s\S]*?)<\/style>/;
const preloadLink = /<link rel="modulepreload"[^>]* href="(\/assets\/[^"]+\.js)"\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const startedScript = /\bimport\(["']([^"']+)["']\);?\s*$/;
const bareImport = /import "([^"]+)";/g;
/** What a script of the bundler imports at once: the first thing in it, before any text of its own. */
const scriptImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const routeImport = /import \* as (route\d+) from "([^"]+)";/g;

/** The fonts of the text that nearly every page has; others come when a letter asks for them. */
const firstFont = /url\(["']?(\/assets\/[\w-]+-latin-wght-normal-[\w-]+\.woff2)["']?\)/g;

/** The scripts in an order in which each comes after those that it imports; what imports in a circle comes as found. */
export function orderByImports(
  scripts: readonly string[],
  importsOf: (script: string) => readonly string[],
): readonly string[] {
  const wanted = new Set(scripts);
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (script: string) => {
    if (!wanted.has(script) || visited.has(script)) return;
    visited.add(script);
    for (const imported of importsOf(script)) visit(imported);
    ordered.add(script);
  };
  for (const script of scripts) visit(script);
  return [...ordered];
}

/**
 * The router's start script, so that it waits for the first paint: the page can be read, and typed into, before a
 * script is asked for. Then everything is fetched at once, and the rest of the styles is there before the page is
 * taken over. Each of `parts` runs in a task of its own, so that the page answers in between; they stand in the order
 * of their imports. A page in the background is never painted, and does not wait.
 */
export function deferStart(script: string, preloads: readonly string[], parts: readonly string[]): string {
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
    "const fonts=document.querySelector('style[data-later-fonts]');if(fonts)fonts.media='all';",
    "const styled=new Promise(r=>{if(!sheet)return r();sheet.onload=sheet.onerror=r;sheet.disabled=false});",
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    ...bare.map((address) => `await import(${JSON.stringify(address)});`),
    `for(const part of ${JSON.stringify(parts)}){await import(part);if(!document.hidden)await(window.scheduler?.yield?.()??new Promise(r=>setTimeout(r)))}`,
    `const [${routes.map(({ name }) => name).join(",")}]=await Promise.all([${routes.map(({ address }) => `import(${JSON.stringify(address)})`).join(",")},styled]);`,
    rest,
  ].join("\n");
}

/** Reads a file of the site by its address. */
type ReadFile = (address: string) => string;

function importsIn(script: string): readonly string[] {
  return Array.from(script.matchAll(scriptImport), ([, file = ""]) => `/assets/${file}`);
}

/** A page that is painted from its own bytes alone; see `paintFirst`. */
export function paintPageFirst(html: string, read: ReadFile): string {
  const [link, address] = stylesheetLink.exec(html) ?? [];
  const [element, script] = startScript.exec(html) ?? [];
  if (link === undefined || address === undefined) throw new Error("There is no style sheet to put in.");
  if (element === undefined || script === undefined) throw new Error("There is no start script.");
  const [fontElement, faces] = fontStyles.exec(html) ?? [];
  if (fontElement === undefined || faces === undefined) throw new Error("There are no styles of fonts.");
  const preloads = Array.from(html.matchAll(preloadLink), ([, preload = ""]) => preload);
  const styles = usedStyles(read(address), html);
  const fonts = [...new Set(Array.from(faces.matchAll(firstFont), ([, font = ""]) => font))]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`)
    .join("");
  const { first, later } = partFontFaces(faces, html);
  const laterFonts =
    later === ""
      ? ""
      : `<style data-later-fonts="" media="not all">${later}</style><noscript><style>${later}</style></noscript>`;
  const whole = link.replace("/>", " disabled/>");
  // The last script takes the page over; it is not a part.
  const start = startedScript.exec(script)?.[1];
  const parts = orderByImports(
    preloads.filter((preload) => preload !== start),
    (part) => importsIn(read(part)),
  );
  return html
    .replaceAll(preloadLink, "")
    .replace(fontElement, () => `<style data-fonts="">${first}</style>${laterFonts}`)
    .replace(link, () => `${fonts}<style>${styles}</style>${whole}<noscript>${link}</noscript>`)
    .replace(element, () => `<script type="module" async="">${deferStart(script, preloads, parts)}</script>`);
}

/**
 * Has every page of a folder painted from its own bytes: the styles that it needs stand in it, the fonts of its text
 * are asked for first, and scripts, other fonts and the other styles after the first paint. The link to the whole style sheet stays, disabled until then,
 * where React expects it. Throws when a page has another form; one that only leads on needs none of this.
 */
export async function paintFirst(folder: string = clientFolder): Promise<void> {
  const pages = (await listSiteFiles(folder)).filter((file) => file.endsWith(".html"));
  const contents = new Map<string, string>();
  const read: ReadFile = (address) => {
    const content = contents.get(address) ?? readFileSync(join(clientFolder, address), "utf8");
    contents.set(address, content);
    return content;
  };
  for (const page of pages) {
    const path = join(folder, page);
    const html = await readFile(path, "utf8");
    if (redirectTarget(html) !== null) continue;
    await writeFile(path, paintPageFirst(html, read));
  }
}
