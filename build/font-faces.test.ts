import { describe, expect, it } from "vitest";

import { partFontFaces } from "./font-faces.ts";

const latin = "@font-face{src:url(/assets/inter-latin-wght-normal-x1.woff2);unicode-range:U+??,U+2014}";
const greek =
  "@font-face{src:url(/assets/inter-greek-wght-normal-x2.woff2);unicode-range:U+37F,U+0370-0377,U+03A3-03FF}";
const italic =
  "@font-face{font-style:italic;src:url(/assets/serif-latin-wght-italic-x3.woff2);unicode-range:U+0000-00FF}";
const fallback = "@font-face{font-family:Fallback;src:local(Arial)}";
const rules = [latin, greek, italic, fallback].join("");

describe("partFontFaces", () => {
  it.each([
    ["plain letters", "<body>Text</body>", ""],
    ["a letter of another script", "<body>Σ</body>", greek],
    ["such a letter as a reference", "<body>&#x3C3; &#963;</body>", greek],
    ["such a letter in the head or a script alone", "<title>Σ</title><body><script>'Σ'</script></body>", ""],
    ["such a letter in an attribute alone", '<body><a title="Σ">Text</a></body>', ""],
    ["words in italics", "<body><em>Text</em></body>", italic],
    ["an element whose name only begins so", "<body><iframe></iframe></body>", ""],
  ])("knows %s", (_name, html, later) => {
    const parted = partFontFaces(rules, html);
    expect(parted.later).toBe(later);
    expect(parted.first).toBe(rules.replace(later, ""));
  });
});
