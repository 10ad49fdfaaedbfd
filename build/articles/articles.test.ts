import { describe, expect, it } from "vitest";
import type { ArticleSource, ReadArticle } from "./article.ts";
import { checkArticles } from "./check-articles.ts";
import { withAbsoluteAddresses, writeAtomFeed, writeJsonFeed } from "./feeds.ts";
import { coloursOf, measureTitle } from "./cover.ts";
import { byDate, readArticle, readArticles } from "./read-articles.ts";
import { readSiteAddresses } from "./site-addresses.ts";
import { blogDates, canonicalAddress, datedEntries, formatSitemap } from "../sitemap.ts";

const base: ReadArticle = {
  id: "54",
  title: "One",
  excerpt: "About one & two.",
  publishDate: "2025-09-22",
  updated: null,
  readTime: "1 min read",
  tags: ["Limits"],
  slug: "one",
  image: "/images/one.png",
  sign: "1",
  html: '<p><a href="/#x">a</a> <a href="#y">b</a> <a href="https://c.example/" rel="noopener">c</a></p>',
  headings: [{ level: 2, id: "first", text: "First" }],
  words: 200,
};

function source(changes: Partial<ReadArticle>, links: readonly string[] = []): ArticleSource {
  const article = { ...base, ...changes };
  return { file: `content/articles/${article.slug}.md`, article, links, images: [] };
}

const two = source({ slug: "two", title: "Two", image: "/images/two.png" });
const site = new Set(["/", "/blog"]);

function problems(sources: readonly ArticleSource[], pictures: readonly string[] = []): readonly string[] {
  return checkArticles(sources, site, new Set(pictures)).map(({ field, message }) => `${field} ${message}`);
}

describe("articles together", () => {
  it("may share an id, a day and a tag", () => {
    expect(problems([source({}), two])).toEqual([]);
  });

  it.each([
    ["a slug", source({ title: "Three", image: "/images/three.png" }), "slug"],
    ["a title", source({ slug: "two", image: "/images/two.png" }), "title"],
    ["a drawn cover", source({ slug: "two", title: "Two" }), "image"],
    ["a tag in another spelling", source({ ...two.article, tags: ["limits"] }), "tags"],
  ])("may not share %s", (_what, other, field) => {
    expect(problems([source({}), other])[0]).toContain(field);
  });

  it("may share a cover that is a file", () => {
    expect(problems([source({}), source({ slug: "two", title: "Two" })], ["/images/one.png"])).toEqual([]);
  });

  it("have the names of their files as slugs, and none that means something else", () => {
    expect(problems([{ ...source({}), file: "content/articles/other.md" }])).toHaveLength(1);
    expect(problems([source({ slug: "tag" })])).toHaveLength(1);
  });

  it.each([
    ["1 min read", 200, 0],
    // 1,190 words at 238 a minute take 5.
    ["5 min read", 1190, 0],
    ["6 min read", 1190, 0],
    ["7 min read", 1190, 1],
    ["1 min read", 0, 0],
  ])("say how long they take: %s for %s words", (readTime, words, count) => {
    expect(problems([source({ readTime, words })])).toHaveLength(count);
  });

  it.each([
    ["/", 0],
    ["/blog", 0],
    ["/blog/two", 0],
    ["/blog/two#first", 0],
    ["#first", 0],
    ["https://elsewhere.example/", 0],
    ["/blog/three", 1],
    ["/blog/two#last", 1],
    ["#last", 1],
    ["/nowhere", 1],
    ["/blog#first", 1],
    ["/blog/one", 1],
  ])("link to %s: %s problems", (link, count) => {
    expect(problems([source({}, [link]), two])).toHaveLength(count);
  });

  it("are listed newest first, and by title within a day", () => {
    const listed = [
      { ...base, title: "B" },
      { ...base, title: "C", publishDate: "2025-10-03" },
      { ...base, title: "A" },
    ].toSorted(byDate);
    expect(listed.map(({ title }) => title)).toEqual(["C", "A", "B"]);
  });
});

describe("an article's file", () => {
  it("is named, with the field, in every problem", () => {
    const reading = readArticle("content/articles/x.md", '---\nid: "1"\n---\n<b>', new Map());
    const found = reading.kind === "problems" ? reading.problems : [];
    expect(found.every(({ file }) => file === "content/articles/x.md")).toBe(true);
    expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining(["title", "slug", "content"]));
  });

  it("that has no head says so", () => {
    expect(readArticle("x.md", "# Text", new Map())).toMatchObject({ kind: "problems" });
  });
});

describe("the articles of the site", () => {
  it("break no rule", async () => {
    const articles = await readArticles(await readSiteAddresses());
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(articles).toEqual(articles.toSorted(byDate));
  });
});

