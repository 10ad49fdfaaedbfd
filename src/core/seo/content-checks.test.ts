import { describe, expect, it } from "vitest";

import { assessHtml, filler } from "./test-page.ts";

async function rate(id: string, html: string, options = {}): Promise<string | undefined> {
  return (await assessHtml(html, options)).get(id)?.rating;
}

const p = (words: number): string => `<p>${filler(words)}</p>`;

describe("bounds as Yoast publishes them (SCORING SEO.md and SCORING READABILITY.md, version 3.6)", () => {
  it.each([
    ["text-length", p(199), "bad"],
    ["text-length", p(249), "bad"],
    ["text-length", p(250), "ok"],
    ["text-length", p(299), "ok"],
    ["text-length", p(300), "good"],
    ["single-title", "<h1>A</h1><p>x</p>", "good"],
    ["single-title", "<h1>A</h1><p>x</p><h1>B</h1><p>x</p>", "bad"],
    ["images", "<p>x</p>", "bad"],
    ["images", "<p>x<img></p>", "good"],
    ["outbound-links", "<p><a href='/a'>x</a></p>", "bad"],
    ["outbound-links", "<p><a href='https://b.org'>x</a></p>", "good"],
    ["outbound-links", "<p><a rel=nofollow href='https://b.org'>x</a></p>", "ok"],
    ["outbound-links", "<p><a href='mailto:a@b.org'>x</a></p>", "bad"],
    ["internal-links", "<p><a href='#a'>x</a></p>", "bad"],
    ["internal-links", "<p><a href='/a'>x</a></p>", "good"],
    ["internal-links", "<p><a href='//www.own.org/a'>x</a></p>", "good"],
    ["internal-links", "<p><a href='https://own.org.evil.com'>x</a></p>", "bad"],
    ["internal-links", "<p><a rel='x nofollow' href='/a'>x</a></p>", "ok"],
    ["subheading-distribution", p(300), "good"],
    ["subheading-distribution", p(301), "bad"],
    ["subheading-distribution", `<h2>A</h2>${p(300)}`, "good"],
    ["subheading-distribution", `<h2>A</h2>${p(150)}${p(200)}`, "ok"],
    ["subheading-distribution", `<h2>A</h2>${p(351)}`, "bad"],
    ["subheading-distribution", `${p(351)}<h2>A</h2><p>x</p>`, "bad"],
    ["paragraph-length", p(150), "good"],
    ["paragraph-length", p(151), "ok"],
    ["paragraph-length", p(200), "ok"],
    ["paragraph-length", p(201), "bad"],
    ["text-presence", "<p>Forty-nine characters make no text to judge by it.</p>".slice(0, 40), "bad"],
    ["text-presence", p(30), "good"],
    ["consecutive-sentences", "<p>It ran. It sat. We ran.</p>", "good"],
    ["consecutive-sentences", "<p>It ran. It sat. It slept.</p>", "bad"],
    ["consecutive-sentences", "<ul><li>Item one.</li><li>Item two.</li><li>Item three.</li></ul>", "good"],
    ["consecutive-sentences", "<p>The cat ran. The dog sat. The cow slept.</p>", "good"],
    ["consecutive-sentences", "<p>The cat ran. The cat sat. The cat slept.</p>", "bad"],
  ])("%s of %#: %s", async (id, html, rating) => {
    expect(await rate(id, html, { siteHost: "own.org" })).toBe(rating);
  });

  const long = `${"They went over there with ".repeat(5)}them.`;
  it.each([
    [1, 3, "good"],
    [3, 7, "ok"],
    [4, 6, "bad"],
  ])("sentence-length: %i long and %i short", async (many, few, rating) => {
    const html = `<p>${`${long} `.repeat(many)}${"We sat. ".repeat(few)}</p>`;
    expect(await rate("sentence-length", html)).toBe(rating);
  });

  it.each([
    [1, 9, "good"],
    [3, 17, "ok"],
    [2, 8, "bad"],
  ])("passive-voice: %i of %i more", async (passive, active, rating) => {
    const html = `<p>${"The bread was baked by her. ".repeat(passive)}${"She baked it. ".repeat(active)}</p>`;
    expect(await rate("passive-voice", html)).toBe(rating);
  });

  it.each([
    [6, 14, "good"],
    [5, 15, "ok"],
    [3, 17, "bad"],
  ])("transition-words: %i of %i more", async (linked, others, rating) => {
    const plain = "Several bakers in our village make dark loaves in small ovens. ";
    const html = `<p>${`However, ${plain}`.repeat(linked)}${plain.repeat(others)}</p>`;
    expect(await rate("transition-words", html)).toBe(rating);
  });

  it("asks less of transition words in short texts", async () => {
    expect(await rate("transition-words", "<p>We sat. We ran.</p>")).toBe("good");
  });

  it.each([
    ["", "bad"],
    ["W".repeat(31), "good"],
    // Arial's W is 1933 of 2048 units: 18.88 pixels of 20. 31 take 585 and 32 take 604.
    ["W".repeat(32), "bad"],
  ])("title-width of %j: %s", async (title, rating) => {
    expect(await rate("title-width", "<p>x</p>", { title })).toBe(rating);
  });

  it.each([
    [0, "bad"],
    [120, "ok"],
    [121, "good"],
    [156, "good"],
    [157, "ok"],
  ])("meta-description-length of %i: %s", async (length, rating) => {
    expect(await rate("meta-description-length", "<p>x</p>", { description: "x".repeat(length) })).toBe(
      rating,
    );
  });

  it.each([
    ["text-length", p(899), "ok"],
    ["text-length", p(399), "bad"],
    ["subheading-distribution", p(251), "bad"],
    ["sentence-length", `<p>${`${long} `.repeat(9)}${"We sat. ".repeat(31)}</p>`, "ok"],
    ["keyphrase-in-slug", "<p>x</p><link rel=canonical href='https://a.org/wheat'>", "bad"],
    ["keyphrase-in-image-alt", "<p>x<img alt='A cat'></p>", "bad"],
    ["keyphrase-in-image-alt", "<p>x<img></p>", "bad"],
  ])("cornerstone: %s %#", async (id, html, rating) => {
    expect(await rate(id, html, { isCornerstone: true })).toBe(rating);
  });
});

