import type { Command } from "../palette/command.ts";

/** Where the modifier keys lie; on Apple keyboards Option types letters, so it cannot carry shortcuts. */
export type Keyboard = "apple" | "other";

/** An action with a letter of its own, pressed with the modifiers of `shortcutModifiers`. */
export interface Shortcut {
  readonly letter: string;
  readonly label: string;
  readonly run: () => void;
}

/** A line of the list of shortcuts; `keys` as they are printed on the keyboard. */
export interface ShortcutLine {
  readonly label: string;
  readonly keys: readonly string[];
}

/** What a keyboard event tells about the keys held down. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Tells the keyboard from what the browser says of its platform. */
export function keyboardOf(platform: string): Keyboard {
  return /mac|iphone|ipad|ipod/i.test(platform) ? "apple" : "other";
}

/**
 * The modifiers of all shortcuts. Alt with Shift is free of browser commands for the letters in use, and is not
 * AltGr; on Apple keyboards it types letters and Control with Option belongs to VoiceOver, hence Control with Shift.
 */
export function shortcutModifiers(keyboard: Keyboard): readonly string[] {
  return keyboard === "apple" ? ["Control", "Shift"] : ["Alt", "Shift"];
}

/** The letter of a shortcut that was pressed, in lower case, or `null`. */
export function pressedShortcut(press: KeyPress, keyboard: Keyboard): string | null {
  if (!press.shiftKey || press.metaKey || press.key.length !== 1) return null;
  const held = keyboard === "apple" ? press.ctrlKey && !press.altKey : press.altKey && !press.ctrlKey;
  return held ? press.key.toLowerCase() : null;
}

/** Whether the keys ask for the list of shortcuts from anywhere: Ctrl or Cmd with the slash. */
export function asksForHelp(press: KeyPress, keyboard: Keyboard): boolean {
  if (press.key !== "/" || press.altKey) return false;
  return keyboard === "apple" ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}

/** The lines of the list: our own shortcuts first, then those of the editor and of the list itself. */
export function shortcutLines(shortcuts: readonly Shortcut[], keyboard: Keyboard): readonly ShortcutLine[] {
  const command = keyboard === "apple" ? "Cmd" : "Ctrl";
  const modifiers = shortcutModifiers(keyboard);
  return [
    ...shortcuts.map(({ label, letter }) => ({ label, keys: [...modifiers, letter.toUpperCase()] })),
    { label: "Undo", keys: [command, "Z"] },
    { label: "Redo", keys: keyboard === "apple" ? [command, "Shift", "Z"] : [command, "Y"] },
    { label: "Select all of the text", keys: [command, "A"] },
    { label: "Show these shortcuts", keys: [command, "/"] },
  ];
}

/** The shortcuts as commands of the palette, with the list of them as the last. */
export function commandsOf(
  shortcuts: readonly Shortcut[],
  keyboard: Keyboard,
  showList: () => void,
): readonly Command[] {
  const shared = { group: "This tool", keywords: [], onlyFound: false } as const;
  const modifiers = shortcutModifiers(keyboard);
  return [
    ...shortcuts.map(({ letter, label, run }) => ({
      ...shared,
      id: `shortcut-${letter}`,
      name: label,
      keys: [...modifiers, letter.toUpperCase()],
      run,
    })),
    {
      ...shared,
      id: "shortcuts",
      name: "Keyboard shortcuts",
      keywords: ["keys", "hotkeys", "help"],
      keys: [keyboard === "apple" ? "Cmd" : "Ctrl", "/"],
      run: showList,
    },
  ];
}
