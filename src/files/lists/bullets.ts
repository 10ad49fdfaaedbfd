import { readSymbol } from "./symbol-fonts.ts";

/**
 * A bullet as plain text shows it. Word processors store bullets as places in symbol fonts; without the font, the
 * character itself would be a box. What is no known symbol becomes "•", as does the letter o that stands for a ring.
 */
export function shownBullet(text: string, font: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  if (trimmed === "o" && (font === "" || /courier/i.test(font))) return "◦";
  return Array.from(trimmed, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isPlaceInFont = code >= 0xe000 && code <= 0xf8ff;
    return readSymbol(code, font) ?? (isPlaceInFont ? "•" : character);
  }).join("");
}
