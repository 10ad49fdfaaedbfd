import { describe, expect, it } from "vitest";

import { analyseText } from "#core/analyses/analyse-text.ts";

import type { ExclusionReportOptions } from "./analysis.ts";

const options: ExclusionReportOptions = {
  kinds: [],
  dialect: "word",
  limit: null,
  describeKinds: false,
  spanLimit: 100,
};

const note = "# Field notes\n\nRun `npm test` twice.[^1] Then stop.\n\n[^1]: As asked (Lee, 2020).\n";

describe("exclusions", () => {
  it("counts what remains beside the whole", () => {
    const report = analyseText("exclusions", note, { ...options, kinds: ["code", "footnotes"] });
    // # Field notes | Run `npm test` twice.[^1] Then stop. | [^1]: As asked (Lee, 2020). is 3 + 6 + 5 words.
    expect(report.whole).toEqual({ words: 14, characters: 13 + 36 + 27 });
    // # Field notes | Run twice. Then stop.
    expect(report.remaining).toMatchObject({ words: 7, characters: 13 + 21, sentences: 3, paragraphs: 2 });
    expect(report.spans.map(({ start, end, kind }) => [kind, note.slice(start, end)])).toEqual([
      ["code", "`npm test`"],
      ["footnotes", "[^1]"],
      ["footnotes", "[^1]: As asked (Lee, 2020)."],
    ]);
    expect(report.kindSizes).toBeNull();
  });

  it("points into the whole text", () => {
    const kinds = ["code"] as const;
    const text = "`a b` One two. Three `c` four five. Six.";
    const limit = { unit: "words", count: 4 } as const;
    const { remaining } = analyseText("exclusions", text, { ...options, kinds, limit });
    expect(remaining.length).toBe(text.length);
    // The fifth word that remains is "five".
    expect(remaining.overflowStart).toBe(text.indexOf("five"));
    const { span, words } = remaining.longestSentence ?? { span: { start: 0, end: 0 }, words: 0 };
    expect([words, text.slice(span.start, span.end).trim()]).toEqual([3, "Three `c` four five."]);
  });

  it("says of every kind what it would take out by itself, by the dialect", () => {
    const describeKinds = true;
    const byWord = analyseText("exclusions", note, { ...options, describeKinds }).kindSizes;
    expect(byWord).toEqual({
      frontMatter: { occurrences: 0, words: 0 },
      code: { occurrences: 1, words: 2 },
      comments: { occurrences: 0, words: 0 },
      // The five of the definition; the reference stands on a word.
      footnotes: { occurrences: 2, words: 5 },
      quotations: { occurrences: 0, words: 0 },
      // "(Lee," and "2020)." are out, though the full stop stays: it closes up to "asked".
      citations: { occurrences: 1, words: 2 },
      urls: { occurrences: 0, words: 0 },
      // The sign of the heading.
      markdown: { occurrences: 1, words: 1 },
    });
    // To Unicode a sign is no word.
    const byUnicode = analyseText("exclusions", note, { ...options, describeKinds, dialect: "unicode" });
    expect(byUnicode.kindSizes?.markdown).toEqual({ occurrences: 1, words: 0 });
  });

  it("may count more words where marks alone join them", () => {
    // "a|b" is one word to a word processor, and two without the bars; the line under the heading is one word more.
    const table = "a|b\n-|-\nc|d";
    const { remaining, whole } = analyseText("exclusions", table, { ...options, kinds: ["markdown"] });
    expect([whole.words, remaining.words]).toEqual([3, 4]);
  });

  it("lists no more spans than asked for, and says how many there are", () => {
    const report = analyseText("exclusions", "`a` `b` `c`", { ...options, kinds: ["code"], spanLimit: 2 });
    expect([report.spans.length, report.spanCount]).toEqual([2, 3]);
  });

  it.each(["", "   ", "`a`", "---\na: 1\n---\n"])("has nothing to count in %j", (text) => {
    const { remaining } = analyseText("exclusions", text, { ...options, kinds: ["code", "frontMatter"] });
    expect(remaining).toMatchObject({ words: 0, longestSentence: null, overflowStart: null });
  });

  it("is the counts themselves when nothing is left out", () => {
    const { remaining, whole } = analyseText("exclusions", note, options);
    const counted = analyseText("counts", note, { dialect: "word", limit: null });
    expect(remaining).toEqual(counted);
    expect(whole).toEqual({ words: counted.words, characters: counted.characters });
  });
});
