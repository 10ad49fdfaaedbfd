import { describe, expect, it } from "vitest";

import { formulaNames } from "#core/analyses/readability/readability.ts";
import { formulasFor } from "#core/analyses/readability/compute-readability.ts";
import { languageRates } from "#core/durations/language-rates.ts";
import { stopWordLanguages } from "#core/lexicon/stop-words.ts";

import {
  autoLanguage,
  languageOptions,
  nameLanguage,
  parseLanguageChoice,
  settleLanguage,
} from "./text-languages.ts";

describe("languageOptions", () => {
  const codes = languageOptions.map(({ code }) => code);

  it("has every language with a list of function words", () => {
    expect(codes).toEqual(expect.arrayContaining([...stopWordLanguages]));
  });

  it("has no language in which nothing would differ from another one", () => {
    const general = formulasFor("und");
    expect(general.length).toBeLessThan(formulaNames.length);
    const idle = codes.filter(
      (code) =>
        code !== "und" &&
        languageRates(code) === null &&
        formulasFor(code).length === general.length &&
        !stopWordLanguages.some((known) => known === code),
    );
    expect(idle).toEqual([]);
  });

  it("is in the order of the names, with what is none of them last", () => {
    const names = languageOptions.map(({ name }) => name);
    const named = names.slice(0, -1);
    expect(named).toEqual(named.toSorted((first, second) => first.localeCompare(second, "en")));
    expect(names.at(-1)).toBe("Another language");
  });

  it("names each language as Unicode's CLDR does", () => {
    const cldr = new Intl.DisplayNames("en", { type: "language" });
    const differing = languageOptions.filter(({ code, name }) => code !== "und" && cldr.of(code) !== name);
    // CLDR has Bangla, and Filipino for the standard form of Tagalog.
    expect(differing.map(({ name }) => name)).toEqual(["Bengali", "Tagalog"]);
  });
});

describe("parseLanguageChoice", () => {
  it.each([
    ["auto", "auto"],
    ["fr", "fr"],
    ["und", "und"],
    ["klingon", undefined],
    ["constructor", undefined],
    ["", undefined],
    [null, undefined],
  ])("reads %j as %j", (stored, expected) => {
    expect(parseLanguageChoice(stored)).toBe(expected);
  });
});

describe("nameLanguage", () => {
  it.each([
    ["pl", "Polish"],
    ["is", "Icelandic"],
    ["und", "another language"],
  ])("of %s is %s", (code, name) => {
    expect(nameLanguage(code)).toBe(name);
  });
});

describe("settleLanguage", () => {
  it.each([
    ["de", "fr", { code: "de", basis: "chosen" }],
    [autoLanguage, "fr", { code: "fr", basis: "detected" }],
    [autoLanguage, null, { code: "en", basis: "undetermined" }],
    [autoLanguage, undefined, { code: "en", basis: "unread" }],
    ["de", undefined, { code: "de", basis: "chosen" }],
  ])("of the choice %s and the detection %s", (choice, detected, expected) => {
    expect(settleLanguage(choice, detected)).toEqual(expected);
  });
});