describe("what the page says of itself", () => {
  const head = (inner: string): string => `<html><head>${inner}</head><body><p>Text.</p></body></html>`;
  const data = (json: string): string => head(`<script type="application/ld+json">${json}</script>`);

  it.each([
    ["robots-directives", head('<meta name="robots" content="NOINDEX, follow">'), "bad"],
    ["robots-directives", head(""), "good"],
    ["canonical-address", head(""), "ok"],
    ["canonical-address", head('<link rel="canonical" href="https://a.org/x">'), "good"],
    ["canonical-address", head('<link rel="canonical" href="/x">'), "ok"],
    ["canonical-address", head('<base href="https://a.org/"><link rel="canonical" href="x">'), "ok"],
    ["canonical-address", head('<link rel="canonical" href="">'), "bad"],
    [
      "canonical-address",
      head('<link rel=canonical href="https://a.org/x"><link rel=canonical href="https://a.org/y">'),
      "bad",
    ],
    ["structured-data", head(""), "none"],
    ["structured-data", data("{"), "bad"],
    [
      "structured-data",
      data('{"@context":"https://schema.org","@type":"Recipe","name":"x","image":"y"}'),
      "good",
    ],
    ["structured-data", data('{"@context":"https://schema.org","@type":"Recipe","name":"x"}'), "bad"],
    ["structured-data", data('{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}'), "ok"],
    [
      "structured-data",
      data(
        '{"@context":"https://schema.org","@graph":[{"@type":"Event","name":"x","startDate":"soon","location":"y"}]}',
      ),
      "bad",
    ],
    ["language-versions", head('<link rel=alternate hreflang="en-UK" href="https://a.org">'), "bad"],
    ["language-versions", head('<link rel=alternate hreflang="en-GB" href="https://a.org">'), "good"],
    ["language-versions", head('<link rel=alternate hreflang="lo-LA" href="https://a.org">'), "good"],
    ["language-versions", head('<link rel=alternate hreflang="es-LA" href="https://a.org">'), "bad"],
    [
      "structured-data",
      "<div itemscope itemtype='https://schema.org/Recipe'><b itemprop=name>x</b></div>",
      "bad",
    ],
    [
      "structured-data",
      "<div itemscope itemtype='https://schema.org/Recipe'><b itemprop=name>x</b><img itemprop=image src=y></div>",
      "good",
    ],
    ["structured-data", "<div itemscope itemtype='https://example.org/Recipe'></div>", "none"],
    ["page-language", '<html lang="en"><p>x</p></html>', "good"],
    ["social-previews", head('<meta property="og:title" content="x">'), "ok"],
    ["image-descriptions", '<p>x<img alt=""></p>', "good"],
    ["image-descriptions", "<p>x<img></p>", "bad"],
    ["link-texts", '<p><a href="/a">Read more…</a></p>', "ok"],
    ["link-texts", '<p><a href="/a">How rye is milled</a></p>', "good"],
    ["heading-outline", "<h1>A</h1><p>x</p><h3>B</h3><p>x</p>", "bad"],
    ["heading-outline", "<h1>A</h1><p>x</p><h2>B</h2><p>x</p>", "good"],
    ["heading-outline", "<h1>A</h1><p>x</p><h2>B</h2>", "ok"],
    ["inclusive-language", "<p>He blacklisted it.</p>", "ok"],
  ])("%s %#: %s", async (id, html, rating) => {
    expect(await rate(id, html)).toBe(rating);
  });
});

