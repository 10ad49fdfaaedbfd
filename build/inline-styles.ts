import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listSiteFiles } from "#server/site-files.ts";
import { redirectTarget } from "#server/redirects.ts";
import { clientFolder } from "./paths.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/;

/**
 * Puts the site's one style sheet into every page of a folder, so that the first paint waits for no second request. The link
 * stays, disabled, where React expects to find it. Throws when a page has no link to replace; one that only leads on needs none.
 */
export async function inlineStyles(folder: string = clientFolder): Promise<void> {
  const pages = (await listSiteFiles(folder)).filter((file) => file.endsWith(".html"));
  await Promise.all(
    pages.map(async (page) => {
      const path = join(folder, page);
      const html = await readFile(path, "utf8");
      if (redirectTarget(html) !== null) return;
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
