import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "#config";
import { listSiteFiles } from "#server/site-files.ts";
import { pathOfArticle } from "#pages/blog/article.ts";
import type { ReadArticle } from "./articles/article.ts";
import { readArticles } from "./articles/read-articles.ts";
import { readSiteAddresses } from "./articles/site-addresses.ts";
import { latestIn, readChangedDates } from "./changed-dates.ts";
import { clientFolder } from "./paths.ts";

/** An address for search engines; `null` where nothing says when it changed. */
export interface SitemapEntry {
  readonly address: string;
  readonly changed: string | null;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The address that a page gives as its own, in full; `null` for one that search engines may not list. */
export function canonicalAddress(html: string): string | null {
  if (/<meta name="robots" content="noindex/.test(html)) return null;
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? null;
}

/** Writes a sitemap (sitemaps.org, 0.9), sorted by address so that the same site makes the same bytes. */
export function formatSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries
    .toSorted((first, second) => (first.address < second.address ? -1 : 1))
    .map(({ address, changed }) => {
      const date = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${escapeXml(address)}</loc>${date}</url>`;
    });
  const head =
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${[head, ...urls, "</urlset>"].join("\n")}\n`;
}

/** What crawlers are told: all is open, and where the sitemap is. */
export function formatRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** When each address of the blog changed: an article by its own dates, a list with the newest of its articles. */
export function blogDates(articles: readonly ReadArticle[], path: string): string | null {
  const changedOn = ({ updated, publishDate }: ReadArticle) => updated ?? publishDate;
  const article = articles.find(({ slug }) => pathOfArticle(slug) === path);
  if (article !== undefined) return changedOn(article);
  const newest = articles.map(changedOn).toSorted().at(-1) ?? null;
  return path === "/blog" || path.startsWith("/blog/") ? newest : null;
}

/**
 * When the page or the tool at an address changed, by its folder; the home page's is the word counter's. `null` where no
 * history says so: crawlers take a wrong day for worse than none.
 */
function dateOfPage(dates: ReadonlyMap<string, string>, path: string): string | null {
  const slug = path === "/" ? "word-counter" : path.slice(1);
  return latestIn(dates, `src/pages/${slug}`) ?? latestIn(dates, `src/tools/${slug}`);
}

/** The addresses with what is known of when each changed: articles say it themselves, of the rest the history does. */
export function datedEntries(
  addresses: readonly string[],
  articles: readonly ReadArticle[],
  dates: ReadonlyMap<string, string>,
): readonly SitemapEntry[] {
  return [...new Set(addresses)].map((address) => {
    const { pathname } = new URL(address);
    return { address, changed: blogDates(articles, pathname) ?? dateOfPage(dates, pathname) };
  });
}

/** Writes `sitemap.xml` and `robots.txt` into the built site, from the pages as they were built. */
export async function writeSitemap(folder: string = clientFolder): Promise<void> {
  const articles = await readArticles(await readSiteAddresses());
  const dates = await readChangedDates();
  const pages = (await listSiteFiles(folder)).filter((file) => file.endsWith(".html"));
  const addresses = await Promise.all(
    pages.map(async (page) => canonicalAddress(await readFile(join(folder, page), "utf8"))),
  );
  const listed = addresses.filter((address) => address !== null);
  const entries = datedEntries(listed, articles, dates);
  await writeFile(join(folder, "sitemap.xml"), formatSitemap(entries));
  await writeFile(join(folder, "robots.txt"), formatRobots(site.origin));
}
