import { describe, expect, it } from "vitest";

import { assessHtml, filler } from "./test-page.ts";

/**
 * The rows of Yoast's published criteria (SCORING SEO.md of version 3.6), each side of each bound. `words` filler words
 * and the keyphrase `times` times in sentences of their own: the text has `words + 2 × times` words.
 */
function page(words: number, times: number): string {
  return `<p>${filler(words)}</p><p>${"Rye bread. ".repeat(times)}</p>`;
}

async function rate(id: string, html: string, options = {}): Promise<string | undefined> {
  return (await assessHtml(html, options)).get(id)?.rating;
}

describe("keyphrase-in-introduction", () => {
  it.each([
    ["<p>Our rye bread keeps.</p><p>x</p>", "good", "in one sentence"],
    ["<p>We bake breads of rye.</p>", "good", "in any order and form"],
    ["<p>Rye is grown here. Bread is baked here.</p>", "ok", "in two sentences"],
    ["<p>Rye is grown here.</p><p>Rye bread.</p>", "bad", "not in the first paragraph"],
    ["<h1>Rye bread</h1><p>A loaf.</p>", "bad", "a heading is no paragraph"],
    ["", "none", "no text"],
    [
      "<figure><img src=a><figcaption><p>Rye bread.</p></figcaption></figure><p>A loaf.</p>",
      "bad",
      "a caption is no paragraph",
    ],
    ["<figure><figcaption>A loaf.</figcaption></figure><p>Rye bread.</p>", "good", "after a caption"],
    ["<figure><figcaption>A loaf.</figure><p>Rye bread.</p>", "good", "after a caption that is not closed"],
  ])("%s: %s, %s", async (html, rating) => {
    expect(await rate("keyphrase-in-introduction", html)).toBe(rating);
  });

  it("takes synonyms", async () => {
    const html = "<p>A dark loaf.</p>";
    expect(await rate("keyphrase-in-introduction", html, { synonyms: ["dark loaf"] })).toBe("good");
  });
});

describe("keyphrase-length", () => {
  it.each([
    ["", "none"],
    ["!!!", "none"],
    ["bread", "good"],
    ["rye bread from a stone oven", "good"],
    ["rye bread stone oven winter", "ok"],
    ["rye bread stone oven winter village baker flour", "ok"],
    ["rye bread stone oven winter village baker flour salt", "bad"],
  ])("%j: %s", async (keyphrase, rating) => {
    expect(await rate("keyphrase-length", "<p>x</p>", { keyphrase })).toBe(rating);
  });
});

describe("keyphrase-density", () => {
  // A phrase of two words weighs 0.7 + 2/3 = 1.367; with forms, 0.5 to 3.5 % of that.
  it.each([
    [48, 0, "bad", "never"],
    [40, 1, "good", "once in a very short text"],
    [40, 2, "bad", "twice in a very short text"],
    [60, 2, "good", "twice in a short text"],
    [60, 3, "bad", "three times in a short text"],
    [120, 1, "bad", "once in 100 words and more"],
    [120, 2, "good", "twice is always enough"],
    // 400 words: from 0.005 × 400 / 1.367 = 1.46, so 2, to 0.035 × 400 / 1.367 = 10.2, so 10.
    [380, 10, "good", "the most for 400 words"],
    [378, 11, "bad", "one more"],
    // 1,000 words: from 3.66, so 4.
    [994, 3, "bad", "three times in 1,000 words"],
    [992, 4, "good", "four times in 1,000 words"],
  ])("%i words and %i times: %s, %s", async (words, times, rating) => {
    expect(await rate("keyphrase-density", page(words, times))).toBe(rating);
  });
});

describe("keyphrase-distribution", () => {
  const sentences = (before: number, after: number): string =>
    `<p>${"It went on. ".repeat(before)}Rye bread. ${"It went on. ".repeat(after)}</p>`;

  it.each([
    [sentences(13, 0), "good", "14 sentences: short"],
    ["<p>It went on. It went on.</p>", "bad", "never named"],
    // 20 sentences: 5 or fewer are under 30 %.
    [
      `<p>${"It went. ".repeat(5)}Rye bread. ${"It went. ".repeat(5)}Rye bread. ${"It went. ".repeat(5)}Rye bread. It went. Rye bread.</p>`,
      "good",
      "5 of 20",
    ],
    [sentences(9, 10), "ok", "10 of 20: half is still fair"],
    [sentences(8, 11), "bad", "11 of 20"],
  ])("%#: %s", async (html, rating) => {
    expect(await rate("keyphrase-distribution", html)).toBe(rating);
  });
});

