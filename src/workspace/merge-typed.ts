import type { TextChange } from "#core/document/span.ts";
import type { HeldText } from "./editor/text-surface.ts";

/** What to show in the place of what was typed (`null`: leave it), and what that changes in the saved text. */
export interface Merged {
  readonly held: HeldText | null;
  readonly change: TextChange | null;
}

/**
 * Puts what someone typed before the saved text had been read after that text, with an empty line between: neither
 * is lost. The cursor stays where they typed.
 */
export function mergeTyped(saved: HeldText | null, typed: HeldText): Merged {
  if (saved === null || saved.text === "") {
    const change = typed.text === "" ? null : { from: 0, to: 0, insert: typed.text };
    return { held: null, change };
  }
  if (typed.text === "" || typed.text === saved.text) return { held: saved, change: null };
  const gap = saved.text.endsWith("\n\n") ? "" : saved.text.endsWith("\n") ? "\n" : "\n\n";
  const at = saved.text.length;
  const shift = at + gap.length;
  const { start, end } = typed.place.selection;
  return {
    held: {
      text: saved.text + gap + typed.text,
      place: { selection: { start: start + shift, end: end + shift }, top: shift },
    },
    change: { from: at, to: at, insert: gap + typed.text },
  };
}
