import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "#config";
import { writeCovers } from "./cover-files.ts";
import { feedAddresses, writeAtomFeed, writeJsonFeed } from "./feeds.ts";
import type { FeedSite } from "./feeds.ts";
import { readArticles } from "./read-articles.ts";
import { readSiteAddresses } from "./site-addresses.ts";

const feedSite: FeedSite = {
  name: site.name,
  origin: site.origin,
  description: "Guides to counting, shaping and checking text, with their sources.",
};

/** Adds to a built site what its articles need beside their pages: covers and feeds. */
export async function writeArticleFiles(folder: string): Promise<void> {
  const articles = await readArticles(await readSiteAddresses());
  await Promise.all([
    writeCovers(articles, folder),
    writeFile(join(folder, feedAddresses.atom), writeAtomFeed(articles, feedSite)),
    writeFile(join(folder, feedAddresses.json), writeJsonFeed(articles, feedSite)),
  ]);
}
