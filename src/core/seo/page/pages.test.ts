import { describe, expect, it } from "vitest";

import { readHtmlPage } from "./html-page.ts";
import { sortLinks } from "./links.ts";
import type { SeoPage } from "./seo-page.ts";
import { looksLikeMarkdown, readDocumentPage, readMarkdownPage, readPlainPage } from "./written-page.ts";

const blocksOf = ({ blocks, text }: SeoPage) =>
  blocks.map(({ kind, level, span }) => [kind, level, text.slice(span.start, span.end)]);

describe("readHtmlPage", () => {
  it.each<[name: string, html: string, text: string]>([
    ["blocks and white space", "<p>a\n b</p>c<div>d</div>", "a b\n\nc\n\nd\n\n"],
    [
      "entities",
      "<p>R&amp;D don&rsquo;t &#x41;&#66; &unknown; &nbsp;x</p>",
      "R&D don’t AB &unknown; \u00a0x\n\n",
    ],
    [
      "scripts, menus and footers left out",
      "<nav>n</nav><p>a</p><script>s<p></script><footer>f</footer>",
      "a\n\n",
    ],
    ["the main part alone", "<div>x</div><main><header>h</header><p>a</p></main><p>y</p>", "h\n\na\n\n"],
    ["comments and declarations", "<!doctype html><!-- <p>x</p> --><p>a<!--b-->c</p>", "ac\n\n"],
    ["what is no tag", "<p>1 < 2 and 3<4 <3</p>", "1 < 2 and 3<4 <3\n\n"],
    ["line breaks", "<p>a<br>b<br/>c</p>", "a b c\n\n"],
    ["two line breaks", "a<br> <br/>b<li>c<br><br>d", "a\n\nb\n\nc d\n\n"],
    ["code", "<p>a <code>b</code> c</p><pre><code>d</code></pre><h2><code>e</code></h2>", "a c\n\ne\n\n"],
    ["code that is not closed", "<p>a <code>b</p><p>c</p>", "a\n\nc\n\n"],
    ["entities of old pages", "<p>&#147;a&#146;&Ouml;&zacute;&pi;&hearts;</p>", "“a’Öźπ♥\n\n"],
    ["an unclosed tag", "<p>a <b", "a\n\n"],
    ["an unclosed quotation mark", '<p title="a>b</p>', "b\n\n"],
    ["an unclosed script", "<p>a</p><script>b", "a\n\n"],
  ])("%s", (_name, html, text) => {
    expect(readHtmlPage(html).text).toBe(text);
  });

  it("knows kinds, levels, links and pictures", () => {
    const page = readHtmlPage(
      '<h2>A <b>b</b></h2><ul><li>c</li></ul><table><tr><td>d</td></tr></table><p>e <a rel="sponsored" href="/f?a=1&amp;b">g</a><img src=h alt="i &amp; j"></p>',
    );
    expect(blocksOf(page)).toEqual([
      ["heading", 2, "A b"],
      ["list-item", 0, "c"],
      ["cell", 0, "d"],
      ["paragraph", 0, "e g"],
    ]);
    const [link] = page.links;
    expect(link).toMatchObject({ address: "/f?a=1&b", followed: false });
    expect(page.text.slice(link?.span.start, link?.span.end)).toBe("g");
    expect(page.images).toMatchObject([{ description: "i & j", address: "h" }]);
  });

  it("places words in the source", () => {
    const html = "<h1>x</h1>\n<p>A  caf&eacute;s <em>bread</em>.</p>";
    const page = readHtmlPage(html);
    for (const [word, source] of [
      ["cafés", "caf&eacute;s"],
      ["bread", "bread"],
      ["é", "&eacute;"],
    ] as const) {
      const start = page.text.indexOf(word);
      const span = page.toSource({ start, end: start + word.length });
      expect(html.slice(span.start, span.end)).toBe(source);
    }
  });

  it("reads the head", () => {
    const { head } = readHtmlPage(
      `<html lang="de"><head><title> A &amp;
b </title><meta name=description content="c"><meta name="robots" content="noindex"><link rel="canonical" href="https://a.org/x/y.html?q">
<meta property="og:title" content="d"><meta property="og:title" content="e"><link rel="alternate" hreflang="en" href="https://a.org/en">
<script type="application/ld+json">{"a":"<b>"}</script></head></html>`,
    );
    expect(head).toMatchObject({
      title: "A & b",
      description: "c",
      slug: "y",
      language: "de",
      robots: "noindex",
    });
    expect(head?.social.get("og:title")).toBe("d");
    expect(head?.alternates).toEqual([{ language: "en", address: "https://a.org/en" }]);
    expect(head?.data.map(({ text }) => text)).toEqual(['{"a":"<b>"}']);
  });

  it.each<[name: string, html: string]>([
    ["tags that never end", "<a ".repeat(100_000)],
    ["quotation marks that never end", "<a '".repeat(100_000)],
    ["nested elements", "<div>".repeat(100_000)],
    ["comments that never end", "<!--".repeat(100_000)],
    ["scripts that never end", "<script>".repeat(100_000)],
    ["entities", "&amp;".repeat(100_000)],
    ["attributes", `<p ${"a=b ".repeat(100_000)}>`],
  ])("takes time in proportion to %s", (_name, html) => {
    const began = performance.now();
    readHtmlPage(html);
    expect(performance.now() - began).toBeLessThan(4000);
  });
});

