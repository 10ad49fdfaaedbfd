import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { alignShort } from "./short-alignment.ts";

/** The length of a longest common subsequence by the table of Wagner and Fischer (1974). */
function commonLength(a: readonly number[], b: readonly number[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const item of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      const longest = Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(item === other ? (row[index] ?? 0) + 1 : longest);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const short = fc.array(fc.nat(4), { maxLength: 31 });
const long = fc.array(fc.nat(4), { maxLength: 255 });

describe("alignShort", () => {
  it("pairs equal items in their order, as many as can be", () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(short, long), fc.tuple(long, short)), ([a, b]) => {
        const partners = new Int32Array(255);
        alignShort(Int32Array.from(a), a.length, Int32Array.from(b), b.length, partners);
        const pairs = a.flatMap((item, index) => {
          const partner = partners[index] ?? -1;
          return partner === -1 ? [] : [{ item, other: b[partner], partner }];
        });
        for (const { item, other } of pairs) expect(other).toBe(item);
        const places = pairs.map(({ partner }) => partner);
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
        expect(pairs).toHaveLength(commonLength(a, b));
      }),
      { numRuns: 500 },
    );
  });
});
