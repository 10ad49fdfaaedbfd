import { expect, test } from "@playwright/test";

interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly published: string;
  readonly updated: string;
  readonly summary: string;
  readonly links: readonly string[];
  /** Addresses in the content that are not whole, and elements that feed readers take out. */
  readonly oddities: readonly string[];
}

/** A day and a time with a zone: RFC 3339, section 5.6. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;

test("every page names the feeds", async ({ request }) => {
  for (const path of ["/", "/about", "/blog", "/text-compare"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed\.xml"/);
    expect(html, path).toMatch(
      /<link rel="alternate" type="application\/feed\+json"[^>]* href="\/feed\.json"/,
    );
  }
});

// RFC 4287, sections 4.1.1 and 4.1.2: what a feed and an entry must have, and once only.
test("the Atom feed is one, field by field", async ({ page, request, baseURL }) => {
  const response = await request.get("/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  await page.goto("/about");
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const atom = "http://www.w3.org/2005/Atom";
      const textsOf = (parent: Element, name: string) =>
        [...parent.children]
          .filter((child) => child.namespaceURI === atom && child.localName === name)
          .map((child) => child.textContent);
      const linksOf = (parent: Element) =>
        [...parent.children]
          .filter((child) => child.localName === "link")
          .map((link) => `${link.getAttribute("rel")} ${link.getAttribute("href")}`);
      const root = parsed.documentElement;
      const readEntry = (entry: Element): FeedEntry => {
        const one = (name: string) => textsOf(entry, name).join(" | ");
        const content = new DOMParser().parseFromString(one("content"), "text/html");
        const addresses = [...content.querySelectorAll("[href], [src]")].map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        );
        return {
          id: one("id"),
          title: one("title"),
          published: one("published"),
          updated: one("updated"),
          summary: one("summary"),
          links: linksOf(entry),
          oddities: [
            ...addresses.filter((address) => !/^(https?|mailto):/.test(address)),
            ...[...content.querySelectorAll("script, style, input, form, iframe")].map(
              ({ localName }) => localName,
            ),
          ],
        };
      };
      return {
        name: `${root.namespaceURI} ${root.localName}`,
        ids: textsOf(root, "id"),
        titles: textsOf(root, "title"),
        updated: textsOf(root, "updated"),
        authors: [...root.children].filter(({ localName }) => localName === "author").length,
        links: linksOf(root),
        entries: [...root.children].filter(({ localName }) => localName === "entry").map(readEntry),
      };
    },
    await response.text(),
  );
  expect(feed.name).toBe("http://www.w3.org/2005/Atom feed");
  expect(feed.ids).toEqual([`${baseURL}/blog`]);
  expect(feed.titles).toHaveLength(1);
  expect(feed.authors).toBe(1);
  expect(feed.updated).toEqual([expect.stringMatching(moment)]);
  expect(feed.links).toEqual([`self ${baseURL}/feed.xml`, `alternate ${baseURL}/blog`]);
  expect(feed.entries.length).toBeGreaterThan(5);
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);
  for (const entry of feed.entries) {
    expect(entry.id).toMatch(new RegExp(`^${baseURL}/blog/[a-z0-9-]+$`));
    expect(entry.links).toEqual([`alternate ${entry.id}`]);
    expect(entry.title).not.toBe("");
    expect(entry.summary).not.toBe("");
    expect(entry.published).toMatch(moment);
    expect(entry.updated).toMatch(moment);
    expect(entry.updated >= entry.published).toBe(true);
    expect(entry.oddities).toEqual([]);
    expect((await request.get(entry.id)).status()).toBe(200);
  }
  const dates = feed.entries.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the JSON feed holds the same articles", async ({ request, baseURL }) => {
  const response = await request.get("/feed.json");
  expect(response.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed: unknown = await response.json();
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: expect.any(String),
    home_page_url: `${baseURL}/blog`,
    feed_url: `${baseURL}/feed.json`,
    icon: `${baseURL}/icons/any-512.png`,
    favicon: `${baseURL}/icons/any-192.png`,
    items: expect.arrayContaining([
      expect.objectContaining({
        id: `${baseURL}/blog/text-case-conversion-complete-guide`,
        url: `${baseURL}/blog/text-case-conversion-complete-guide`,
        content_html: expect.stringContaining("<h2"),
        date_published: expect.stringMatching(moment),
        date_modified: expect.stringMatching(moment),
        image: expect.stringMatching(/\.png$/),
      }),
    ]),
  });
});

test("the sitemap is one by its schema, with the day of each change", async ({ page, request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("application/xml");
  await page.goto("/about");
  const map = await page.evaluate(
    (xml) => {
      const root = new DOMParser().parseFromString(xml, "application/xml").documentElement;
      return {
        name: `${root.namespaceURI} ${root.localName}`,
        urls: [...root.children].map((url) =>
          [...url.children].map(({ localName, textContent }) => `${localName} ${textContent}`),
        ),
      };
    },
    await response.text(),
  );
  expect(map.name).toBe("http://www.sitemaps.org/schemas/sitemap/0.9 urlset");
  const today = new Date().toISOString().slice(0, 10);
  for (const [location = "", changed = "", ...rest] of map.urls) {
    expect(location).toMatch(/^loc https?:\/\//);
    expect(rest).toEqual([]);
    // Only the history knows when a tool or a page changed; a copy without one leaves the day out.
    if (changed === "") continue;
    expect(changed).toMatch(/^lastmod \d{4}-\d{2}-\d{2}$/);
    expect(changed.slice("lastmod ".length) <= today).toBe(true);
  }
});
