import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PhraseTable } from "./phrase-table.ts";

/** Few words, so that phrases recur; -1 for the end of a sentence. */
const block = fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 60 });

function addPlainly(
  counts: Map<string, number>,
  words: readonly number[],
  length: number,
  change: number,
): void {
  for (let start = 0; start + length <= words.length; start += 1) {
    const phrase = words.slice(start, start + length);
    if (!phrase.includes(-1)) counts.set(phrase.join(), (counts.get(phrase.join()) ?? 0) + change);
  }
}

function read(table: PhraseTable, length: number): Map<string, number> {
  return new Map(
    Array.from({ length: table.size }, (_, phrase) => [
      Array.from({ length }, (_, index) => table.wordOf(phrase, index)).join(),
      table.countOf(phrase),
    ]),
  );
}

describe("PhraseTable", () => {
  it("counts as a map of joined words does, and tells of counts that grow", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.array(block, { maxLength: 12 }),
        fc.array(fc.nat(11), { maxLength: 6 }),
        (length, blocks, removals) => {
          const table = new PhraseTable(length);
          const counts = new Map<string, number>();
          const told = new Map<number, number>();
          const listener = { rise: (phrase: number, count: number) => void told.set(phrase, count) };
          for (const words of blocks) {
            table.count(Int32Array.from(words), words.length, 1, listener);
            addPlainly(counts, words, length, 1);
          }
          for (const [phrase, count] of told) expect(table.countOf(phrase)).toBe(count);
          expect(told.size).toBe(table.size);
          for (const index of new Set(removals)) {
            const words = blocks[index] ?? [];
            table.count(Int32Array.from(words), words.length, -1, listener);
            addPlainly(counts, words, length, -1);
          }
          expect(read(table, length)).toEqual(counts);
          expect(table.tokens).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
        },
      ),
    );
  });

  it("goes on counting right as it grows", () => {
    const table = new PhraseTable(2);
    const words = Int32Array.from({ length: 30_000 }, (_, index) => (index * index) % 20_011);
    const counts = new Map<string, number>();
    for (let start = 0; start < words.length; start += 500) {
      const some = words.slice(start, start + 500);
      table.count(some, some.length, 1, { rise: () => undefined });
      addPlainly(counts, [...some], 2, 1);
    }
    expect(read(table, 2)).toEqual(counts);
  });
});
