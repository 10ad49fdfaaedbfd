import { describe, expect, it } from "vitest";
import { withoutPresentationForms } from "./presentation-forms.ts";

describe("withoutPresentationForms", () => {
  it.each([
    ["ligatures", "o\ufb03ce, \ufb01rst, wa\ufb04e, \ufb05one", "office, first, waffle, stone"],
    [
      "Arabic letters in their shapes",
      "\ufe8e\ufedf\ufecc\ufe91\ufe8e\ufead\ufe93",
      "العبارة".split("").toSorted().join(""),
    ],
    ["lam and alef in one", "\ufefb", "لا"],
    ["Hebrew with its points", "\ufb2a", "\u05e9\u05c1"],
    ["vertical punctuation", "\ufe41\ufe12\ufe42", "「。」"],
    ["radicals", "\u2f00", "一"],
  ])("writes %s as letters", (name, text, expected) => {
    const result = withoutPresentationForms(text);
    const comparable = name.startsWith("Arabic") ? result.split("").toSorted().join("") : result;
    expect(comparable).toBe(expected);
  });

  it.each(["½", "²", "™", "ﬀ".normalize("NFKC"), "Ａ", "㈱", "\u00a0", "…", "﴾"])("leaves %s", (text) => {
    expect(withoutPresentationForms(text)).toBe(text);
  });
});
