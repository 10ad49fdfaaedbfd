import { StateEffect, StateField } from "@codemirror/state";
import type { EditorState, Extension } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";
import type { DecorationSet } from "@codemirror/view";
import type { Mark, MarkKind } from "../workspace.ts";

/** Replaces all marks. */
export const setMarksEffect = StateEffect.define<readonly Mark[]>();

/** The attribute that carries the id of a mark, for presses. */
export const markIdAttribute = "data-mark-id";

function createDecoration(kind: MarkKind, id: string | null): Decoration {
  return Decoration.mark({
    class: `cm-mark cm-mark-${kind}`,
    ...(id === null ? {} : { attributes: { [markIdAttribute]: id }, markId: id }),
  });
}

const plainDecorations: Readonly<Record<MarkKind, Decoration>> = {
  over: createDecoration("over", null),
  place: createDecoration("place", null),
  strong: createDecoration("strong", null),
  error: createDecoration("error", null),
  likely: createDecoration("likely", null),
  style: createDecoration("style", null),
  match: createDecoration("match", null),
};

function decorationOf({ kind, id }: Mark): Decoration {
  return id === undefined ? plainDecorations[kind] : createDecoration(kind, id);
}

function toDecorations(marks: readonly Mark[], length: number): DecorationSet {
  const ranges = [];
  for (const mark of marks) {
    const { span } = mark;
    // Marks come from figures that may be one keystroke old: what lies past the end now is cut off.
    const end = Math.min(span.end, length);
    if (span.start < end) ranges.push(decorationOf(mark).range(span.start, end));
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

function readMarkId(spec: unknown): string | null {
  if (typeof spec !== "object" || spec === null || !("markId" in spec)) return null;
  return typeof spec.markId === "string" ? spec.markId : null;
}

/** The id of the shortest mark at an offset; `null` where no mark with an id is. */
export function markIdAt(state: EditorState, offset: number): string | null {
  let nearest: string | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  state.field(marksField).between(offset, offset, (from, to, decoration) => {
    const id = readMarkId(decoration.spec);
    if (id === null || to - from >= shortest) return;
    nearest = id;
    shortest = to - from;
  });
  return nearest;
}

/** Marks in the text, which move with it as it changes. */
export const textMarks: Extension = marksField;
