import { describe, expect, it } from "vitest";

import { asksForExport } from "./export-keys.ts";

const s = { key: "s", code: "KeyS", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe("the keys of the export", () => {
  it.each([
    [{ ...s, ctrlKey: true }, "other", true],
    [{ ...s, metaKey: true }, "apple", true],
    // Caps Lock; a Russian keyboard.
    [{ ...s, key: "S", ctrlKey: true }, "other", true],
    [{ ...s, key: "ы", ctrlKey: true }, "other", true],
    // Dvorak: the key in the place of S types o.
    [{ ...s, key: "o", ctrlKey: true }, "other", false],
    [s, "other", false],
    [{ ...s, ctrlKey: true }, "apple", false],
    [{ ...s, ctrlKey: true, shiftKey: true }, "other", false],
    [{ ...s, ctrlKey: true, altKey: true }, "other", false],
  ] as const)("%j on the keyboard %s: %s", (press, keyboard, expected) => {
    expect(asksForExport(press, keyboard)).toBe(expected);
  });
});
