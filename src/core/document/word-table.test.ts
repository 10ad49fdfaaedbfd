import { describe, expect, it } from "vitest";
import { WordTable } from "./word-table.ts";

function intern(table: WordTable, word: string): number {
  return table.intern(`<${word}>`, 1, word.length + 1);
}

describe("WordTable", () => {
  it.each([
    ["The", "THE"],
    ["don't", "don’t"],
    ["Élan", "éLAN"],
    ["ΣΟΦΟΣ", "σοφος".replace(/ς$|σ$/, "ς")],
    ["Straße", "straße"],
  ])("takes %s and %s for one word", (one, other) => {
    const table = new WordTable();
    expect(intern(table, one)).toBe(intern(table, other));
  });

  it("tells other words apart, however many there are and however long", () => {
    const table = new WordTable();
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index}`);
    words.push("x".repeat(9000), "x".repeat(9001), "İ".repeat(5000), "");
    const numbers = words.map((word) => intern(table, word));
    expect(numbers).toEqual(words.map((_, index) => index));
    expect(words.map((word) => intern(table, word))).toEqual(numbers);
    expect(table.term(12_345)).toBe("w12345");
  });

  it("keeps tokens, distinct words and hapaxes under adding and taking away", () => {
    const table = new WordTable();
    const [one, two] = [intern(table, "one"), intern(table, "two")];
    for (const [word, change] of [
      [one, 1],
      [one, 1],
      [two, 1],
      [one, -1],
      [two, -1],
    ] as const)
      table.count(word, change);
    expect(table).toMatchObject({ tokens: 1, distinct: 1, hapaxes: 1 });
    table.count(one, -1);
    expect(table).toMatchObject({ tokens: 0, distinct: 0, hapaxes: 0 });
  });

  it("orders words by their units, a beginning before the whole", () => {
    const table = new WordTable();
    const [ab, abc, b] = [intern(table, "ab"), intern(table, "abc"), intern(table, "b")];
    expect(table.compare(ab, abc)).toBeLessThan(0);
    expect(table.compare(b, abc)).toBeGreaterThan(0);
    expect(table.compare(ab, ab)).toBe(0);
  });
});
