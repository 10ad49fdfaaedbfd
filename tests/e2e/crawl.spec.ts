import { expect, test } from "@playwright/test";
import { site } from "#config";
import { crawl, get, innerLink } from "./crawl-site.ts";
import type { CrawledPage } from "./crawl-site.ts";
import { addressesInData, dataOf, dataProblems } from "./structured-data.ts";

/** The specification, section 2, and this site's own: what stands now. */
const pages = [
  "/",
  "/tools",
  "/extension",
  "/about",
  "/contact",
  "/faq",
  "/privacy",
  "/terms",
  "/disclaimer",
  "/cookies",
  "/help-us",
  "/blog",
  "/loading-demo",
  "/accuracy",
];

/** The specification's tools: each answers once its folder is there. */
const toolAddresses = [
  ..."text-case-convert text-case-converter character-counter word-frequency-counter random-word-generator".split(
    " ",
  ),
  ..."words-per-page plagiarism-checker resume-cv-checker seo-content-analyzer speech-to-text".split(" "),
  ..."readability-calculator grammar-checker text-compare letter-counter sentence-counter".split(" "),
  ..."paragraph-counter line-counter".split(" "),
].map((slug) => `/${slug}`);

/** Pages that search engines may list must have it all; others need no address of their own. */
function isListed({ reading }: CrawledPage): boolean {
  return reading.meta.get("robots")?.[0]?.startsWith("index") === true;
}

function canonicalOf({ reading }: CrawledPage): string | null {
  return reading.relations.find(({ rel }) => rel === "canonical")?.["href"] ?? null;
}

function relationsOf({ reading }: CrawledPage, language: string): readonly string[] {
  return reading.relations.flatMap(({ rel, hreflang, href = "" }) =>
    rel === "alternate" && hreflang === language ? [href] : [],
  );
}

