import { describe, expect, it } from "vitest";

import { formatDay, formatQuantity, nameCharacter } from "./format.ts";

describe("formats", () => {
  it("write for people", () => {
    expect(formatDay("2026-11-21")).toBe("21 November 2026");
    expect(formatQuantity(1, "place")).toBe("1 place");
    expect(formatQuantity(1204, "place")).toBe("1,204 places");
    expect(nameCharacter(0x200b, "ZERO WIDTH SPACE")).toBe("U+200B ZERO WIDTH SPACE");
    expect(nameCharacter(0x12000, null)).toBe("U+12000");
  });
});
