import { describe, expect, it } from "vitest";

import { findHiddenCharacters, removeHiddenCharacters } from "./find-hidden-characters.ts";

function describeFound(text: string): string[] {
  return findHiddenCharacters(text).map(
    ({ kind, start, belongs }) => `${kind} at ${start}${belongs ? ", right" : ""}`,
  );
}

function clean(text: string, all = false): string {
  let cleaned = "";
  let copied = 0;
  for (const { from, to, insert } of removeHiddenCharacters(findHiddenCharacters(text), all)) {
    cleaned += text.slice(copied, from) + insert;
    copied = to;
  }
  return cleaned + text.slice(copied);
}

describe("findHiddenCharacters", () => {
  it.each<[string, string, string[]]>([
    ["nothing in plain text", "Plain – “text”\twith tabs.\nCafé, Łódź, 日本", []],
    ["no part of an emoji", "👨‍👩‍👧‍👦 ❤️ ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽 ⛹🏽‍♂️", []],
    ["zero-width spaces", "in\u200bvisible", ["zero-width at 2"]],
    ["a byte order mark", "\ufeffa", ["zero-width at 0"]],
    ["a word joiner", "a\u2060b", ["zero-width at 1"]],
    ["a zero-width space between Thai words", "ไทย\u200bไทย", ["zero-width at 3, right"]],
    ["the joiner of Persian spelling", "می\u200cخواهم", ["joiner at 2, right"]],
    ["joiners of Devanagari", "क्\u200dष", ["joiner at 2, right"]],
    ["a joiner in a Latin word", "pass\u200cword", ["joiner at 4"]],
    ["a soft hyphen within a word", "Donau\u00addampf", ["soft-hyphen at 5, right"]],
    ["a soft hyphen at the end", "Donau\u00ad ", ["soft-hyphen at 5"]],
    ["a space that does not break", "some\u00a0text", ["space at 4"]],
    [
      "French punctuation",
      "Oui\u202f! «\u00a0Bon\u00a0»",
      ["space at 3, right", "space at 7, right", "space at 11, right"],
    ],
    ["a number and its unit", "10\u00a0km", ["space at 2, right"]],
    ["an ideographic space", "日本\u3000語 a\u3000b", ["space at 2, right", "space at 6"]],
    ["a direction mark in Latin", "abc\u200edef", ["direction at 3"]],
    ["a direction mark in Hebrew", "שלום\u200e (abc)", ["direction at 4, right"]],
    ["an override, also in Hebrew", "שלום \u202eabc\u202c", ["direction at 5", "direction at 9, right"]],
    ["isolates that are not closed", "שלום \u2067abc", ["direction at 5"]],
    ["controls", "a\u0000b\u001bc", ["control at 1", "control at 3"]],
    ["Hangul fillers", "\u3164", ["filler at 0"]],
    ["blank Braille", "a\u2800 ⠓\u2800⠓", ["filler at 1", "filler at 4, right"]],
    ["rare line breaks", "a\u2028b\vc", ["line-separator at 1", "line-separator at 3"]],
    ["a selector after nothing that varies", "a\ufe0fb", ["selector at 1"]],
    ["data hidden in selectors", "a\u{e0101}\u{e0102}", ["selector at 1", "selector at 3"]],
    ["a selector of an ideograph", "葛\u{e0100}", ["selector at 1, right"]],
    ["hidden tags", "a\u{e0041}", ["tag at 1"]],
    ["what was lost", "a\ufffdb\ud83dc", ["damaged at 1", "damaged at 3"]],
    ["private use", "\ue000", ["damaged at 0, right"]],
    ["a Cyrillic letter in a Latin word", "pаypal", ["look-alike at 1"]],
    ["a Latin letter in a Cyrillic word", "Mосква", ["look-alike at 0"]],
    [
      "a word mostly in another script",
      "раураl",
      ["look-alike at 0", "look-alike at 1", "look-alike at 2", "look-alike at 3", "look-alike at 4"],
    ],
    ["a Cyrillic letter in a Latin word of a Russian line", "Она запустила Windоws", ["look-alike at 18"]],
    ["a whole word in disguise", "go to асе now", ["look-alike at 6", "look-alike at 7", "look-alike at 8"]],
    ["no look-alike in a word that mixes scripts on purpose", "β-Test Δx Яндекс.Browser λambda", []],
    ["no look-alike in Russian", "Москва и Россия, а не Moscow", []],
    ["mathematical letters", "𝐛old", ["styled at 0"]],
    ["ligatures", "ﬁne", ["styled at 0"]],
    ["full-width letters at home", "日本ＡＢ", ["styled at 2, right", "styled at 3, right"]],
  ])("finds %s", (_name, text, expected) => {
    expect(describeFound(text)).toEqual(expected);
  });

  it("takes time in proportion to hostile text", { timeout: 20_000 }, () => {
    for (const unit of ["\u200b", "\u200e", "\u00a0", "pа", "pа ", "\u{e0041}", "\ud83d", "\u200d😀"]) {
      expect(findHiddenCharacters(unit.repeat(100_000)).length).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("removeHiddenCharacters", () => {
  it.each<[string, string]>([
    ["in\u200bvisible", "invisible"],
    ["some\u00a0text", "some text"],
    ["pаypal Mосква", "paypal Москва"],
    ["𝐛old ﬁne", "bold fine"],
    ["می\u200cخواهم 👨‍👩‍👧‍👦", "می\u200cخواهم 👨‍👩‍👧‍👦"],
    ["a\u2028b", "a\nb"],
  ])("makes of %j %j", (text, expected) => {
    expect(clean(text)).toBe(expected);
    expect(clean(clean(text))).toBe(expected);
  });

  it("takes what belongs only when asked", () => {
    expect(clean("Donau\u00addampf 10\u00a0km", true)).toBe("Donaudampf 10 km");
  });
});
