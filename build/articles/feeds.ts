import { pathOfArticle } from "#pages/blog/article.ts";
import type { ReadArticle } from "./article.ts";
import { escapeHtml } from "./render-markdown.ts";

/** What a feed says of the site that it is of. */
export interface FeedSite {
  readonly name: string;
  /** Without a slash at its end. */
  readonly origin: string;
  readonly description: string;
}

/** Where the feeds stand, for links in the head of a page. */
export const feedAddresses = { atom: "/feed.xml", json: "/feed.json" } as const;

/** Square pictures of the site, for readers that show one beside each feed. */
const iconAddresses = { large: "/icons/any-512.png", small: "/icons/any-192.png" } as const;

/** A day as a moment: feeds ask for one. */
function momentOf(date: string): string {
  return `${date}T00:00:00Z`;
}

function changedOn(article: ReadArticle): string {
  return article.updated ?? article.publishDate;
}

/** Addresses of the site in an article's HTML, in full: a feed is read elsewhere. */
export function withAbsoluteAddresses(html: string, pageAddress: string): string {
  const absolute = (address: string) => escapeHtml(new URL(address, pageAddress).href);
  return html.replaceAll(
    /(<a href|<img src)="([/#][^"]*)"/g,
    (_match, start: string, address: string) =>
      `${start}="${absolute(address.replaceAll("&amp;", "&").replaceAll("&quot;", '"'))}"`,
  );
}

/** An article's HTML for feed readers: addresses in full, and no boxes to tick, which readers take out as unsafe. */
function contentForReaders(article: ReadArticle, pageAddress: string): string {
  const withoutForms = article.html.replaceAll(/<label><input type="checkbox"[^>]*> ?|<\/label>/g, "");
  return withAbsoluteAddresses(withoutForms, pageAddress);
}

/** A text for XML, without the characters that XML 1.0 (section 2.2) does not allow even escaped. */
function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return escapeHtml(text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ""));
}

function newestFirst(articles: readonly ReadArticle[]): readonly ReadArticle[] {
  return articles.toSorted((first, second) => second.publishDate.localeCompare(first.publishDate, "en"));
}

function latestChange(articles: readonly ReadArticle[]): string {
  return momentOf(
    articles.map(changedOn).reduce((latest, date) => (date > latest ? date : latest), "1970-01-01"),
  );
}

function atomEntry(article: ReadArticle, site: FeedSite): string {
  const address = `${site.origin}${pathOfArticle(article.slug)}`;
  const content = contentForReaders(article, address);
  return [
    "  <entry>",
    `    <id>${xmlText(address)}</id>`,
    `    <title>${xmlText(article.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    `    <published>${momentOf(article.publishDate)}</published>`,
    `    <updated>${momentOf(changedOn(article))}</updated>`,
    ...article.tags.map((tag) => `    <category term="${xmlText(tag)}"/>`),
    `    <summary>${xmlText(article.excerpt)}</summary>`,
    `    <content type="html">${xmlText(content)}</content>`,
    "  </entry>",
  ].join("\n");
}

/** The articles in full as an Atom feed (RFC 4287), newest first. The same articles make the same bytes. */
export function writeAtomFeed(articles: readonly ReadArticle[], site: FeedSite): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${xmlText(site.origin)}/blog</id>`,
    `  <title>${xmlText(site.name)}</title>`,
    `  <subtitle>${xmlText(site.description)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${xmlText(site.origin)}${feedAddresses.atom}"/>`,
    `  <link rel="alternate" type="text/html" href="${xmlText(site.origin)}/blog"/>`,
    `  <updated>${latestChange(articles)}</updated>`,
    `  <icon>${xmlText(site.origin)}${iconAddresses.small}</icon>`,
    `  <author><name>${xmlText(site.name)}</name><uri>${xmlText(site.origin)}/</uri></author>`,
    ...newestFirst(articles).map((article) => atomEntry(article, site)),
    "</feed>",
    "",
  ].join("\n");
}

/** The articles in full as a JSON Feed (version 1.1, 2020), newest first. */
export function writeJsonFeed(articles: readonly ReadArticle[], site: FeedSite): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: site.name,
    description: site.description,
    home_page_url: `${site.origin}/blog`,
    feed_url: `${site.origin}${feedAddresses.json}`,
    language: "en",
    icon: `${site.origin}${iconAddresses.large}`,
    favicon: `${site.origin}${iconAddresses.small}`,
    authors: [{ name: site.name, url: `${site.origin}/` }],
    items: newestFirst(articles).map((article) => {
      const address = `${site.origin}${pathOfArticle(article.slug)}`;
      return {
        id: address,
        url: address,
        title: article.title,
        summary: article.excerpt,
        content_html: contentForReaders(article, address),
        image: `${site.origin}${article.image}`,
        date_published: momentOf(article.publishDate),
        date_modified: momentOf(changedOn(article)),
        tags: article.tags,
      };
    }),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
