import { describe, expect, it, vi } from "vitest";

import { asksForHelp, commandsOf, keyboardOf, pressedShortcut, shortcutLines } from "./shortcuts.ts";
import type { KeyPress } from "./shortcuts.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, ...held: (keyof Omit<KeyPress, "key">)[]): KeyPress =>
  held.reduce((made, name) => ({ ...made, [name]: true }), { key, ...none });

describe("keyboardOf", () => {
  it.each([
    ["MacIntel", "apple"],
    ["macOS", "apple"],
    ["iPhone", "apple"],
    ["Win32", "other"],
    ["Linux x86_64", "other"],
    ["", "other"],
  ])("takes %j for %s", (platform, expected) => {
    expect(keyboardOf(platform)).toBe(expected);
  });
});

describe("pressedShortcut", () => {
  it("takes Alt and Shift on most keyboards", () => {
    expect(pressedShortcut(press("C", "altKey", "shiftKey"), "other")).toBe("c");
  });

  it("takes Control and Shift on Apple keyboards, where Option types letters", () => {
    expect(pressedShortcut(press("C", "ctrlKey", "shiftKey"), "apple")).toBe("c");
    expect(pressedShortcut(press("Ç", "altKey", "shiftKey"), "apple")).toBeNull();
  });

  it("leaves AltGr, which arrives as Ctrl and Alt, to the letters it types", () => {
    expect(pressedShortcut(press("E", "ctrlKey", "altKey", "shiftKey"), "other")).toBeNull();
  });

  it.each([press("c"), press("C", "shiftKey"), press("c", "altKey"), press("Shift", "altKey", "shiftKey")])(
    "leaves %j alone",
    (pressed) => {
      expect(pressedShortcut(pressed, "other")).toBeNull();
    },
  );
});

describe("asksForHelp", () => {
  it("takes Ctrl and slash, or Cmd and slash on Apple keyboards", () => {
    expect(asksForHelp(press("/", "ctrlKey"), "other")).toBe(true);
    expect(asksForHelp(press("/", "metaKey"), "apple")).toBe(true);
  });

  it("leaves a typed slash alone", () => {
    expect(asksForHelp(press("/"), "other")).toBe(false);
    expect(asksForHelp(press("/", "ctrlKey"), "apple")).toBe(false);
  });
});

describe("shortcutLines", () => {
  it("prints a tool's own shortcuts first, with the modifiers of the keyboard", () => {
    const copy = { letter: "c", label: "Copy all", run: () => undefined };
    expect(shortcutLines([copy], "other")[0]).toEqual({ label: "Copy all", keys: ["Alt", "Shift", "C"] });
    expect(shortcutLines([copy], "apple")[0]).toEqual({ label: "Copy all", keys: ["Control", "Shift", "C"] });
  });
});

describe("commandsOf", () => {
  it("offers each shortcut with its keys, and the list of them all", () => {
    const run = vi.fn<() => void>();
    const showList = vi.fn<() => void>();
    const [copy, list] = commandsOf([{ letter: "c", label: "Copy all", run }], "other", showList);
    expect(copy).toMatchObject({ name: "Copy all", keys: ["Alt", "Shift", "C"] });
    expect(list).toMatchObject({ name: "Keyboard shortcuts", keys: ["Ctrl", "/"] });
    copy?.run();
    list?.run();
    expect(run).toHaveBeenCalledOnce();
    expect(showList).toHaveBeenCalledOnce();
  });
});
