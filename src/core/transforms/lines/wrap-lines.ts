import { displayWidth } from "#core/characters/display-width.ts";

const WORD_AND_SPACE = /[^ \t]+|[ \t]+/g;

/**
 * Breaks a line at spaces so that no part is wider than `columns` (at least 1), measured as in a terminal. The spaces
 * at a break go; those at the start of the line stay. A word that is wider than the columns stands alone and whole.
 */
export function wrapLine(line: string, columns: number): readonly string[] {
  if (line.length <= columns && displayWidth(line) <= columns) return [line];
  const parts: string[] = [];
  let part = "";
  let width = 0;
  let gap = "";
  for (const [piece] of line.matchAll(WORD_AND_SPACE)) {
    if (piece.trim() === "") {
      gap = piece;
      continue;
    }
    const pieceWidth = displayWidth(piece);
    const gapWidth = gap.length;
    const isFirstWord = part === "" && parts.length === 0;
    if (part !== "" && width + gapWidth + pieceWidth > columns) {
      parts.push(part);
      part = piece;
      width = pieceWidth;
    } else {
      const kept = part === "" && !isFirstWord ? "" : gap;
      part += kept + piece;
      width += kept.length + pieceWidth;
    }
    gap = "";
  }
  if (part !== "" || parts.length === 0) parts.push(part);
  return parts;
}

/** The lines of each paragraph joined by a space. Blank lines, which separate paragraphs, stay as they are. */
export function unwrapLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) joined.push(paragraph.join(" "));
    paragraph = [];
  };
  for (const line of lines) {
    if (line.trim() === "") {
      close();
      joined.push(line);
    } else {
      paragraph.push(paragraph.length === 0 ? line.trimEnd() : line.trim());
    }
  }
  close();
  return joined;
}
