import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createSeededRandom } from "../random/seeded-random.ts";

import { findRunPairs } from "./run-anchors.ts";

const RUN = 8;

/** Where runs start that stand once in each of two sequences, found by comparing all with all. */
function findByHand(a: readonly number[], b: readonly number[]): Map<number, number> {
  const runsOf = (sequence: readonly number[]) => {
    const places = new Map<string, number[]>();
    for (let at = 0; at + RUN <= sequence.length; at += 1) {
      const key = sequence.slice(at, at + RUN).join(" ");
      places.set(key, [...(places.get(key) ?? []), at]);
    }
    return places;
  };
  const inB = runsOf(b);
  return new Map(
    [...runsOf(a)].flatMap(([key, [at = 0, ...more]]) => {
      const [other, ...others] = inB.get(key) ?? [];
      return other === undefined || more.length + others.length > 0 ? [] : [[at, other] as const];
    }),
  );
}

function findPairs(one: readonly number[], other: readonly number[]) {
  const [a, b] = [Int32Array.from(one), Int32Array.from(other)];
  const found = findRunPairs(a, b, { aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length });
  return [...found.a].map((place, index) => [place, found.b[index]] as const);
}

describe("findRunPairs", () => {
  it("gives only runs that stand once in each, in the order of the first", () => {
    const items = fc.array(fc.nat(2), { maxLength: 80 });
    fc.assert(
      fc.property(items, items, items, (shared, before, behind) => {
        const [a, b] = [
          [...before, ...shared],
          [...shared, ...behind],
        ];
        const right = findByHand(a, b);
        const pairs = findPairs(a, b);
        expect(pairs.every(([place, other]) => right.get(place) === other)).toBe(true);
        expect(pairs.every(([place], index) => place > (pairs[index - 1]?.[0] ?? -1))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["most of the runs of short sequences", 2_000, 0.5],
    ["a sample of those of long ones", 100_000, 0.05],
  ])("finds %s", (_name, length, least) => {
    const random = createSeededRandom("runs");
    const a = Array.from({ length }, () => random.below(100));
    const b = [...Array.from({ length: 300 }, () => random.below(100)), ...a];
    const pairs = findPairs(a, b);
    expect(pairs.length).toBeGreaterThan(least * length);
    expect(pairs.every(([place, other]) => other === place + 300)).toBe(true);
  });

  it("finds none where there are not eight items", () => {
    expect(findPairs([], [])).toEqual([]);
    expect(findPairs([1, 2, 3], [1, 2, 3])).toEqual([]);
  });
});