/** Width and height of a PNG (PNG specification, section 11.2.2). */
function sizeOfPng(bytes: Buffer): readonly [number, number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

for (const { name, hostOf } of [
  { name: "the main host", hostOf: (port: string) => `localhost:${port}` },
  { name: "the case converter's host", hostOf: () => new URL(site.origin).host.replace(/^/, "text-case.") },
]) {
  test.describe(`a crawl of ${name}`, () => {
    // One crawl for all of them.
    test.describe.configure({ mode: "default" });

    let origin = "";
    let host = "";
    /** What pages call their origin: the present one where the host is for development, else the public one. */
    let named = "";
    let crawled: ReadonlyMap<string, CrawledPage> = new Map();
    let listed: readonly CrawledPage[] = [];

    test.beforeAll(async ({ baseURL }) => {
      origin = baseURL ?? "";
      const { port } = new URL(origin);
      host = hostOf(port);
      named = host.startsWith("localhost") ? origin : site.origin;
      const sitemap = (await get(origin, "/sitemap.xml", host)).body.toString("utf8");
      const mapped = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = ""]) => new URL(address),
      );
      const built: string[] = [];
      for (const path of toolAddresses) if ((await get(origin, path, host)).status !== 404) built.push(path);
      crawled = await crawl(origin, host, [
        ...new Set([...pages, ...built, ...mapped.map(({ pathname }) => pathname)]),
      ]);
      listed = [...crawled.values()].filter(isListed);
    });

    test("reaches every page", () => {
      expect([...crawled.keys()]).toEqual(expect.arrayContaining(pages));
      expect(listed.length).toBeGreaterThan(20);
    });

    test("finds every place that a link names", () => {
      const missing = [...crawled.values()].flatMap(({ path, reading }) =>
        reading.links.flatMap((link) => {
          const target = innerLink(link, path);
          const page = target === null ? undefined : crawled.get(target.path);
          if (target === null || page === undefined || target.place === "") return [];
          return page.reading.ids.has(target.place) ? [] : [`${path}: ${link}`];
        }),
      );
      expect(missing).toEqual([]);
    });

    test("finds one heading, a language, and titles and descriptions that are shown whole", () => {
      for (const { path, reading } of crawled.values()) {
        expect(reading.headings, path).toHaveLength(1);
        expect(reading.language, path).toBe("en");
        expect(reading.title.length, `${path}: ${reading.title}`).toBeLessThanOrEqual(60);
        const description = reading.meta.get("description")?.[0] ?? "";
        expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
        expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      }
    });

    test("finds no title and no description twice", () => {
      // A page with two addresses has one canonical one.
      const own = new Map(listed.map((page) => [canonicalOf(page), page.reading]));
      for (const textOf of [
        (page: CrawledPage["reading"]) => page.title,
        (page: CrawledPage["reading"]) => page.meta.get("description")?.[0],
      ]) {
        const texts = [...own.values()].map(textOf);
        expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
      }
    });

    test("finds every field of the metadata", () => {
      for (const page of listed) {
        const { path, reading } = page;
        const canonical = canonicalOf(page);
        const value = (key: string) => reading.meta.get(key) ?? [];
        const text = [reading.title, value("description")[0] ?? ""] as const;
        expect(canonical, path).toMatch(new RegExp(`^${named}/`));
        expect(value("og:url"), path).toEqual([canonical]);
        expect(relationsOf(page, "en"), path).toEqual([canonical]);
        expect(relationsOf(page, "x-default"), path).toEqual([canonical]);
        expect(value("robots"), path).toEqual([
          "index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1",
        ]);
        expect(value("og:title"), path).toEqual([text[0]]);
        expect(value("og:description"), path).toEqual([text[1]]);
        expect(value("twitter:title"), path).toEqual([text[0]]);
        expect(value("twitter:description"), path).toEqual([text[1]]);
        expect(value("twitter:card"), path).toEqual(["summary_large_image"]);
        expect(value("twitter:image"), path).toEqual(value("og:image"));
        expect(value("og:site_name"), path).toEqual([site.name]);
        expect(value("author"), path).toEqual([site.name]);
        expect(value("theme-color"), path).toEqual(["#2563eb"]);
        expect(value("keywords")[0]?.length, path).toBeGreaterThan(0);
        expect(value("og:image:alt")[0]?.length, path).toBeGreaterThan(0);
        expect(["website", "article"], path).toContain(value("og:type")[0]);
      }
    });

    test("finds social images of 1200 by 630", async () => {
      const images = new Set(listed.map(({ reading }) => reading.meta.get("og:image")?.[0] ?? ""));
      for (const image of images) {
        const answer = await get(origin, new URL(image).pathname, host);
        expect([answer.status, answer.contentType], image).toEqual([200, "image/png"]);
        expect(sizeOfPng(answer.body), image).toEqual([1200, 630]);
      }
    });

    test("finds canonical links that lead to the page itself", () => {
      const others = listed.filter((page) => new URL(canonicalOf(page) ?? "", origin).pathname !== page.path);
      // The tool that has its slug besides the home page, and former addresses; nothing else.
      const expected = ["/", "/word-counter", "/text-case-converter"];
      expect(others.map(({ path }) => path).filter((path) => !expected.includes(path))).toEqual([]);
    });

    test("finds in the sitemap what is listed and nothing else", async () => {
      const sitemap = (await get(origin, "/sitemap.xml", host)).body.toString("utf8");
      const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      expect(new Set(addresses)).toEqual(new Set(listed.map(canonicalOf)));
      expect(new Set(addresses).size).toBe(addresses.length);
      const robots = (await get(origin, "/robots.txt", host)).body.toString("utf8");
      expect(robots).toContain(`Sitemap: ${named}/sitemap.xml`);
    });

    test("finds the size of every image, and what it shows", () => {
      for (const { path, reading } of crawled.values()) {
        for (const image of reading.images) {
          const where = `${path}: ${image["src"] ?? ""}`;
          expect(image["alt"], where).toBeDefined();
          expect(Number(image["width"]), where).toBeGreaterThan(0);
          expect(Number(image["height"]), where).toBeGreaterThan(0);
        }
      }
    });

    test("finds all that pages load, and none of it elsewhere", async () => {
      const resources = new Set([...crawled.values()].flatMap(({ reading }) => reading.resources));
      expect(resources.size).toBeGreaterThan(10);
      for (const resource of resources) {
        if (resource.startsWith("data:")) continue;
        expect(resource).toMatch(/^\/(?!\/)/);
        expect((await get(origin, resource, host)).status, resource).toBe(200);
      }
    });

    test("finds structured data that says what the page shows", async () => {
      const checked = [...crawled.values()];
      expect(checked.flatMap(dataProblems)).toEqual([]);
      const types = new Set(checked.flatMap(dataOf).map((thing) => thing["@type"]));
      for (const type of [
        "WebApplication",
        "FAQPage",
        "BreadcrumbList",
        "BlogPosting",
        "ItemList",
        "Organization",
      ])
        expect(types).toContain(type);
      const addresses = new Set(checked.flatMap((page) => addressesInData(page, named)));
      for (const address of addresses) {
        const { pathname } = new URL(address);
        expect((await get(origin, pathname, host)).status, address).toBe(200);
      }
    });

    test("finds a breadcrumb on every page that is listed", () => {
      for (const page of listed) {
        const types = dataOf(page).map((thing) => thing["@type"]);
        expect(types, page.path).toContain("BreadcrumbList");
      }
    });

    test("gets 404 and a page that helps for what is not there", async () => {
      for (const path of ["/no-such-page", "/blog/no-such-article", "/about/more", "/assets/no.js"]) {
        const answer = await get(origin, path, host);
        expect(answer.status, path).toBe(404);
        expect(answer.body.toString("utf8"), path).toContain("noindex, nofollow");
      }
    });
  });
}
