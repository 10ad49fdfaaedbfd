import type { Keyboard } from "#ui/shortcuts/shortcuts.ts";

import type { PlacedKeyPress } from "../palette/palette-keys.ts";

/**
 * Whether the keys ask for the export: Ctrl or Cmd with S, which would else save the page with all that is around the
 * text; also where that key types no Latin letter.
 */
export function asksForExport(press: PlacedKeyPress, keyboard: Keyboard): boolean {
  const isLatin = /^[a-z]$/i.test(press.key);
  const isS = isLatin ? press.key.toLowerCase() === "s" : press.code === "KeyS";
  if (!isS || press.altKey || press.shiftKey) return false;
  return keyboard === "apple" ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}
