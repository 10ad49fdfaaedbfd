import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import { countText } from "#core/scan/text-totals.ts";
import { chooseCounts, countsSoFar, emptyCounts } from "./shown-counts.ts";

it.each(["", "One two.\r\nThree – four!\n", "well-known 👨‍👩‍👧 e\u0301\u2028\u00a0x"])(
  "shows of %j at once what the full reading will confirm",
  (text) => {
    for (const dialect of ["word", "unicode", "wc"] as const) {
      const early = countsSoFar(countText(text), dialect);
      const full = analyseText("counts", text, { dialect, limit: null });
      const { words, wordsByDialect, characters, charactersWithoutSpaces, lines, length } = full;
      expect(early).toMatchObject({
        words,
        wordsByDialect,
        characters,
        charactersWithoutSpaces,
        lines,
        length,
      });
    }
  },
);

describe("chooseCounts", () => {
  const text = "One two `three four`.";
  const counts = analyseText("counts", text, { dialect: "word", limit: null });
  const report = (kinds: readonly ["code"] | readonly []) =>
    analyseText("exclusions", text, {
      kinds,
      dialect: "word",
      limit: null,
      describeKinds: false,
      spanLimit: 0,
    });
  const nothing = { totals: null, counts: null, exclusions: null };

  it("shows everything where nothing is to be left out, also while the kinds are being chosen", () => {
    expect(chooseCounts({ ...nothing, counts }, [], "word")).toEqual({ ...counts, leftOut: null });
    const chosen = { ...nothing, counts, exclusions: report(["code"]) };
    expect(chooseCounts(chosen, [], "word")).toEqual({ ...counts, leftOut: null });
  });

  it("shows what remains, and of what", () => {
    const shown = chooseCounts({ ...nothing, counts, exclusions: report(["code"]) }, ["code"], "word");
    // "`three" and "four`." go, but for the full stop, which closes up to "two".
    expect(shown).toMatchObject({ words: 2, leftOut: { kinds: ["code"], whole: { words: 4 } } });
  });

  it("says that everything is counted until it is known what remains", () => {
    const leftOut = { kinds: ["code"], whole: null };
    expect(chooseCounts({ ...nothing, counts }, ["code"], "word")).toEqual({ ...counts, leftOut });
    const before = { ...nothing, counts, exclusions: report([]) };
    expect(chooseCounts(before, ["code"], "word")).toEqual({ ...counts, leftOut });
    const coming = { totals: countText(text), counts: null, exclusions: report(["code"]) };
    expect(chooseCounts(coming, ["code"], "word")).toMatchObject({ words: 4, leftOut });
  });

  it("names what the report left out while the next one is on its way", () => {
    const shown = chooseCounts({ ...nothing, counts, exclusions: report(["code"]) }, ["urls"], "word");
    expect(shown.leftOut?.kinds).toEqual(["code"]);
  });

  it("shows an empty text before the first answer", () => {
    expect(chooseCounts(nothing, [], "word")).toEqual(emptyCounts);
  });
});
