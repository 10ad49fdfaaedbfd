import { describe, expect, it } from "vitest";

import { addAfter } from "./add-after.ts";

describe("addAfter", () => {
  it.each([
    ["", "Two.", "Two."],
    ["One.", "Two.", "One.\n\nTwo."],
    ["One.\n", "Two.", "One.\n\nTwo."],
    ["One.\n\n", "Two.", "One.\n\nTwo."],
    ["One.\n\n\n", "Two.", "One.\n\n\nTwo."],
  ])("puts %j before %j", (held, text, both) => {
    expect(addAfter(held, text)).toBe(both);
  });
});
