import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createEffort } from "./alignment-effort.ts";
import { createAlignmentWork } from "./bounded-alignment.ts";
import { alignByWindows } from "./window-alignment.ts";

const items = fc.array(fc.nat(6), { maxLength: 120 });

/** The partners of a sequence, and whether the masks are as clean as they were. */
function align(one: readonly number[], other: readonly number[]) {
  const work = createAlignmentWork(Int32Array.from(one), Int32Array.from(other), 7, createEffort());
  alignByWindows(work, { aStart: 0, aEnd: one.length, bStart: 0, bEnd: other.length });
  return { partners: work.partners, isClean: work.masks?.every((mask) => mask === 0) ?? true };
}

/** The length of a longest common subsequence (the table of Wagner and Fischer, 1974). */
function longestCommon(one: readonly number[], other: readonly number[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const item of one) {
    const next = [0];
    for (const [index, its] of other.entries()) {
      const both = item === its ? (row[index] ?? 0) + 1 : 0;
      next.push(Math.max(both, row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe("alignByWindows", () => {
  it("pairs equal items in their order", () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const { partners, isClean } = align(one, other);
        const pairs = [...partners.entries()].filter(([, partner]) => partner !== -1);
        expect(pairs.every(([index, partner]) => one[index] === other[partner])).toBe(true);
        expect(pairs.every(([, partner], index) => partner > (pairs[index - 1]?.[1] ?? -1))).toBe(true);
        expect(isClean).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("pairs as many as can be where one window holds both and they begin with a difference", () => {
    const few = fc.array(fc.nat(5), { maxLength: 30 });
    fc.assert(
      fc.property(few, few, (one, other) => {
        const { partners } = align([6, ...one], other);
        expect(partners.filter((partner) => partner !== -1)).toHaveLength(longestCommon(one, other));
      }),
      { numRuns: 500 },
    );
  });
});
