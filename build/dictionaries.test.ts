import { describe, expect, it } from "vitest";

import { siteDictionaries } from "#core/hunspell/site-dictionaries.ts";
import { packDictionary } from "./dictionaries.ts";

describe("the dictionaries of the site", () => {
  it.each(siteDictionaries.map((dictionary) => [dictionary.language, dictionary] as const))(
    "%s is as large as people are told",
    async (_language, dictionary) => {
      const { length } = await packDictionary(dictionary);
      expect(Math.abs(length / 1e6 - dictionary.megabytes)).toBeLessThan(0.1);
    },
    30_000,
  );
});
