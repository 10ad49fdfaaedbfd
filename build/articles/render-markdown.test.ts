import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

describe("renderMarkdown", () => {
  it.each([
    ["plain text", "One & *two*", "<p>One &amp; <em>two</em></p>"],
    ["a link within the site", "[a](/blog)", '<p><a href="/blog">a</a></p>'],
    [
      "a link to another site",
      "[a](https://b.example/?c=1&d=2)",
      '<p><a href="https://b.example/?c=1&amp;d=2" rel="noopener">a</a></p>',
    ],
    ["a title on a link, which is left out", '[a](/b "c")', '<p><a href="/b">a</a></p>'],
    [
      "a checklist",
      "- [ ] one\n- [x] two",
      '<ul>\n<li data-task><label><input type="checkbox"> one</label></li>\n' +
        '<li data-task><label><input type="checkbox" checked> two</label></li>\n</ul>',
    ],
    ["a note", "> [!note] Mind the **gap**.", "<aside>\n<p>Mind the <strong>gap</strong>.</p>\n</aside>"],
    ["a quotation", "> Mind it.", "<blockquote>\n<p>Mind it.</p>\n</blockquote>"],
    [
      "a table",
      "| a | b |\n| --- | ---: |\n| 1 | `<2>` |",
      '<div role="group" aria-label="Table 1" tabindex="0"><table>\n' +
        '<thead>\n<tr><th scope="col">a</th><th scope="col" data-align="end">b</th></tr>\n</thead>\n' +
        '<tbody>\n<tr><td>1</td><td data-align="end"><code>&lt;2&gt;</code></td></tr>\n</tbody>\n</table></div>',
    ],
    ["signs of HTML in code", "`<b>`", "<p><code>&lt;b&gt;</code></p>"],
  ])("renders %s", (_what, markdown, html) => {
    expect(renderMarkdown(markdown)).toMatchObject({ html, problems: [] });
  });

  it("names headings, no two alike, and none like a part of the page", () => {
    const { headings, html } = renderMarkdown(
      "## It’s *one*\n\n### Two: three!\n\n## Two three\n\n## Content\n\n## 日本\n\n## Été",
    );
    expect(headings).toEqual([
      { level: 2, id: "its-one", text: "It’s one" },
      { level: 3, id: "two-three", text: "Two: three!" },
      { level: 2, id: "two-three-2", text: "Two three" },
      { level: 2, id: "content-2", text: "Content" },
      { level: 2, id: "section", text: "日本" },
      { level: 2, id: "ete", text: "Été" },
    ]);
    expect(html).toContain('<h2 id="its-one">It’s <em>one</em></h2>');
  });

  it.each([
    ["<script>alert(1)</script>"],
    ["Some <b>bold</b> text"],
    ["<!-- a remark -->"],
    ["<img src=x onerror=alert(1)>"],
    ["<a href='javascript:alert(1)'>x</a>"],
    ["<details>\n\ntext\n\n</details>"],
  ])("refuses the HTML in %j, and lets none of it through", (markdown) => {
    const { html, problems } = renderMarkdown(markdown);
    expect(problems.join()).toContain("may not hold HTML");
    expect(html).not.toMatch(/<(script|b|img|a|details|!--)/);
  });

  it.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java&#115;cript:alert(1)"],
    ["data:text/html,x"],
    ["vbscript:x"],
    ["http://example.org"],
    ["//example.org/x"],
    ["relative/page"],
    ["file:///etc/passwd"],
  ])("refuses a link to %s", (address) => {
    const { html, problems } = renderMarkdown(`[x](${address})`);
    expect(problems).toHaveLength(1);
    expect(html).toBe("<p>x</p>");
  });

  it("keeps an attribute in its quotes", () => {
    const { html } = renderMarkdown('[x](</a"onclick="alert(1)>)');
    expect(html).not.toMatch(/"\s*onclick=/);
  });

  it.each([
    ["# One", "level 1"],
    ["#### Four", "level 4"],
    ["### Three first", "begins with a heading of level 3"],
    ["![](/images/a.png)", "without a text"],
    ["[](/blog)", "without words"],
  ])("refuses %j", (markdown, message) => {
    expect(renderMarkdown(markdown).problems.join()).toContain(message);
  });

  it("gives pictures their size", () => {
    const sizes = new Map([["/images/a.png", { width: 800, height: 600 }]]);
    const { html, images } = renderMarkdown("![A map](/images/a.png)", sizes);
    expect(images).toEqual(["/images/a.png"]);
    expect(html).toContain('src="/images/a.png" alt="A map" width="800" height="600"');
  });

  it.each([
    ["One two *three*.", 3],
    ["## One\n\nTwo.", 2],
    ["- one\n- two three", 3],
    ["| a | b |\n| --- | --- |\n| c | d e |", 5],
    ["> one two", 2],
    ["", 0],
  ])("counts the words of %j: %s", (markdown, words) => {
    expect(renderMarkdown(markdown).words).toBe(words);
  });
});