describe("keyphrase-in-title", () => {
  it.each([
    ["Rye bread at home", "rye bread", "good"],
    ["The rye bread of the north", "rye bread", "good"],
    ["The 10 best rye bread recipes", "rye bread", "ok"],
    ["How to make the best rye bread", "rye bread", "good"],
    ["Everything you wanted to know about rye bread", "rye bread", "ok"],
    ["Baking rye bread", "rye bread", "ok"],
    ["C# for beginners", "C#", "good"],
    ["C for beginners", "C#", "bad"],
    ["C++ and C#", "C++", "good"],
    ["Bread of rye", "rye bread", "ok"],
    ["Rye for everyone", "rye bread", "bad"],
    ["", "rye bread", "bad"],
    ["Bread of rye", '"rye bread"', "bad"],
    ["Rye bread", "“rye bread”", "good"],
  ])("%j by %j: %s", async (title, keyphrase, rating) => {
    expect(await rate("keyphrase-in-title", "<p>x</p>", { title, keyphrase })).toBe(rating);
  });
});

describe("keyphrase-in-slug", () => {
  it.each([
    ["rye-bread", "rye bread", "good"],
    ["ryes_breads", "rye bread", "good"],
    ["bread", "rye bread", "ok"],
    ["stone-oven", "rye bread stone oven", "ok"],
    ["rye-stone-oven", "rye bread stone oven", "good"],
    ["", "rye bread", "bad"],
    ["br%C3%B6tchen", "Brötchen", "good"],
    ["100%", "rye bread", "ok"],
    ["cafe-paris", "café Paris", "good"],
    ["ueber-uns", "Über uns", "good"],
    ["uber-uns", "Über uns", "good"],
    ["strassen", "Straßen", "good"],
    ["node-js-tips", "Node.js tips", "good"],
    ["how-to-bake-the-rye-bread", "rye bread", "good"],
    ["dont-knead", "don’t knead", "good"],
    ["rye-bread", '"rye bread"', "good"],
    ["bread-rye", '"rye bread"', "ok"],
    ["the-rye-bread-guide", '"rye bread"', "good"],
    ["rye-breads", '"rye bread"', "ok"],
    ["c-for-beginners", "C++ for beginners", "good"],
    ["ueber-uns", '"Über uns"', "good"],
  ])("%j by %j: %s", async (slug, keyphrase, rating) => {
    expect(await rate("keyphrase-in-slug", "<p>x</p>", { slug, keyphrase })).toBe(rating);
  });
});

describe("keyphrase-in-description", () => {
  it.each([
    ["", "bad"],
    ["A loaf.", "bad"],
    ["Our rye bread keeps.", "good"],
    ["Rye bread. More rye bread.", "good"],
    ["Rye bread. Rye bread. Rye bread.", "bad"],
  ])("%j: %s", async (description, rating) => {
    expect(await rate("keyphrase-in-description", "<p>x</p>", { description })).toBe(rating);
  });
});

describe("keyphrase-in-subheadings", () => {
  const headings = (on: number, off: number): string =>
    "<h2>Rye bread</h2><p>a</p>".repeat(on) + "<h3>Other</h3><p>a</p>".repeat(off);

  it.each([
    [headings(0, 2), "bad", "none of two"],
    [headings(1, 0), "good", "the only one"],
    [headings(2, 0), "bad", "all of two"],
    [headings(3, 7), "good", "30 %"],
    [headings(2, 8), "bad", "20 %"],
    [headings(3, 1), "good", "75 %"],
    [headings(4, 1), "bad", "80 %"],
    [`<p>${filler(300)}</p>`, "good", "300 words without"],
    [`<p>${filler(301)}</p>`, "bad", "301 words without"],
    ["<h1>Rye bread</h1><h4>Rye bread</h4><p>a</p>", "good", "other levels do not count"],
  ])("%#: %s, %s", async (html, rating) => {
    expect(await rate("keyphrase-in-subheadings", html)).toBe(rating);
  });
});

