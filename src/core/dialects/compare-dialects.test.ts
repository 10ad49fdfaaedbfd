import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

import { compareDialects } from "./compare-dialects.ts";
import { countByDialect, countingDialects } from "./counting-dialects.ts";
import type { CountingDialect } from "./counting-dialects.ts";
import { programNotes } from "./program-notes.ts";

type Counts = [word: number, unicode: number, wc: number, dictionary: number, cjk: number];

/** Tokens with what each dialect counts, by its definition, and why they differ. */
const differing: [string, Counts, string][] = [
  ["well-known", [1, 2, 1, 1, 0], "joined by a hyphen"],
  ["and/or,", [1, 2, 1, 1, 0], "joined by a slash"],
  ["yes—no", [1, 2, 1, 1, 0], "joined by a dash"],
  ["–", [1, 0, 1, 0, 0], "dash alone"],
  ["--", [1, 0, 1, 0, 0], "dash alone"],
  ["&", [1, 0, 1, 0, 0], "sign alone"],
  ["🙂", [1, 0, 1, 0, 0], "emoji"],
  ["https://example.com/a", [1, 3, 1, 1, 0], "web address"],
  ["(www.example.com/a)", [1, 2, 1, 1, 0], "web address"],
  ["zoë@example.com", [1, 2, 1, 1, 0], "e-mail address"],
  ["06/30/2003", [1, 3, 1, 1, 0], "number, date or time"],
  ["10:30", [1, 2, 1, 1, 0], "number, date or time"],
  ["1990's", [1, 2, 1, 1, 0], "apostrophe"],
  ["word(s).", [1, 2, 1, 1, 0], "brackets within"],
  ["wait…what?", [1, 2, 1, 1, 0], "joined by dots"],
  ["R&D", [1, 2, 1, 1, 0], "joined by &"],
  ["one,two", [1, 2, 1, 1, 0], "joined by a comma"],
  ["a\u200bb", [1, 2, 1, 1, 0], "invisible character within"],
  // A word joiner is white space to wc.
  ["a\u2060b", [1, 1, 2, 1, 0], "invisible character within"],
  ["한국어", [1, 1, 1, 1, 3], "Korean characters"],
  ["语言", [2, 1, 1, 1, 2], "Chinese or Japanese characters"],
  ["Python语言", [3, 2, 1, 2, 2], "Chinese or Japanese characters"],
  // สวัสดี (hello) and ครับ (a particle).
  ["สวัสดีครับ", [1, 2, 1, 2, 0], "Thai: no spaces between words"],
];

function toCounts([word, unicode, wc, dictionary, cjk]: Counts): Record<CountingDialect, number> {
  return { word, unicode, wc, dictionary, cjk };
}

describe("compareDialects", () => {
  it.each(differing)("explains %j", (token, counts, reason) => {
    const text = `one ${token} two`;
    const comparison = compareDialects(text, { limit: 10 });
    expect(comparison.tokens).toEqual([
      {
        text: token,
        span: { start: 4, end: 4 + token.length },
        occurrences: 1,
        counts: toCounts(counts),
        reason,
      },
    ]);
    const [word, unicode, wc, dictionary, cjk] = counts;
    expect(comparison.counts).toEqual(toCounts([word + 2, unicode + 2, wc + 2, dictionary + 2, cjk]));
    expect(comparison.reasons).toEqual([{ reason, occurrences: 1, counts: toCounts(counts) }]);
  });

  it.each(["", " \n", "Don't stop. It cost $5, e.g. 3.14 or 1,000.", "語 か", "“Zoë,” she said; (yes)!"])(
    "finds nothing to explain in %j",
    (text) => {
      expect(compareDialects(text, { limit: 10 })).toMatchObject({
        tokens: [],
        distinctTokens: 0,
        reasons: [],
      });
    },
  );

  it("groups equal tokens, most frequent first, and says how many there are past the limit", () => {
    const comparison = compareDialects("a-b – c-d a-b e/f – – e/f a-b a-b", { limit: 2 });
    expect(comparison.tokens.map(({ text, occurrences, span }) => [text, occurrences, span.start])).toEqual([
      ["a-b", 4, 0],
      ["–", 3, 4],
    ]);
    expect(comparison.distinctTokens).toBe(4);
    expect(comparison.reasons).toEqual([
      { reason: "joined by a hyphen", occurrences: 5, counts: toCounts([5, 10, 5, 5, 0]) },
      { reason: "dash alone", occurrences: 3, counts: toCounts([3, 0, 3, 0, 0]) },
      { reason: "joined by a slash", occurrences: 2, counts: toCounts([2, 4, 2, 2, 0]) },
    ]);
  });

  it("explains all of the difference between the totals", () => {
    const text = `${differing.map(([token]) => token).join(" and ")}\n\n`.repeat(300);
    const { counts, reasons } = compareDialects(text, { limit: 0 });
    const sum = (dialect: CountingDialect) =>
      reasons.reduce((total, reason) => total + reason.counts[dialect], 0);
    for (const dialect of ["unicode", "wc", "dictionary"] as const) {
      expect(counts.word - counts[dialect]).toBe(sum("word") - sum(dialect));
    }
    for (const dialect of countingDialects) expect(counts[dialect]).toBe(countByDialect(text, dialect));
  });

  it.each([
    ["Chinese without a space", "语言学".repeat(100_000)],
    ["hyphens", "a-".repeat(500_000)],
    ["lines", "a-b\n".repeat(250_000)],
    ["at signs", "@".repeat(1_000_000)],
  ])("reads a megabyte of %s in a moment", { timeout: 20_000 }, (_name, text) => {
    expect(compareDialects(text, { limit: 10 }).counts.wc).toBeGreaterThan(0);
  });
});

describe("countByDialect", () => {
  it("does not count twice what a cut between blocks halves", () => {
    expect(countByDialect("x".repeat(10_000), "dictionary")).toBe(1);
    expect(countByDialect("语".repeat(10_000), "cjk")).toBe(10_000);
    expect(countByDialect(`${"𠀀".repeat(5000)} x`, "cjk")).toBe(5000);
  });

  it.each([
    ["カタカナ ﾊﾞﾅﾅ", 4 + 3],
    ["時々", 2],
    ["ㄅㄆ", 2],
    ["한국 \u1112\u1161\u11ab", 3],
    ["、。「」", 0],
    ["abc Ж 1", 0],
  ])("counts the characters of %j", (text, characters) => {
    expect(countByDialect(text, "cjk")).toBe(characters);
  });
});

describe("programNotes", () => {
  it("says of each program how it is known", () => {
    expect(programNotes.map(({ program, verified }) => [program, verified])).toEqual([
      ["Microsoft Word", false],
      ["Google Docs", false],
      ["LibreOffice Writer", false],
      ["wc -w", true],
    ]);
    for (const { source, date } of programNotes) {
      expect(source).not.toBe("");
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  const version = spawnSync("wc", ["--version"], { encoding: "utf8" }).stdout ?? "";

  it.runIf(version.includes("GNU coreutils"))("is right about wc", () => {
    const tokens = [
      ...differing.map(([token]) => token),
      "a\u00a0b",
      "a\u2028b",
      "a\u0085b",
      "a\u3000b",
      "\u0001",
      "\u00ad",
      "don’t",
    ];
    for (const token of tokens) {
      const { stdout } = spawnSync("wc", ["-w"], {
        input: token,
        encoding: "utf8",
        env: { LC_ALL: "C.UTF-8" },
      });
      expect([token, Number(stdout)]).toEqual([token, countByDialect(token, "wc")]);
    }
  });
});