describe("feeds", () => {
  const feedSite = { name: "A & B", origin: "https://site.example", description: "Guides" };
  const newer: ReadArticle = {
    ...base,
    slug: "two",
    title: "Two <2>",
    publishDate: "2025-10-03",
    updated: "2026-01-02",
  };

  it("give addresses in full", () => {
    expect(withAbsoluteAddresses(base.html, "https://site.example/blog/one")).toBe(
      '<p><a href="https://site.example/#x">a</a> <a href="https://site.example/blog/one#y">b</a> ' +
        '<a href="https://c.example/" rel="noopener">c</a></p>',
    );
  });

  it("are Atom with the newest first, escaped, and dated by the last change", () => {
    const feed = writeAtomFeed([base, newer], feedSite);
    expect(feed).toContain("<title>A &amp; B</title>");
    expect(feed.indexOf("Two &lt;2&gt;")).toBeLessThan(feed.indexOf("<title>One</title>"));
    expect(feed).toContain("<updated>2026-01-02T00:00:00Z</updated>\n  <icon>");
    expect(feed).toContain("<author><name>A &amp; B</name><uri>https://site.example/</uri></author>");
    expect(feed).toContain("&lt;p&gt;&lt;a href=&quot;https://site.example/#x&quot;&gt;");
    expect(feed.match(/<entry>/g)).toHaveLength(2);
  });

  it("are JSON Feed 1.1 with the same articles", () => {
    const feed: unknown = JSON.parse(writeJsonFeed([base, newer], feedSite));
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: "https://site.example/feed.json",
      icon: "https://site.example/icons/any-512.png",
      favicon: "https://site.example/icons/any-192.png",
      items: [
        { id: "https://site.example/blog/two", date_modified: "2026-01-02T00:00:00Z" },
        { id: "https://site.example/blog/one", date_published: "2025-09-22T00:00:00Z", tags: ["Limits"] },
      ],
    });
  });

  it("hold no boxes to tick, which readers take out as unsafe", () => {
    const html = '<ul>\n<li data-task><label><input type="checkbox" checked> Done</label></li>\n</ul>';
    const feed: unknown = JSON.parse(writeJsonFeed([{ ...base, html }], feedSite));
    expect(feed).toMatchObject({ items: [{ content_html: "<ul>\n<li data-task>Done</li>\n</ul>" }] });
  });

  it("are the same bytes each time", () => {
    expect(writeAtomFeed([newer, base], feedSite)).toBe(writeAtomFeed([base, newer], feedSite));
  });
});

describe("covers", () => {
  it("measure the words of a title", () => {
    expect(measureTitle("ab c  d")).toEqual([
      { start: 0, end: 2 / 7 },
      { start: 3 / 7, end: 4 / 7 },
      { start: 6 / 7, end: 1 },
    ]);
    expect(measureTitle("")).toEqual([]);
  });

  it("have the colours of their theme, which is the first tag", () => {
    expect(coloursOf({ tags: ["SEO", "Limits"] })).toEqual(coloursOf({ tags: ["seo"] }));
    expect(coloursOf({ tags: [] })).toHaveProperty("ground");
  });
});

describe("the sitemap", () => {
  it.each([
    ['<link rel="canonical" href="https://site.example/a?b=1&amp;c=2"/>', "https://site.example/a?b=1&c=2"],
    [
      '<meta name="robots" content="noindex, nofollow"/><link rel="canonical" href="https://a.example/"/>',
      null,
    ],
    ["<p>Redirecting</p>", null],
  ])("takes from %j the address %s", (html, address) => {
    expect(canonicalAddress(html)).toBe(address);
  });

  it("is sorted and escaped, with dates where there are some", () => {
    const entries = [
      { address: "https://site.example/b?c&d", changed: null },
      { address: "https://site.example/a", changed: "2025-10-03" },
    ];
    expect(formatSitemap(entries)).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        "  <url><loc>https://site.example/a</loc><lastmod>2025-10-03</lastmod></url>\n" +
        "  <url><loc>https://site.example/b?c&amp;d</loc></url>\n</urlset>\n",
    );
  });

  it.each([
    ["/blog/one", "2025-09-22"],
    ["/blog", "2025-12-01"],
    ["/blog/tag/limits", "2025-12-01"],
    ["/about", null],
    ["/blogs", null],
  ])("dates %s: %s", (path, date) => {
    expect(blogDates([base, { ...base, slug: "two", updated: "2025-12-01" }], path)).toBe(date);
  });

  it("dates pages by the history, and without one articles alone", () => {
    const addresses = ["/", "/about", "/blog/one", "/line-counter"].map(
      (path) => `https://site.example${path}`,
    );
    const daysWith = (dates: ReadonlyMap<string, string>) =>
      datedEntries([...addresses, "https://site.example/"], [base], dates).map(({ changed }) => changed);
    const history = new Map([
      ["src/tools/word-counter/tool.ts", "2026-01-02"],
      ["src/pages/about/view.tsx", "2026-01-03"],
      ["src/tools/line-counter/guide.tsx", "2026-01-04"],
    ]);
    expect(daysWith(history)).toEqual(["2026-01-02", "2026-01-03", "2025-09-22", "2026-01-04"]);
    expect(daysWith(new Map())).toEqual([null, null, "2025-09-22", null]);
  });
});
