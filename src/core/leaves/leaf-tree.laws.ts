import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LeafTree } from "./leaf-tree.ts";

/** A replacement at shares of the number of leaves, by so many leaves, and a leaf that grows after it. */
const step = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3000 })),
  added: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3000 })),
  growth: fc.integer({ min: 0, max: 9 }),
});

describe("LeafTree", () => {
  it("finds the leaves where a list of them has them", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 7 }), (steps, spread) => {
        const tree = new LeafTree();
        const sizes: number[] = [];
        const leaves: number[] = [];
        let next = 0;
        for (const { from, removed, added, growth } of steps) {
          const first = Math.floor(from * leaves.length);
          const last = Math.min(leaves.length, first + removed);
          const newLeaves = Array.from({ length: added }, () => next++);
          const newSizes = newLeaves.map((leaf) => 1 + (leaf % spread));
          const offsetOf = (index: number): number =>
            sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
          tree.replace(offsetOf(first), offsetOf(last), { leaves: newLeaves, sizes: newSizes });
          leaves.splice(first, last - first, ...newLeaves);
          sizes.splice(first, last - first, ...newSizes);
          if (leaves.length > 0) {
            const index = Math.min(first, leaves.length - 1);
            tree.seek(offsetOf(index));
            tree.resize(growth);
            sizes[index] = (sizes[index] ?? 0) + growth;
          }
          expect(tree.length).toBe(offsetOf(sizes.length));
          let start = 0;
          for (const [index, leaf] of leaves.entries()) {
            const size = sizes[index] ?? 0;
            tree.seek(start);
            if (tree.leaf !== leaf || tree.start !== start)
              expect([tree.leaf, tree.start]).toEqual([leaf, start]);
            tree.seek(start + size - 1);
            if (tree.leaf !== leaf || tree.start !== start)
              expect([tree.leaf, tree.start]).toEqual([leaf, start]);
            start += size;
          }
          if (leaves.length > 0) {
            tree.seek(start);
            expect(tree.leaf).toBe(leaves.at(-1));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
