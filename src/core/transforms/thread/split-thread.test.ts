import { describe, expect, it } from "vitest";

import { splitThread } from "./split-thread.ts";
import type { ThreadOptions } from "./split-thread.ts";

const of = (most: number): ThreadOptions => ({ limits: [{ unit: "utf16", most }] });

function textsOf(text: string, options: ThreadOptions): string[] {
  return splitThread(text, options).parts.map((part) => part.text);
}

describe("splitThread", () => {
  it.each<[string, string, ThreadOptions, string[]]>([
    ["nothing", "", of(10), []],
    ["white space", " \n ", of(10), []],
    ["what fits", "All of it.", of(10), ["All of it."]],
    ["between words", "alpha beta gamma", of(11), ["alpha beta", "gamma"]],
    [
      "between sentences in the later half",
      "One is here. Two is here too.",
      of(20),
      ["One is here.", "Two is here too."],
    ],
    [
      "not at a sentence in the earlier half",
      "No. A long one goes on here",
      of(20),
      ["No. A long one goes", "on here"],
    ],
    [
      "between paragraphs",
      "First one here.\n\nSecond. Third one.",
      of(28),
      ["First one here.", "Second. Third one."],
    ],
    ["within a word that is too long", "abcdefghij", of(4), ["abcd", "efgh", "ij"]],
    ["never within a character", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", of(15), ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]],
    [
      "never within a link that fits",
      "See the page https://example.com/abcdef now",
      of(30),
      ["See the page", "https://example.com/abcdef now"],
    ],
    [
      "with numbers at the end",
      "alpha beta gamma",
      { ...of(14), numbering: "end" },
      ["alpha beta 1/2", "gamma 2/2"],
    ],
    [
      "with numbers at the start",
      "alpha beta gamma",
      { ...of(14), numbering: "start" },
      ["1/2 alpha beta", "2/2 gamma"],
    ],
    [
      "each paragraph by itself",
      "One.\n\nTwo.\n\nThree.",
      { ...of(100), paragraphs: true },
      ["One.", "Two.", "Three."],
    ],
    ["Chinese between words, not before a full stop", "我们走吧。你来吗", of(5), ["我们走吧。", "你来吗"]],
    ["after a space that does not break neither", "abc 10\u00a0km", of(7), ["abc", "10\u00a0km"]],
  ])("splits %s", (_name, text, options, expected) => {
    expect(textsOf(text, options)).toEqual(expected);
  });

  it("counts a link as X does", () => {
    const link = `https://example.com/${"a".repeat(300)}`;
    const { parts } = splitThread(`${"a ".repeat(126)}${link} b`, { limits: [{ unit: "x", most: 280 }] });
    expect(parts).toMatchObject([{ counts: [252 + 23 + 2], over: false, cut: "end" }]);
  });

  it("holds both limits of Bluesky", () => {
    const text = "👨‍👩‍👧‍👦".repeat(300);
    const { parts } = splitThread(text, {
      limits: [
        { unit: "graphemes", most: 300 },
        { unit: "utf8", most: 3000 },
      ],
    });
    // 120 families are 3,000 bytes.
    expect(parts.map(({ counts }) => counts)).toEqual([
      [120, 3000],
      [120, 3000],
      [60, 1500],
    ]);
  });

  it("gives numbers the room that the longest needs", () => {
    const { parts } = splitThread("abcd ".repeat(60), { ...of(16), numbering: "end" });
    expect(parts.length).toBeGreaterThan(9);
    expect(parts.every((part) => part.text.length <= 16)).toBe(true);
    expect(parts.at(-1)?.text.endsWith(`${parts.length}/${parts.length}`)).toBe(true);
  });

  it("says when one character is too much", () => {
    const { parts } = splitThread("👨‍👩‍👧‍👦", { limits: [{ unit: "utf8", most: 20 }] });
    expect(parts).toMatchObject([{ over: true, counts: [25] }]);
  });

  it("stops after a thousand parts and says where", () => {
    const { parts, restStart } = splitThread("ab ".repeat(2000), of(2));
    expect(parts).toHaveLength(1000);
    expect(restStart).toBe(3000);
  });

  it("takes the beginning of a very long text", () => {
    const { restStart } = splitThread("word ".repeat(120_000), of(60_000));
    expect(restStart).toBe(500_000);
  });

  it.each([[{ limits: [] }], [of(0)]])("refuses %j", (options) => {
    expect(() => splitThread("a", options)).toThrow(RangeError);
  });
});