describe("block quotations", () => {
  const quoted = `<blockquote>${p(60)}<h2>Rye bread</h2></blockquote>`;

  it.each([
    ["text-length", `${p(260)}${quoted}`, "ok"],
    ["text-presence", quoted, "bad"],
    ["keyphrase-in-introduction", `<blockquote>Rye bread.</blockquote><p>x</p>`, "bad"],
    ["keyphrase-in-subheadings", `<p>x</p>${quoted}`, "good"],
    ["outbound-links", `<blockquote><a href="https://b.org">x</a></blockquote>`, "good"],
  ])("are another’s words: %s %#: %s", async (id, html, rating) => {
    expect(await rate(id, html)).toBe(rating);
  });

  it("are told apart", async () => {
    const found = await assessHtml(`${p(10)}${quoted}`);
    expect(found.get("text-length")?.message).toContain("10 words, besides 62 words in block quotations");
  });
});

describe("places of what the head says", () => {
  const html =
    '<html lang="en"><head><title>Rye bread</title><meta name="description" content="x"><meta name=robots content=noindex><link rel=canonical href="https://a.org/rye"></head><p>x</p>';

  it.each([
    ["title-width", {}, "Rye bread"],
    ["keyphrase-in-title", {}, "Rye bread"],
    ["keyphrase-in-title", { title: "Another" }, null],
    ["meta-description-length", {}, '<meta name="description" content="x">'],
    ["keyphrase-in-description", {}, '<meta name="description" content="x">'],
    ["robots-directives", {}, "<meta name=robots content=noindex>"],
    ["canonical-address", {}, '<link rel=canonical href="https://a.org/rye">'],
    ["page-language", {}, '<html lang="en">'],
    ["keyphrase-in-slug", {}, '<link rel=canonical href="https://a.org/rye">'],
    ["keyphrase-in-slug", { slug: "bread" }, null],
  ])("%s with %j: %j", async (id, options, expected) => {
    const [span] = (await assessHtml(html, options)).get(id)?.spans ?? [];
    expect(span === undefined ? null : html.slice(span.start, span.end)).toBe(expected);
  });
});
