import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { editDistance } from "./edit-distance.ts";

describe("the edit distance", () => {
  it.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["tools", "tools", 0],
    // The standard worked example: k→s, e→i, and a g at the end.
    ["kitten", "sitting", 3],
    // One swap of neighbours, which plain Levenshtein would count as two.
    ["conuter", "counter", 1],
    // Restricted: no slip is made inside a swap, so this is 3 and not 2.
    ["ca", "abc", 3],
    // One character each, whatever its length in UTF-16.
    ["😀", "😃", 1],
    ["é", "e", 1],
  ])("from %j to %j is %d", (first, second, distance) => {
    expect(editDistance(first, second)).toBe(distance);
  });

  it("is the same from either side, and never more than the longer text", () => {
    const short = fc.string({ unit: fc.constantFrom("a", "b", "c", "é", "😀"), maxLength: 9 });
    fc.assert(
      fc.property(short, short, (first, second) => {
        const distance = editDistance(first, second);
        expect(distance).toBe(editDistance(second, first));
        expect(distance).toBeLessThanOrEqual(Math.max([...first].length, [...second].length));
        expect(distance === 0).toBe(first === second);
      }),
    );
  });
});
