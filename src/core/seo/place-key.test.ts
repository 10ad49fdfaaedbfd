import { describe, expect, it } from "vitest";

import { assessHtml } from "./test-page.ts";

const passives = "The bread was baked by her. The dough was kneaded by him.";

describe("places put aside", () => {
  it.each([
    ["passive-voice", `<p>${passives}</p>`, 2],
    ["word-complexity", "<p>We sat in a prefabricated conservatory.</p>", 2],
    ["inclusive-language", "<p>He blacklisted it.</p>", 1],
    ["link-texts", '<p>We sat. <a href="/a">Read more</a></p>', 1],
    ["image-descriptions", "<p>We sat there.<img src=a></p>", 1],
    ["heading-outline", "<h1>A</h1><p>x</p><h3>B</h3><p>x</p>", 1],
    ["single-title", "<h1>A</h1><p>x</p><h1>B</h1><p>x</p>", 1],
    ["consecutive-sentences", "<p>We sat. We ate. We went. She left.</p>", 1],
    ["paragraph-length", `<p>${"We sat there. ".repeat(70)}</p>`, 1],
    ["sentence-length", `<p>${"we sat there and ".repeat(8)}.</p>`, 1],
    ["competing-links", '<p><a href="/a">rye bread</a></p>', 1],
    ["subheading-distribution", `<h2>A</h2>${`<p>${"We sat there. ".repeat(40)}</p>`.repeat(4)}`, 1],
  ])("%s is good once its places are", async (check, html, count) => {
    const before = (await assessHtml(html)).get(check);
    expect([before?.rating === "good", before?.places.length]).toEqual([false, count]);
    const accepted = (before?.places ?? []).map((place) => ({ check, place }));
    expect((await assessHtml(html, { accepted })).get(check)?.rating).toBe("good");
    // An edit elsewhere changes nothing.
    const edited = `${html}<p>She left.</p>`;
    expect((await assessHtml(edited, { accepted })).get(check)?.rating).toBe("good");
  });

  it("counts the other places on, and those of other checks", async () => {
    const html = `<p>${passives}</p>`;
    const accepted = [
      { check: "passive-voice", place: "The bread was baked by her." },
      { check: "single-title", place: "The dough was kneaded by him." },
    ];
    const after = (await assessHtml(html, { accepted })).get("passive-voice");
    expect(after?.places).toEqual(["The dough was kneaded by him."]);
    expect(after?.message).toContain("50%");
  });

  it("gives no keys to places that are no faults", async () => {
    const found = await assessHtml("<p>Rye bread and more rye bread.</p>");
    expect(found.get("keyphrase-density")?.spans.length).toBeGreaterThan(0);
    expect(found.get("keyphrase-density")?.places).toEqual([]);
  });
});
