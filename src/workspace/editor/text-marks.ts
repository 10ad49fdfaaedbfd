import { StateEffect, StateField } from "@codemirror/state";
import type { Extension } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";
import type { DecorationSet } from "@codemirror/view";
import type { Mark } from "../workspace.ts";

/** Replaces all marks. */
export const setMarksEffect = StateEffect.define<readonly Mark[]>();

const decorationByKind: Readonly<Record<Mark["kind"], Decoration>> = {
  over: Decoration.mark({ class: "cm-mark-over" }),
  place: Decoration.mark({ class: "cm-mark-place" }),
};

function toDecorations(marks: readonly Mark[], length: number): DecorationSet {
  const ranges = [];
  for (const { kind, span } of marks) {
    // Marks come from figures that may be one keystroke old: what lies past the end now is cut off.
    const end = Math.min(span.end, length);
    if (span.start < end) ranges.push(decorationByKind[kind].range(span.start, end));
  }
  return Decoration.set(ranges, true);
}

const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    let updated = decorations.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setMarksEffect)) updated = toDecorations(effect.value, transaction.newDoc.length);
    }
    return updated;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks in the text, which move with it as it changes. */
export const textMarks: Extension = marksField;
