import { describe, expect, it } from "vitest";
import { hasFormatting } from "./formatted-paste.ts";

describe("hasFormatting", () => {
  it.each([
    ["a numbered list", "<meta charset='utf-8'><ol><li>One</li></ol>"],
    ["a heading", "<html><body><!--StartFragment--><h2>Title</h2><!--EndFragment--></body></html>"],
    ["cells", "<table><tr><td>a</td><td>b</td></tr></table>"],
    ["a list of Word's", "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>1. One</p>"],
    ["a page with some code in it", "<h1>How</h1><pre>a  b</pre>"],
    [
      "prose of Google Docs",
      '<b style="font-weight:normal" id="docs-internal-guid-1"><ol><li>One</li></ol></b>',
    ],
    ["lines that wrap", '<div style="white-space:pre-wrap"><ul><li>One</li></ul></div>'],
  ])("is true of %s", (_, html) => {
    expect(hasFormatting({ types: ["text/plain", "text/html"], html })).toBe(true);
  });

  it.each([
    ["no HTML", ""],
    ["words in bold", "<b>bold</b> words"],
    ["paragraphs alone", "<p>One</p><p>Two</p>"],
    ["preformatted text", "<meta charset='utf-8'><pre>1. a\n<li></pre>"],
    ["code by its font", '<div style="color:#ccc;font-family:Consolas, monospace"><ul><li>x</li></ul></div>'],
    ["code by its white space", "<div style='white-space: pre;'><li>x</li></div>"],
    ["a page of code as a table", '<table class="highlight tab-size"><tr><td>x</td></tr></table>'],
  ])("is false of %s", (_, html) => {
    expect(hasFormatting({ types: ["text/plain", "text/html"], html })).toBe(false);
  });

  it("is false of what an editor says is code", () => {
    const types = ["text/plain", "text/html", "vscode-editor-data"];
    expect(hasFormatting({ types, html: "<ul><li>x</li></ul>" })).toBe(false);
  });

  it("takes time in proportion to hostile HTML", () => {
    const html = `${"<!--".repeat(200_000)}${"<style ".repeat(200_000)}`;
    const start = performance.now();
    hasFormatting({ types: ["text/html"], html });
    hasFormatting({ types: ["text/html"], html: `<li>${html}` });
    hasFormatting({ types: ["text/html"], html: `${html}<li>` });
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
