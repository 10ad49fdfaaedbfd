import { describe, expect, it } from "vitest";

import { readHtmlPage } from "./html-page.ts";

/** What readers see, by the HTML Standard: 13.1.2.4 (tags that may be left out), 6.1 (hidden), 13.1.2 (drawn elements). */
describe("readHtmlPage", () => {
  it.each([
    ["a head without its end tag", "<html><head><title>A</title><body><p>Text", "Text"],
    ["a head without body", "<head><title>A</title><p>Text", "Text"],
    ["a drawing that ends itself", "<p>a<svg viewBox='0'/>b</p>", "ab"],
    ["a drawing with a title", "<p>a<svg><title>Logo</title><text>x</text></svg>b</p>", "ab"],
    ["a main part in a comment", "<!-- <main> --><p>x</p>", "x"],
    ["a hidden element with others in it", "<div hidden>a<div>b</div>c</div><p>d</p>", "d"],
    ["a hidden paragraph that the next one ends", "<p hidden>a<p>b", "b"],
    ["display none", "<div style='color:red; display: none'>a</div><p>b", "b"],
    ["visibility hidden", '<span style="visibility:hidden">a</span>b', "b"],
    ["a closed dialogue", "<dialog><p>a</p></dialog><p>b", "b"],
    ["an open dialogue", "<dialog open><p>a</p></dialog>", "a"],
    ["a hidden picture", "<p><img hidden alt=a>b</p>", "b"],
    ["a mark in an attribute", "<p title='a>b'>c</p>", "c"],
    ["marks that are none", "a < b and c > d", "a < b and c > d"],
    ["a comment without an end", "<p>a</p><!-- b", "a"],
    ["a script in the text", "<p>a<script>let b = '<p>c</p>'</script>d</p>", "ad"],
  ])("%s", (_what, source, text) => {
    expect(readHtmlPage(source).text.trim()).toBe(text);
  });

  it("stays quick on hostile sources", () => {
    const sources = [
      "<",
      "<a ",
      "<a b='",
      "<!--",
      "<div hidden>",
      "<svg>",
      "&#",
      "</p>",
      "<code>",
      "<br>",
      "<b itemprop=a itemscope>",
      "<i itemprop=a>x",
      "<blockquote>",
    ].map((piece) => piece.repeat(200_000 / piece.length));
    const start = performance.now();
    for (const source of sources) readHtmlPage(source);
    // Thirteen sources of 200,000 units: seconds only if the time grew with the square of the length.
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
