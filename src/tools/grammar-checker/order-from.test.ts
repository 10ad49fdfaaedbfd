import { expect, it } from "vitest";

import { orderFrom } from "./order-from.ts";

it.each([
  [0, [0, 2000, 4000]],
  [3600, [2000, 4000, 0]],
  [9000, [0, 2000, 4000]],
])("begins with the screen at %i and ends with what stands before it", (place, starts) => {
  const spans = [0, 2000, 4000].map((start) => ({ start, end: start + 500 }));
  expect(orderFrom(spans, place).map(({ start }) => start)).toEqual(starts);
});
