import { describe, expect, it } from "vitest";

import { createSecretRandom } from "./secret-random.ts";

/** A source that gives these numbers, one a call. */
function source(numbers: readonly number[]): (drawn: Uint32Array<ArrayBuffer>) => void {
  let place = 0;
  return (drawn) => {
    drawn[0] = numbers[place] ?? 0;
    place += 1;
  };
}

describe("createSecretRandom", () => {
  it("gives the remainder of what the source gives", () => {
    expect(createSecretRandom(source([7776 * 3 + 41])).below(7776)).toBe(41);
  });

  it("draws again past the last whole multiple of the bound", () => {
    // 2^32 = 552,336 × 7,776 + 2,560: the last 2,560 numbers would favour the first words.
    const random = createSecretRandom(source([2 ** 32 - 1, 2 ** 32 - 2560, 5]));
    expect(random.below(7776)).toBe(5);
  });

  it("keeps the number just before", () => {
    expect(createSecretRandom(source([2 ** 32 - 2561, 5])).below(7776)).toBe(7775);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("takes no bound of %s", (bound) => {
    expect(() => createSecretRandom(source([])).below(bound)).toThrow(RangeError);
  });
});
