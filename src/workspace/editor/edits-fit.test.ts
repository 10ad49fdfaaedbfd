import { expect, it } from "vitest";

import { editsFit } from "./edits-fit.ts";

it.each([
  ["none", [], true],
  ["one at the start", [[0, 1]], true],
  ["one at the end", [[10, 10]], true],
  [
    "neighbours",
    [
      [0, 2],
      [2, 4],
    ],
    true,
  ],
  [
    "two insertions at one place",
    [
      [2, 2],
      [2, 2],
    ],
    true,
  ],
  ["one past the end", [[9, 11]], false],
  ["one that ends before it starts", [[4, 3]], false],
  [
    "an overlap",
    [
      [0, 3],
      [2, 4],
    ],
    false,
  ],
  [
    "the wrong order",
    [
      [4, 5],
      [0, 1],
    ],
    false,
  ],
  ["one before the start", [[-1, 1]], false],
] as const)("%s of ten characters", (_name, edits, expected) => {
  expect(
    editsFit(
      edits.map(([from, to]) => ({ from, to, insert: "x" })),
      10,
    ),
  ).toBe(expected);
});
