import type { Span } from "#core/document/span.ts";
import type { TextSurface } from "../editor/text-surface.ts";

/** A text that was put into another one in one step. */
export interface PlacedText {
  /** What was selected, in the text before. */
  readonly selection: Span;
  readonly text: string;
  /** UTF-16 units of the whole text after. */
  readonly length: number;
}

/** Puts text (with line feeds only) in the place of the selection; `null` when it was refused. */
export function placeText(surface: TextSurface, text: string): PlacedText | null {
  const { selection } = surface;
  const length = surface.length - (selection.end - selection.start) + text.length;
  surface.insertText(text);
  return surface.length === length ? { selection, text, length } : null;
}

/**
 * Puts another text in the place of one that was just placed, as if it had been the first: one undo takes it back.
 * `null`, and nothing done, when anything was written or selected since.
 */
export function replacePlaced(surface: TextSurface, placed: PlacedText, text: string): PlacedText | null {
  const { start } = placed.selection;
  const end = start + placed.text.length;
  const isUntouched =
    surface.length === placed.length &&
    surface.selection.start === end &&
    surface.selection.end === end &&
    surface.readSlice({ start, end }) === placed.text;
  if (!isUntouched || !surface.canUndo) return null;
  surface.undo();
  const { selection } = surface;
  if (selection.start !== placed.selection.start || selection.end !== placed.selection.end) {
    surface.reveal(placed.selection);
  }
  return placeText(surface, text);
}
