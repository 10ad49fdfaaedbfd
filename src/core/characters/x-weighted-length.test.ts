import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { findXUrls } from "./x-urls.ts";
import { xWeightedLength } from "./x-weighted-length.ts";

const corpus = new URL("../../../tests/corpus/twitter-text/", import.meta.url);

interface Case<Expected> {
  readonly description: string;
  readonly text: string;
  readonly expected: Expected;
}

/** The cases under a key of a file of the corpus, each with what `readExpected` makes of it. */
function readCases<Expected>(
  file: string,
  key: string,
  readExpected: (found: Readonly<Record<string, unknown>>) => Expected,
): Case<Expected>[] {
  const groups: unknown = JSON.parse(readFileSync(new URL(file, corpus), "utf8"));
  const cases = isRecord(groups) ? groups[key] : null;
  if (!Array.isArray(cases)) throw new TypeError(`${file} has no cases under ${key}`);
  return cases.map((found: unknown) => {
    if (!isRecord(found)) throw new TypeError(`${file} holds a case that is no object`);
    return {
      description: String(found["description"]),
      text: String(found["text"]),
      expected: readExpected(found),
    };
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const readLength = ({ weightedLength, valid }: Readonly<Record<string, unknown>>) => ({
  weightedLength,
  valid,
});
const readExpected = ({ expected }: Readonly<Record<string, unknown>>) => expected;

const lengths = {
  weighted: readCases("validate.json", "weighted", readLength),
  discountedEmoji: readCases("validate.json", "discountedEmoji", readLength),
  directionalMarkers: readCases("validate.json", "directionalMarkers", readLength),
};
const addresses = {
  urls: readCases("extract-urls.json", "urls", readExpected),
  urlsWithIndices: readCases("extract-urls.json", "urlsWithIndices", readExpected),
};

/**
 * The first set is for the version 2 of the configuration, in which each code point of an emoji counts. By version 3,
 * which X uses, an emoji is 2: H 1 + 🐱 2 + ☺ 2 + family 2, and 🙋🏽 2 + 👨‍🎤 2. The other emoji of that set are one code point
 * each. The last one's U+200D before a space is 1 in both.
 */
const inVersion3 = new Map([
  ["Count a mix of single byte single word, and double word unicode characters", 7],
  ["Count unicode emoji chars outside the basic multilingual plane with skin tone modifiers", 4],
]);

describe("xWeightedLength", () => {
  it.each(
    [...lengths.discountedEmoji, ...lengths.directionalMarkers].map(
      (item) => [item.description, item] as const,
    ),
  )("conforms: %s", (_description, { text, expected }) => {
    expect(xWeightedLength(text)).toMatchObject(expected);
  });

  it.each(lengths.weighted.map((item) => [item.description, item] as const))(
    "conforms, emoji aside: %s",
    (description, { text, expected: { weightedLength, valid } }) => {
      const expected = { weightedLength: inVersion3.get(description) ?? weightedLength, valid };
      expect(xWeightedLength(text)).toMatchObject(expected);
    },
  );

  it.each<[string, number]>([
    ["", 0],
    ["a\nb", 3],
    // CR LF is two characters.
    ["a\r\nb", 4],
    ["言葉", 4],
    // Decomposed: NFC makes one of it.
    ["e\u0301", 1],
    // Bare © is text, ©️ an emoji; ☺ and ☺️ are 2 either way.
    ["\u00a9", 1],
    ["\u00a9\ufe0f", 2],
    ["\u263a", 2],
    ["\u263a\ufe0f", 2],
    ["7\ufe0f\u20e3", 2],
    ["🇫🇷", 2],
    // Not a flag: two letters of 2 each.
    ["🇫a🇷", 5],
    ["❤️‍🔥", 2],
    // Not recommended: two emoji and the joiner between them.
    ["😀\u200d😀", 5],
    // A lone surrogate is a code point like any other beyond the light ranges.
    ["\ud83d", 2],
    // The edges of the light ranges.
    ["\u10ff\u1100", 3],
    ["\u1fff\u2000\u200d\u200e\u200f\u2010\u201f\u2020", 2 + 1 + 1 + 2 + 2 + 1 + 1 + 2],
    ["\u2031\u2032\u2037\u2038", 2 + 1 + 1 + 2],
    ["a.b example.com", 3 + 1 + 23],
    ["(https://example.com/a_(b))", 1 + 23 + 1],
  ])("of %j is %d", (text, expected) => {
    expect(xWeightedLength(text).weightedLength).toBe(expected);
  });

  it("says what is left and what was counted as one", () => {
    expect(xWeightedLength("See https://example.com/long/path 👨‍👩‍👧‍👦")).toEqual({
      weightedLength: 30,
      valid: true,
      remaining: 250,
      urls: 1,
      emoji: 1,
    });
  });

  it.each([
    ["a".repeat(280), true],
    ["a".repeat(281), false],
    ["言".repeat(140), true],
    ["言".repeat(141), false],
    ["a\ufeff", false],
  ])("judges whether a post is valid", (text, valid) => {
    expect(xWeightedLength(text).valid).toBe(valid);
  });
});

describe("findXUrls", () => {
  it.each(addresses.urls.map((item) => [item.description, item] as const))(
    "conforms: %s",
    (_description, { text, expected }) => {
      expect(findXUrls(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
    },
  );

  it.each(addresses.urlsWithIndices.map((item) => [item.description, item] as const))(
    "gives places: %s",
    (_description, { text, expected }) => {
      const found = findXUrls(text).map(({ start, end }) => ({
        url: text.slice(start, end),
        indices: [start, end],
      }));
      expect(found).toEqual(expected);
    },
  );

  it.each<[string, string[]]>([
    ["foo.http://bar.com", ["http://bar.com"]],
    ["example.com?a=b", ["example.com"]],
    ["example.com/?a=b", ["example.com/?a=b"]],
    ["http://example.com?a=b", ["http://example.com?a=b"]],
    ["http://example.com:8080/x", ["http://example.com:8080/x"]],
    ["HTTP://EXAMPLE.COM", ["HTTP://EXAMPLE.COM"]],
    ["http://例え.テスト http://例え.コム", ["http://例え.コム"]],
    ["http://xn--r8jz45g.xn--zckzah/", ["http://xn--r8jz45g.xn--zckzah/"]],
    ["me@example.com", []],
    ["3.14 e.g. end.Start v1.2.3", []],
    // A low line is good in a subdomain, but not in what is taken without a protocol.
    ["http://a_b.c-d.com", ["http://a_b.c-d.com"]],
    ["a_b.c-d.com", ["b.c-d.com"]],
  ])("in %j are %j", (text, expected) => {
    expect(findXUrls(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it.each<[string, string]>([
    ["labels", "a.".repeat(500_000)],
    ["characters that may start a domain", `${"言".repeat(1_000_000)}.`],
    ["low lines", "_a.".repeat(330_000)],
    ["open brackets in paths", "a.co/(".repeat(160_000)],
    ["paths", "a.co/".repeat(200_000)],
    ["queries", "a.co?!".repeat(160_000)],
    ["protocols", "http://a.".repeat(110_000)],
  ])("takes time in proportion to a text of %s", { timeout: 20_000 }, (_name, text) => {
    expect(findXUrls(text).every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  });
});
