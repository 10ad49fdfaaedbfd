import { describe, expect, it } from "vitest";

import { englishCodec, groupCodec, hiddenTiersCodec, offGroupsCodec, rulesCodec } from "./settings.ts";

describe("the codecs of the address", () => {
  it("read the Englishes, and nothing else", () => {
    expect(englishCodec.parse("en-GB")).toBe("en-GB");
    expect(englishCodec.parse("any")).toBe("any");
    expect(englishCodec.parse("en-gb")).toBeUndefined();
    expect(englishCodec.parse("constructor")).toBeUndefined();
  });

  it.each(["passive-voice", "spelling.there-is", "none"])("give back the rules %s", (text) => {
    const rules = rulesCodec.parse(text);
    expect(rules === undefined ? undefined : rulesCodec.format(rules)).toBe(text);
  });

  it.each(["", "<script>", "a..b", "x".repeat(50), Array(101).fill("a").join(".")])(
    "refuse the rules %j",
    (text) => {
      expect(rulesCodec.parse(text)).toBeUndefined();
    },
  );

  it("write lists in one order, and take style groups alone", () => {
    expect(hiddenTiersCodec.format(["style", "error"])).toBe("error.style");
    expect(offGroupsCodec.parse("cliches.wordiness")).toEqual(["wordiness", "cliches"]);
    expect(offGroupsCodec.parse("spelling")).toBeUndefined();
    expect(groupCodec.parse("spelling")).toBe("spelling");
  });
});
