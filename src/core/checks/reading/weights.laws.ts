import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeWeights, encodeWeights } from "./weights.ts";

it("reads back the weights that were written", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -40, max: 40 })), { maxLength: 300 }),
      (list) => {
        const weights = Int8Array.from(list);
        expect(decodeWeights(encodeWeights(weights), weights.length)).toEqual(weights);
      },
    ),
  );
});
