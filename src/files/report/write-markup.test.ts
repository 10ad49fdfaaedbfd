import fc from "fast-check";
import { Parser } from "htmlparser2";
import { marked } from "marked";
import { describe, expect, it } from "vitest";

import { displayWidth } from "#core/characters/display-width.ts";

import { cleanLine, cleanText } from "./clean-text.ts";
import { anyReport, anyText } from "./fixtures/any-report.ts";
import { sampleReport } from "./fixtures/sample-report.ts";
import type { Report } from "./report.ts";
import { writeHtml } from "./write-html.ts";
import { writeMarkdown } from "./write-markdown.ts";
import { writeText } from "./write-text.ts";

interface Page {
  readonly text: string;
  readonly elements: readonly string[];
  readonly attributes: ReadonlySet<string>;
}

/** The text, elements and attributes of a page, as a browser's parser sees them. */
function parsePage(html: string): Page {
  let text = "";
  const elements: string[] = [];
  const attributes = new Set<string>();
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, own) {
      elements.push(name);
      for (const attribute of Object.keys(own)) attributes.add(attribute);
      if (name === "style" || name === "title") hidden += 1;
      if (name === "br") text += "\n";
    },
    ontext(piece) {
      if (hidden === 0) text += piece;
    },
    onclosetag(name) {
      if (name === "style" || name === "title") hidden -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return { text, elements, attributes };
}

const squeeze = (text: string): string => text.replace(/\s+/g, " ").trim();

function bare(text: string): Report {
  return { title: "T", date: "2026-11-21", language: "en", direction: "ltr", source: { text }, sections: [] };
}

describe("a report as HTML", () => {
  it("holds the texts and no element or attribute of theirs, for any report", () => {
    const allowed = new Set(
      "html head meta title style body main header h1 h2 p dl div dt dd section table caption thead tbody tr th td figure figcaption svg path rect polyline text details summary span ol li blockquote mark q".split(
        " ",
      ),
    );
    const allowedAttributes = new Set(
      "lang dir charset name content http-equiv class scope style viewbox role aria-label d stroke stroke-width x y width height fill points stroke-linejoin stroke-linecap text-anchor font-size".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(anyReport, (report) => {
        const { text, elements, attributes } = parsePage(writeHtml(report));
        expect(elements.filter((name) => !allowed.has(name))).toEqual([]);
        expect([...attributes].filter((name) => !allowedAttributes.has(name.toLowerCase()))).toEqual([]);
        expect(squeeze(text)).toContain(squeeze(cleanText(report.title)));
      }),
    );
  });

  it("shows any text as it is", () => {
    fc.assert(
      fc.property(anyText, (words) => {
        expect(squeeze(parsePage(writeHtml(bare(words))).text)).toContain(squeeze(cleanText(words)));
      }),
    );
  });

  it("asks for nothing: no script, no address", () => {
    const html = writeHtml(sampleReport);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\burl\(|https?:/i);
  });

  it("carries the language and direction of the report and of the text", () => {
    const html = writeHtml({
      ...sampleReport,
      language: "ar",
      direction: "rtl",
      source: { text: "سلام", language: "fa", direction: "rtl" },
    });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<section class="text" lang="fa">');
    expect(html).toContain('<p dir="rtl">سلام</p>');
  });
});

describe("a report as Markdown", () => {
  it("shows any text as it is, in a paragraph, a heading and a table", () => {
    fc.assert(
      fc.property(anyText, (words) => {
        const table = {
          kind: "table",
          columns: [{ label: words, type: "text" }],
          rows: [[words]],
        } as const;
        const markdown = writeMarkdown({ ...bare(words), sections: [{ heading: words, parts: [table] }] });
        const { text, elements } = parsePage(marked.parse(markdown, { async: false }));
        const expected = squeeze(cleanLine(words));
        expect(squeeze(text)).toBe(
          squeeze(`T Date: November 21, 2026 ${expected} ${expected} ${expected} Text ${expected}`),
        );
        const allowed = new Set([
          "h1",
          "h2",
          "ul",
          "li",
          "strong",
          "p",
          "br",
          "table",
          "thead",
          "tbody",
          "tr",
          "th",
          "td",
        ]);
        expect(elements.filter((name) => !allowed.has(name))).toEqual([]);
      }),
    );
  });

  it.each([
    ["1. one", String.raw`1\. one`],
    ["# no heading", String.raw`\# no heading`],
    ["- no list", String.raw`\- no list`],
    ["a * b _ c [d](e) <f> `g` | h", String.raw`a \* b \_ c \[d\](e) \<f\> \`g\` \| h`],
    ["AT&T &amp; co", String.raw`AT\&T \&amp; co`],
    ["one\ntwo", "one\\\ntwo"],
    ["    no code", "no code"],
    ["---", String.raw`\---`],
    ["===", String.raw`\===`],
  ])("escapes %j", (words, expected) => {
    expect(writeMarkdown(bare(words))).toBe(
      `# T\n\n- **Date:** November 21, 2026\n\n## Text\n\n${expected}\n`,
    );
  });

  it("marks the place of a finding between its words", () => {
    const markdown = writeMarkdown(sampleReport);
    expect(markdown).toContain(
      "1. **Error:** After “had”, the past participle is expected. (Chapter 1, paragraph 3)",
    );
    expect(markdown).toContain(
      "   > The keeper had <strong>went</strong> up the stairs before the storm came in.",
    );
    expect(markdown).toContain("   Suggestions: gone");
  });

  it("aligns numbers to the right", () => {
    expect(writeMarkdown(sampleReport)).toContain(
      "| Word | Count | Share |\n| --- | ---: | ---: |\n| light | 182 | 1.4% |",
    );
  });
});

describe("a report as plain text", () => {
  it("aligns columns by what they take on the screen", () => {
    const text = writeText({
      ...bare(""),
      source: {},
      sections: [
        {
          heading: "日本語",
          parts: [
            {
              kind: "table",
              columns: [
                { label: "Word", type: "text" },
                { label: "Count", type: "number" },
              ],
              rows: [
                ["言葉", 5],
                ["e\u0301te\u0301", 12],
                ["👩‍👩‍👧", 1.5],
              ],
            },
          ],
        },
      ],
    });
    expect(text).toContain("日本語\n------\n");
    const lines = text.split("\n").slice(-6, -1);
    expect(lines).toEqual([
      "Word  Count",
      "----  -----",
      "言葉    5.0",
      "e\u0301te\u0301    12.0",
      "👩‍👩‍👧      1.5",
    ]);
    expect(new Set(lines.map((line) => displayWidth(line)))).toEqual(new Set([11]));
  });

  it("holds every word of the sample", () => {
    const text = writeText(sampleReport);
    expect(text).toContain("Readability and word count\n==========================\n");
    expect(text).toMatch(/^Words +12,840$/m);
    expect(text).toMatch(/^light +182 {2}#{40}$/m);
    expect(text).toMatch(/^keeper +131 {2}#{29}$/m);
    expect(text).toContain(
      "2. Warning: A word is repeated.\n   He was [very very] tired.\n   Suggestions: very | (leave out)",
    );
    expect(text.endsWith("spirit of brotherhood.\n")).toBe(true);
  });

  it("is clean, whatever went in", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const text = writeText(report);
        expect(cleanText(text)).toBe(text);
      }),
    );
  });
});
