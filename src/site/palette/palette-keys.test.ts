import { describe, expect, it } from "vitest";

import { asksForPalette } from "./palette-keys.ts";
import type { PlacedKeyPress } from "./palette-keys.ts";

const k: PlacedKeyPress = {
  key: "k",
  code: "KeyK",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

describe("the palette's keys", () => {
  it.each([
    [{ ...k, ctrlKey: true }, "other", true],
    [{ ...k, metaKey: true }, "apple", true],
    // Caps Lock.
    [{ ...k, key: "K", ctrlKey: true }, "other", true],
    // A Russian keyboard.
    [{ ...k, key: "л", ctrlKey: true }, "other", true],
    // Dvorak: the key in the place of K types t, and its k is elsewhere.
    [{ ...k, key: "t", ctrlKey: true }, "other", false],
    [{ ...k, code: "KeyV", ctrlKey: true }, "other", true],
    [k, "other", false],
    [{ ...k, ctrlKey: true }, "apple", false],
    [{ ...k, metaKey: true }, "other", false],
    [{ ...k, ctrlKey: true, shiftKey: true }, "other", false],
    [{ ...k, ctrlKey: true, altKey: true }, "other", false],
  ] as const)("%j on the keyboard %s: %s", (press, keyboard, expected) => {
    expect(asksForPalette(press, keyboard)).toBe(expected);
  });
});
