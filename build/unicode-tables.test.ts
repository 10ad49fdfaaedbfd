import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { unpackNumbers } from "#core/scan/packed-numbers.ts";
import { tablesFile, writeTables } from "./unicode-tables.ts";
import { packNumbers } from "./unicode-tables/pack-numbers.ts";

describe("the committed Unicode tables", () => {
  it("are what the generator makes", { timeout: 60_000 }, async () => {
    expect(readFileSync(tablesFile, "utf8") === (await writeTables())).toBe(true);
  });

  it("take at most 8 kB with brotli", () => {
    expect(brotliCompressSync(readFileSync(tablesFile)).length).toBeLessThanOrEqual(8000);
  });
});

describe("packed numbers", () => {
  it.each([[[]], [[0, 79, 80, 81, 92, 93, 1119, 1120]], [[1_114_111, 0, 65_535, 2 ** 31]]])(
    "read back: %j",
    (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    },
  );

  it("take one character each below 80, and need no escape", () => {
    const packed = packNumbers(Array.from({ length: 80 }, (_, index) => index));
    expect(packed).toHaveLength(80);
    expect(JSON.stringify(packed)).toBe(`"${packed}"`);
  });
});
