import fc from "fast-check";
import { expect, it } from "vitest";
import { NumberSet } from "./number-set.ts";

it("is a set of numbers, cleared or not, also when it grows", () => {
  const set = new NumberSet();
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 32 - 2 })), fc.constantFrom(0, 40_000), (numbers, more) => {
      set.clear();
      const known = new Set<number>();
      for (const number of [...numbers, ...Array.from({ length: more }, (_, index) => index * 64)]) {
        expect(set.add(number)).toBe(!known.has(number));
        known.add(number);
      }
      expect(set.size).toBe(known.size);
    }),
    { numRuns: 20 },
  );
});
