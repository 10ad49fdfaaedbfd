import { describe, expect, it } from "vitest";

import { languageCodec, listLanguages, nameLanguage } from "./language-options.ts";

describe("languageCodec", () => {
  it.each(["auto", "und", "de"])("takes %s", (text) => {
    expect(languageCodec.parse(text)).toBe(text);
  });

  it.each(["EN", "english", "deu", "de-AT", "<b>", ""])("refuses %j", (text) => {
    expect(languageCodec.parse(text)).toBeUndefined();
  });
});

describe("nameLanguage", () => {
  it("names a code in English, or leaves it as it is", () => {
    expect(["cy", "und", "xq"].map(nameLanguage)).toEqual(["Welsh", "another language", "xq"]);
  });
});

describe("listLanguages", () => {
  it("lists by name, between the choice to detect and that of another language", () => {
    expect(listLanguages(["sv", "de"], "auto")).toEqual([
      { value: "auto", name: "Detect automatically" },
      { value: "de", name: "German" },
      { value: "sv", name: "Swedish" },
      { value: "und", name: "Another language" },
    ]);
  });

  it.each([
    ["zh", ["auto", "zh", "de", "und"]],
    ["de", ["auto", "de", "und"]],
    ["und", ["auto", "de", "und"]],
  ])("lists what was chosen elsewhere, once: %s", (chosen, values) => {
    expect(listLanguages(["de"], chosen).map(({ value }) => value)).toEqual(values);
  });

  it("tells what was detected", () => {
    expect(listLanguages(["de"], "auto", "Welsh, detected")[0]?.name).toBe("Welsh, detected");
  });
});
