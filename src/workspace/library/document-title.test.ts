import { describe, expect, it } from "vitest";
import { cleanName, longestName, nameWithSuffix, titleOf } from "./document-title.ts";

describe("titleOf", () => {
  it.each([
    ["", ""],
    ["\n\n  \n", ""],
    ["***\n---\n", ""],
    ["Harbour notes\nText", "Harbour notes"],
    ["\n  # The end  \nText", "The end"],
    ["## Closed heading ##\n", "Closed heading"],
    ["#hashtag is no heading", "#hashtag is no heading"],
    ["C#", "C#"],
    ["one\ttwo   three", "one two three"],
    ["رسالة إلى الجميع\nنص", "رسالة إلى الجميع"],
    ["\uFEFFWith a mark", "With a mark"],
    ["safe\u202Egnp.exe", "safegnp.exe"],
    ["😀", "😀"],
  ])("%j is called %j", (text, expected) => {
    expect(titleOf(text)).toBe(expected);
  });

  it("cuts a long line at a word's end, and a long word anywhere but in a character", () => {
    const title = titleOf("word ".repeat(40));
    // Fifteen words with a space and one without are 79 characters.
    expect(title).toBe(`${"word ".repeat(15)}word…`);
    expect(titleOf(`x${"word ".repeat(40)}`)).toBe(`x${"word ".repeat(14)}word…`);
    expect(titleOf("😀".repeat(100))).toBe(`${"😀".repeat(79)}…`);
  });
});

describe("cleanName", () => {
  it.each([
    ["  two\nlines\t", "two lines"],
    ["\u0000\u0007", ""],
    ["\uD800half", "half"],
    ["family 👩‍👩‍👧", "family 👩‍👩‍👧"],
    ["x".repeat(300), "x".repeat(longestName)],
  ])("%j is kept as %j", (name, expected) => {
    expect(cleanName(name)).toBe(expected);
  });
});

describe("nameWithSuffix", () => {
  it.each([
    ["Novel", "Novel (copy)"],
    ["", "(copy)"],
  ])("%j", (name, expected) => {
    expect(nameWithSuffix(name, "(copy)")).toBe(expected);
  });

  it("keeps the suffix of a name that is as long as can be", () => {
    const name = nameWithSuffix("x".repeat(longestName), "(copy)");
    expect(name).toHaveLength(longestName);
    expect(name.endsWith(" (copy)")).toBe(true);
  });
});
