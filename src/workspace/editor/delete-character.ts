import { EditorSelection, findClusterBreak } from "@codemirror/state";
import type { EditorState, StateCommand } from "@codemirror/state";

/** Emoji are followed by these where they stand for the picture and not the sign; nobody deletes one alone. */
const variationSelectors = /^[\ufe00-\ufe0f]+$/;

/**
 * Where a deletion of one character from `position` ends. Delete takes a whole grapheme cluster, Backspace only the
 * last sign of one, so that an accent typed by mistake can be taken back; a line break is a character, too.
 */
function findEnd(state: EditorState, position: number, forward: boolean): number {
  const line = state.doc.lineAt(position);
  const step = (from: number) => line.from + findClusterBreak(line.text, from - line.from, forward, forward);
  const end = step(position);
  if (end === position) return Math.min(Math.max(position + (forward ? 1 : -1), 0), state.doc.length);
  return !forward && variationSelectors.test(state.sliceDoc(end, position)) ? step(end) : end;
}

function deleteCharacter(forward: boolean): StateCommand {
  return ({ state, dispatch }) => {
    const { empty, from, to, head } = state.selection.main;
    const end = empty ? findEnd(state, head, forward) : from;
    const start = empty ? head : to;
    if (start === end) return false;
    const direction = forward ? "delete.forward" : "delete.backward";
    dispatch(
      state.update({
        changes: { from: Math.min(start, end), to: Math.max(start, end) },
        selection: EditorSelection.cursor(Math.min(start, end)),
        scrollIntoView: true,
        userEvent: empty ? direction : "delete.selection",
      }),
    );
    return true;
  };
}

/**
 * Backspace and Delete for prose. CodeMirror's own commands know indentation, which brings its language package and
 * the parser below it along: a seventh of the editor's size, of no use to prose.
 */
export const deleteBackward = deleteCharacter(false);
export const deleteForward = deleteCharacter(true);
