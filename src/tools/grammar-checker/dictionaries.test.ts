import { describe, expect, it } from "vitest";

import {
  chooseDictionary,
  formatSource,
  languageOfName,
  nameOfFile,
  parseChoice,
  parseLanguages,
  parseOwnDictionaries,
  parseSource,
} from "./dictionaries.ts";

describe("names of dictionary files", () => {
  it.each([
    ["de_DE.aff", "de_DE", "de"],
    ["fr-classique.dic", "fr-classique", "fr"],
    ["index.aff", "index", null],
    ["Mein Wörterbuch (alt).dic", "Mein-Wörterbuch-alt-", null],
    ["../../x.aff", "..-..-x", null],
  ])("%s is kept as %s", (file, name, language) => {
    expect(nameOfFile(file)).toBe(name);
    expect(languageOfName(name)).toBe(language);
  });

  it("needs a letter or a digit", () => {
    expect(nameOfFile("???.aff")).toBeNull();
  });
});

describe("stored choices", () => {
  it.each(["site:nl", "own:de_DE"])("gives back %s", (text) => {
    const source = parseSource(text);
    expect(source === undefined ? undefined : formatSource(source)).toBe(text);
  });

  it.each(["site:xx", "own:", "own:a/b", "nl", "", "site:constructor"])("refuses %j", (text) => {
    expect(parseSource(text)).toBeUndefined();
    expect(parseChoice(text)).toBeUndefined();
  });

  it("keeps what is known of stored lists", () => {
    expect(parseLanguages(["tr", "xx", 3, "nl"])).toEqual(["nl", "tr"]);
    expect(parseLanguages("nl")).toBeUndefined();
    expect(parseOwnDictionaries(["de_DE", "a/b", 3, "de_DE"])).toEqual([{ name: "de_DE", language: "de" }]);
  });
});

describe("chooseDictionary", () => {
  const site = { language: "nl", source: { kind: "site", language: "nl" } } as const;
  const own = { language: "nl", source: { kind: "own", name: "nl_BE" } } as const;
  const any = { language: null, source: { kind: "own", name: "index" } } as const;

  it("prefers a person's own, then the site's, then one without a language", () => {
    expect(chooseDictionary("nl", [site, any, own])).toEqual(own.source);
    expect(chooseDictionary("nl", [any, site])).toEqual(site.source);
    expect(chooseDictionary("de", [site, any])).toEqual(any.source);
    expect(chooseDictionary("de", [site, own])).toBeNull();
  });
});
