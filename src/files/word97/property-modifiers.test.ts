import { describe, expect, it } from "vitest";
import { ByteView } from "./byte-view.ts";
import { readModifiers } from "./property-modifiers.ts";

function read(...bytes: readonly number[]): readonly (readonly [number, readonly number[]])[] {
  const list = new ByteView(Uint8Array.from(bytes));
  return Array.from(readModifiers(list), ({ code, operand }) => [code, Array.from(operand.bytes)] as const);
}

describe("readModifiers", () => {
  it("takes the size of operands from the top bits of their codes ([MS-DOC] 2.6.1)", () => {
    expect(read(0x35, 0x08, 1, 0x4f, 0x4a, 2, 0, 0x03, 0x6a, 1, 2, 3, 4, 0x33, 0xe0, 7, 8, 9)).toEqual([
      [0x0835, [1]],
      [0x4a4f, [2, 0]],
      [0x6a03, [1, 2, 3, 4]],
      [0xe033, [7, 8, 9]],
    ]);
  });

  it("reads operands of variable size, and the two with counts of their own", () => {
    // sprmTDefTable counts in two bytes, one more than follow; sprmPChgTabs beyond 254 counts tabs.
    expect(read(0x31, 0xca, 2, 5, 6)).toEqual([[0xca31, [5, 6]]]);
    expect(read(0x08, 0xd6, 4, 0, 1, 2, 3, 0x35, 0x08, 1)).toEqual([
      [0xd608, [1, 2, 3]],
      [0x0835, [1]],
    ]);
    expect(read(0x15, 0xc6, 255, 1, 1, 1, 1, 1, 1, 9, 9, 9, 0x35, 0x08, 0)).toEqual([
      [0xc615, [1, 1, 1, 1, 1, 1, 9, 9, 9]],
      [0x0835, [0]],
    ]);
  });

  it.each([
    ["nothing", []],
    ["half a code", [0x35]],
    ["a code without its operand", [0x4f, 0x4a, 1]],
    ["a count beyond the end", [0x31, 0xca, 200, 1]],
    ["a table definition without its count", [0x08, 0xd6, 1]],
  ])("ends before %s", (_, bytes) => {
    expect(read(...bytes)).toEqual([]);
  });
});