describe("keyphrase-in-image-alt", () => {
  const images = (on: number, off: number): string =>
    `<p>x${'<img alt="Rye bread">'.repeat(on)}${'<img alt="A cat">'.repeat(off)}</p>`;

  it.each([
    [images(0, 0), "bad"],
    ["<img><img alt=''>", "ok"],
    [images(0, 1), "ok"],
    [images(1, 3), "good"],
    [images(4, 0), "good"],
    [images(1, 4), "ok"],
    [images(4, 1), "good"],
    [images(5, 0), "ok"],
    [images(3, 7), "good"],
    [images(8, 2), "ok"],
  ])("%#: %s", async (html, rating) => {
    expect(await rate("keyphrase-in-image-alt", html)).toBe(rating);
  });
});

describe("competing-links", () => {
  it.each([
    ['<p><a href="/a">rye bread</a></p>', "bad"],
    ['<p><a href="/a">the rye breads</a></p>', "bad"],
    ['<p><a href="/a">rye</a></p>', "good"],
    ['<p><a href="/a">rye bread recipes</a></p>', "good"],
    ['<p><a href="#a">rye bread</a></p>', "good"],
  ])("%s: %s", async (html, rating) => {
    expect(await rate("competing-links", html)).toBe(rating);
  });
});

describe("function-words-in-keyphrase and previously-used-keyphrase", () => {
  it.each([
    ["how to", "bad"],
    ["how to bake", "good"],
  ])("%j: %s", async (keyphrase, rating) => {
    expect(await rate("function-words-in-keyphrase", "<p>x</p>", { keyphrase })).toBe(rating);
  });

  it.each([
    [[], "good"],
    [["wheat bread"], "good"],
    [["breads of rye"], "ok"],
    [["rye bread", "bread, rye"], "bad"],
  ])("after %j: %s", async (used, rating) => {
    const otherKeyphrases = used.map((keyphrase) => ({ keyphrase, page: keyphrase }));
    expect(await rate("previously-used-keyphrase", "<p>x</p>", { otherKeyphrases })).toBe(rating);
  });
});

describe("spellings of a keyphrase in a text", () => {
  it.each([
    ["en", "cafe", "Cafés in Paris are good.", "good"],
    ["en", "café", "A cafe in Paris is good.", "good"],
    ["en", "email", "E-mail is quick.", "good"],
    ["en", "e-mail", "Email is quick.", "good"],
    ["en", "e-mail", "An e-mail is quick.", "good"],
    ["en", "wellbeing", "A course on well-being.", "good"],
    ["en", "wellbeing", "It is well being there.", "bad"],
    ["en", "children's book", "Children’s books are fun.", "good"],
    ["en", '"running shoe"', "Running shoes are light.", "bad"],
    ["en", "running shoe", "Shoes that run are rare.", "good"],
    ["de", "Haus kaufen", "Häuser zu kaufen ist schwer.", "good"],
    ["de", "Strasse", "Die Straßen sind voll.", "good"],
    ["tr", "istanbul otel", "İSTANBUL’da bir otel.", "good"],
    ["ja", "東京 観光", "東京の観光は楽しいです。", "good"],
  ])("%s: %s in %s: %s", async (language, keyphrase, text, rating) => {
    const found = await assessHtml(`<p>${text}</p>`, { keyphrase }, language);
    expect(found.get("keyphrase-in-introduction")?.rating).toBe(rating);
  });

  it.each(["de", "fr", "ja"])("checks that need English are not rated in %s", async (language) => {
    const found = await assessHtml("<p>Text, text, text.</p>", {}, language);
    for (const id of [
      "passive-voice",
      "transition-words",
      "word-complexity",
      "flesch-reading-ease",
      "inclusive-language",
    ])
      expect(found.get(id)?.rating).toBe("none");
  });
});
