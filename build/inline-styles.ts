import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listSiteFiles } from "#server/site-files.ts";
import { clientFolder } from "./paths.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/;

/**
 * Puts the site's one style sheet into every page, so that the first paint waits for no second request. The link
 * stays, disabled, where React expects to find it. Throws when a page has no link to replace.
 */
export async function inlineStyles(): Promise<void> {
  const pages = (await listSiteFiles(clientFolder)).filter((file) => file.endsWith(".html"));
  await Promise.all(
    pages.map(async (page) => {
      const path = join(clientFolder, page);
      const html = await readFile(path, "utf8");
      const [link, address] = stylesheetLink.exec(html) ?? [];
      if (link === undefined || address === undefined)
        throw new Error(`${page} has no style sheet to put in.`);
      const styles = await readFile(join(clientFolder, address), "utf8");
      const kept = `<style>${styles}</style>${link.replace("/>", " disabled/>")}`;
      await writeFile(
        path,
        html.replace(link, () => kept),
      );
    }),
  );
}
