import { describe, expect, it } from "vitest";

import { crc32 } from "./crc32.ts";

const bytes = new TextEncoder().encode("123456789");

describe("crc32", () => {
  // The check value of CRC-32/ISO-HDLC in Williams, "A painless guide to CRC error detection algorithms" (1993).
  it("gives the published check value", () => {
    expect(crc32(bytes)).toBe(0xcbf4_3926);
  });

  it("gives the same for bytes in two pieces, wherever they are cut", () => {
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(0xcbf4_3926);
    }
  });

  it("gives 0 for no bytes", () => {
    expect(crc32(new Uint8Array())).toBe(0);
  });
});
