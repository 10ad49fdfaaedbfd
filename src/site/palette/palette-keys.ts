import type { Keyboard, KeyPress } from "#ui/shortcuts/shortcuts.ts";

/** A key press with the key's place on the keyboard, which is the same whatever it types. */
export interface PlacedKeyPress extends KeyPress {
  readonly code: string;
}

/** Whether the keys ask for the palette: Ctrl or Cmd with K, also where that key types no Latin letter. */
export function asksForPalette(press: PlacedKeyPress, keyboard: Keyboard): boolean {
  const isLatin = /^[a-z]$/i.test(press.key);
  const isK = isLatin ? press.key.toLowerCase() === "k" : press.code === "KeyK";
  if (!isK || press.altKey || press.shiftKey) return false;
  return keyboard === "apple" ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}
