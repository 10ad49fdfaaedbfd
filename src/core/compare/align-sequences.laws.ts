import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createSeededRandom } from "../random/seeded-random.ts";

import { createEffort } from "./alignment-effort.ts";
import { alignSequences } from "./align-sequences.ts";

const items = fc.array(fc.nat(6), { maxLength: 200 });

function expectPairs(a: Int32Array, b: Int32Array, partners: Int32Array): void {
  let last = -1;
  let wrong = 0;
  for (const [index, partner] of partners.entries()) {
    if (partner === -1) continue;
    if (partner <= last || a[index] !== b[partner]) wrong += 1;
    last = partner;
  }
  expect(wrong).toBe(0);
}

function atRandom(length: number, kinds: number, seed: string): Int32Array {
  const random = createSeededRandom(seed);
  return Int32Array.from({ length }, () => random.below(kinds));
}

/** The same again and again, with other items at some places. */
function periodic(length: number, changes: number, seed: string): Int32Array {
  const random = createSeededRandom(seed);
  const sequence = Int32Array.from({ length }, (_, index) => index % 2);
  for (let change = 0; change < changes; change += 1) sequence[random.below(length)] = 2 + random.below(3);
  return sequence;
}

describe("alignSequences", () => {
  it("pairs equal items in their order", () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const [a, b] = [Int32Array.from(one), Int32Array.from(other)];
        expectPairs(a, b, alignSequences(a, b, 7, createEffort()).partners);
      }),
      { numRuns: 500 },
    );
  });

  it("pairs a sequence with itself, whatever recurs in it", () => {
    fc.assert(
      fc.property(items, (one) => {
        const a = Int32Array.from(one);
        const { partners, isCoarse } = alignSequences(a, a, 7, createEffort());
        expect([...partners]).toEqual(one.map((_, index) => index));
        expect(isCoarse).toBe(false);
      }),
    );
  });

  // Nothing stands once among 300 kinds in 50,000 places, as among the signs of a Chinese book. Of what was left as it is,
  // a little is lost beside changes, where another pair does as well.
  it.each<[changed: number, least: number]>([
    [0.1, 0.98],
    [0.25, 0.95],
    [0.5, 0.8],
  ])("finds most of what was left as it is where a share of %d was changed", (changed, least) => {
    const kinds = 300;
    const a = atRandom(50_000, kinds, "kept");
    const random = createSeededRandom(`changed ${changed}`);
    const passage = atRandom(500, kinds, "passage");
    let kept = 0;
    const b: number[] = [];
    for (const [index, item] of a.entries()) {
      if (index === 20_000) b.push(...passage);
      if (random.below(1000) >= changed * 1000) {
        kept += 1;
        b.push(item);
      } else if (random.below(2) === 0) {
        b.push(random.below(kinds), random.below(kinds));
      }
    }
    const { partners } = alignSequences(a, Int32Array.from(b), kinds, createEffort());
    expectPairs(a, Int32Array.from(b), partners);
    expect(partners.filter((partner) => partner !== -1).length).toBeGreaterThan(least * kept);
  });

  // A search that is begun is ended: it may take as much again as there is.
  it.each<[string, Int32Array, Int32Array, number]>([
    ["two kinds at random", atRandom(200_000, 2, "a"), atRandom(200_000, 2, "b"), 2],
    ["26 kinds at random", atRandom(200_000, 26, "a"), atRandom(200_000, 26, "b"), 26],
    ["many kinds at random", atRandom(200_000, 50_000, "a"), atRandom(200_000, 50_000, "b"), 50_000],
    ["nothing in common", new Int32Array(200_000), new Int32Array(200_000).fill(1), 2],
    ["a period with changes", periodic(200_000, 40, "a"), periodic(200_000, 40, "b"), 5],
    ["a period with many changes", periodic(200_000, 20_000, "a"), periodic(200_000, 20_000, "b"), 5],
    ["one kind, other lengths", new Int32Array(200_000), new Int32Array(100_000), 1],
  ])("takes a bounded number of steps: %s", (_name, a, b, kinds) => {
    const effort = createEffort();
    const most = 2 * effort.left;
    const before = effort.left;
    const { partners } = alignSequences(a, b, kinds, effort);
    expectPairs(a, b, partners);
    expect(before - effort.left).toBeLessThan(most);
  });
});
