import { describe, expect, it } from "vitest";

import { convertCase, readCaseName } from "./convert-case.ts";
import { splitIdentifier, writeIdentifiers } from "./identifiers.ts";
import { sentenceCase } from "./sentence-case.ts";
import { applyUnicodeStyle, removeUnicodeStyle } from "./unicode-styles.ts";

describe("sentenceCase", () => {
  it.each([
    [
      "THE QUICK BROWN FOX WENT TO PARIS. I SAW IT ON MONDAY.",
      "The quick brown fox went to Paris. I saw it on Monday.",
    ],
    ["The Quick Brown Fox Went to Paris With John.", "The quick brown fox went to Paris with John."],
    ["hello WORLD. this IS a Test.", "Hello world. This is a test."],
    ["i think i'll buy an iphone in may", "I think I'll buy an iPhone in May"],
    ["we march in march and may go in may 2024", "We march in March and may go in May 2024"],
    [
      "NATO met in new york. the U.S. and bob@Foo.com, e.g. this",
      "NATO met in New York. The U.S. and bob@Foo.com, e.g. this",
    ],
    ["dr. jones and mrs. o'brien came at four o'clock.", "Dr. Jones and Mrs. O'Brien came at four o'clock."],
    ["iPhone sales fell. eBay’s did not.", "iPhone sales fell. eBay’s did not."],
    [`"ARE YOU SURE?" SHE ASKED. YES.`, `"Are you sure?" she asked. Yes.`],
    ["1st place goes to xyz", "1st place goes to xyz"],
    ["“stop,” he said. “where are you?”", "“Stop,” he said. “Where are you?”"],
    ["1. first item", "1. First item"],
    ["the u.s. army, e.g. this", "The U.S. army, e.g. this"],
    ["the 1ST AND 2ND of june", "The 1st and 2nd of June"],
    ["john mccartney met elizabeth ii", "John McCartney met Elizabeth II"],
    ["my iPhone and MacBook are from Apple Inc.", "My iPhone and MacBook are from Apple Inc."],
    ["It works. Read The Manual.", "It works. Read the manual."],
    ["tHE cAPS LOCK kEY", "The caps lock key"],
    ["FRENCH, GERMAN AND TURKISH FOOD", "French, German and Turkish food"],
    ["one\n\ntwo\n", "One\n\nTwo\n"],
    ["", ""],
  ])("%j is %j", (text, expected) => {
    expect(sentenceCase(text)).toBe(expected);
  });

  it("follows the language", () => {
    expect(sentenceCase("IĞDIR İL OLDU. ISPARTA DA.", { locale: { language: "tr" } })).toBe(
      "Iğdır il oldu. Isparta da.",
    );
    expect(sentenceCase("der Hund läuft.", { locale: { language: "de" } })).toBe("Der Hund läuft.");
    expect(sentenceCase("ijs is koud.", { locale: { language: "nl" } })).toBe("IJs is koud.");
  });

  it("keeps the names that it is given", () => {
    expect(sentenceCase("ADA LOVELACE USED GNOME", { names: ["Ada Lovelace", "GNOME"] })).toBe(
      "Ada Lovelace used GNOME",
    );
  });
});

describe("other cases", () => {
  it.each([
    ["capitalize", "hello WORLD it's o'brien's 1st iPhone", "Hello World It's O'Brien's 1st iPhone"],
    ["capitalize", "mother-in-law at www.foo.com", "Mother-In-Law At www.foo.com"],
    ["alternating", "hello world", "hElLo WoRlD"],
    ["inverse", "Hello World", "hELLO wORLD"],
  ])("%s: %j is %j", (name, text, expected) => {
    const conversion = readCaseName(name);
    expect(conversion && convertCase(text, conversion)).toBe(expected);
  });
});

describe("identifiers", () => {
  it.each([
    ["XMLHttpRequest", ["XML", "Http", "Request"]],
    ["fooBar_baz-qux.quux/corge", ["foo", "Bar", "baz", "qux", "quux", "corge"]],
    ["sha256Sum", ["sha256", "Sum"]],
    ["don't", ["dont"]],
    ["userIDs", ["user", "IDs"]],
    ["getURLsOfPage", ["get", "URLs", "Of", "Page"]],
    ["IPv6Address", ["IPv6", "Address"]],
    ["UUIDv4", ["UUIDv4"]],
    ["thisIsA", ["this", "Is", "A"]],
    ["你好 world", ["你好", "world"]],
    ["  ", []],
  ])("%j has the words %j", (text, words) => {
    expect(splitIdentifier(text)).toEqual(words);
  });

  it.each([
    ["camel", "helloWorldFooBar"],
    ["pascal", "HelloWorldFooBar"],
    ["snake", "hello_world_foo_bar"],
    ["constant", "HELLO_WORLD_FOO_BAR"],
    ["kebab", "hello-world-foo-bar"],
    ["train", "Hello-World-Foo-Bar"],
    ["cobol", "HELLO-WORLD-FOO-BAR"],
    ["dot", "hello.world.foo.bar"],
    ["path", "hello/world/foo/bar"],
    ["flat", "helloworldfoobar"],
  ] as const)("%s is %s", (style, expected) => {
    expect(writeIdentifiers("Hello, world fooBar!", style)).toBe(expected);
  });

  it("keeps or folds accents, a line at a time", () => {
    expect(writeIdentifiers("Crème Brûlée\nStraße\n", "kebab")).toBe("crème-brûlée\nstraße\n");
    expect(writeIdentifiers("Crème Brûlée\nStraße\n", "kebab", { foldDiacritics: true })).toBe(
      "creme-brulee\nstrasse\n",
    );
    // Unicode folds Æ to AE: still one letter of one word.
    expect(writeIdentifiers("ÆrøSkøbing", "snake", { foldDiacritics: true })).toBe("aero_skobing");
  });
});

describe("inverse", () => {
  // The Unicode Standard, 3.13, Final_Sigma: what ends a word is ς, as where the whole text is made small.
  it.each([
    ["ΣΟΦΟΣ ΟΔΟΣ.", "σοφος οδος."],
    ["ΣΆΒΒΑΤΟ Σ", "σάββατο σ"],
    ["ςσß", "ΣΣSS"],
  ])("%j is %j", (text, expected) => {
    expect(convertCase(text, { kind: "letters", to: "inverse" })).toBe(expected);
  });
});

describe("styled letters", () => {
  it.each([
    ["bold", "Ab1", "𝐀𝐛𝟏"],
    ["italic", "h", "ℎ"],
    ["script", "BEe", "ℬℰℯ"],
    ["fraktur", "CHZ", "ℭℌℨ"],
    ["double-struck", "CN1", "ℂℕ𝟙"],
    ["circled", "Az0", "Ⓐⓩ⓪"],
    ["full-width", "A b!", "Ａ\u3000ｂ！"],
    ["superscript", "x2", "ˣ²"],
    ["upside-down", "hello", "oꞁꞁǝɥ"],
  ] as const)("%s: %j is %j", (style, text, expected) => {
    expect(applyUnicodeStyle(text, style)).toBe(expected);
  });

  it("come back from a mixture, and leave other text alone", () => {
    expect(removeUnicodeStyle("𝐇𝐞𝐥𝐥𝐨 ⓗⓘ 🄷 ｆｕｌｌ ʜɪ")).toBe("Hello hi H full hi");
    expect(removeUnicodeStyle("Crème 你好 10° x² ∀")).toBe("Crème 你好 10° x2 ∀");
  });
});