describe("readMarkdownPage", () => {
  const source = '---\ntitle: "T"\nslug: s\n---\n## A **b** c\n\nd [e f](/g) ![h](i.png) j\n';
  const at = (text: string) => ({ start: source.indexOf(text), end: source.indexOf(text) + text.length });
  const none = { start: 0, end: 0 };
  const page = readMarkdownPage(source, {
    blocks: [
      { kind: "heading", level: 2, span: at("A **b** c"), marker: none, cell: null },
      { kind: "paragraph", level: 0, span: at("d [e f](/g) ![h](i.png) j"), marker: none, cell: null },
    ],
    links: [{ span: at("e f"), address: "/g" }],
    images: [{ offset: source.indexOf("!["), description: "h", address: "i.png" }],
  });

  it("leaves marks and alternative texts out of the text", () => {
    expect(
      blocksOf(page).map(([kind, level, text]) => [kind, level, String(text).replace(/\s+/g, " ")]),
    ).toEqual([
      ["heading", 2, "A b c"],
      ["paragraph", 0, "d e f j"],
    ]);
    expect(page.head).toMatchObject({ title: "T", slug: "s", description: null });
  });

  it("places links in the text and words in the source", () => {
    const [link] = page.links;
    expect(page.text.slice(link?.span.start, link?.span.end)).toBe("e f");
    const start = page.text.indexOf("e f");
    expect(page.toSource({ start, end: start + 3 })).toEqual(at("e f"));
  });
});

describe("readPlainPage, readDocumentPage and looksLikeMarkdown", () => {
  it("takes paragraphs", () => {
    expect(blocksOf(readPlainPage("a\n\nb"))).toEqual([
      ["paragraph", 0, "a"],
      ["paragraph", 0, "b"],
    ]);
    expect(readDocumentPage("a\n\nb", { blocks: [], links: [], images: [] }).format).toBe("plain");
  });

  it("leaves markers out of list items", () => {
    const block = {
      kind: "list-item",
      level: 1,
      span: { start: 0, end: 4 },
      marker: { start: 0, end: 3 },
      cell: null,
    } as const;
    expect(blocksOf(readDocumentPage("1. a", { blocks: [block], links: [], images: [] }))).toEqual([
      ["list-item", 0, "a"],
    ]);
  });

  it.each([
    ["# Heading", true],
    ["a\n\n## b", true],
    ["see [a](/b)", true],
    ["Title\n=====\n", true],
    ["+++\ntitle = 'a'\n+++\ntext", true],
    ["---\ntitle: a\n---\ntext", true],
    ["plain text, #hashtag and [note]", false],
    ["", false],
  ])("%j: %s", (text, expected) => {
    expect(looksLikeMarkdown(text)).toBe(expected);
  });
});

describe("what pictures and microdata say", () => {
  it("reads what follows a picture that is written into its address", () => {
    const [image] = readHtmlPage(`<img src="data:image/png;base64,${"A".repeat(200_000)}" alt="b">`).images;
    expect(image).toMatchObject({ description: "b" });
    expect(image?.address.length).toBeLessThan(3000);
  });

  it("takes items with their properties, one within another (HTML Standard, 5.2)", () => {
    const { head } = readHtmlPage(
      `<main itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Rye <b>bread</b></h1>
<img itemprop="image" src="a.jpg"><time itemprop="datePublished" datetime="2026-11-21">today</time>
<p itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ann</span></p>
<meta itemprop="keywords" content="a"><meta itemprop="keywords" content="b"></main>`,
    );
    expect(head?.data.map(({ text }): unknown => JSON.parse(text))).toEqual([
      {
        "@context": "https://schema.org",
        "@type": ["Recipe"],
        name: ["Rye bread"],
        image: ["a.jpg"],
        datePublished: ["2026-11-21"],
        author: [{ "@type": ["Person"], name: ["Ann"] }],
        keywords: ["a", "b"],
      },
    ]);
  });
});

describe("block quotations in Markdown", () => {
  it("are told by the marks of their lines", () => {
    const source = "a\n\n> b\n\n- c\n";
    const block = { level: 0, marker: { start: 0, end: 0 }, cell: null };
    const structure = {
      blocks: [
        { ...block, kind: "paragraph" as const, span: { start: 0, end: 1 } },
        { ...block, kind: "paragraph" as const, span: { start: 5, end: 6 } },
        { ...block, kind: "list-item" as const, span: { start: 8, end: 11 } },
      ],
      links: [],
      images: [],
    };
    expect(readMarkdownPage(source, structure).blocks.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "quotation",
      "list-item",
    ]);
  });
});

describe("sortLinks", () => {
  it("resolves relative links by the base of the page", () => {
    const page = readHtmlPage(
      '<base href="https://b.org/x/"><link rel=canonical href="https://a.org/x"><a href="y">a</a><a href="https://a.org/z">b</a>',
    );
    const { internal, outbound } = sortLinks(page, "");
    expect(internal.map(({ address }) => address)).toEqual(["https://a.org/z"]);
    expect(outbound.map(({ address }) => address)).toEqual(["y"]);
  });

  it("takes the canonical host for the site's own", () => {
    const page = readHtmlPage(
      '<link rel=canonical href="https://www.a.org/x"><p><a href="https://a.org/y">a</a><a href="http://b.org">b</a><a href="tel:1">c</a></p>',
    );
    const { internal, outbound } = sortLinks(page, "");
    expect(internal.map(({ address }) => address)).toEqual(["https://a.org/y"]);
    expect(outbound.map(({ address }) => address)).toEqual(["http://b.org"]);
  });
});
