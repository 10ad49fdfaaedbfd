import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { Compartment, EditorSelection, EditorState } from "@codemirror/state";
import type { ChangeSet, Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import type { Span, TextChange } from "#core/document/span.ts";
import { editorTheme } from "./editor-theme.ts";
import { keyBindings } from "./key-bindings.ts";
import { textDirection } from "./text-direction.ts";
import { refusal } from "./text-limit.ts";
import { setMarksEffect, textMarks } from "./text-marks.ts";
import { markPresses } from "./mark-presses.ts";
import type { HandOver, HeldText, MountedSurface, SurfaceLabels, SurfaceListener } from "./text-surface.ts";

function toTextChanges(changes: ChangeSet): readonly TextChange[] {
  const found: TextChange[] = [];
  changes.iterChanges((from, to, _newFrom, _newTo, inserted) => {
    found.push({ from, to, insert: inserted.toString() });
  });
  return found;
}

function toSelection(span: Span, length: number): EditorSelection {
  const start = Math.min(Math.max(span.start, 0), length);
  return EditorSelection.single(start, Math.min(Math.max(span.end, start), length));
}

function labelling({ label, placeholder: hint, describedBy }: SurfaceLabels): Extension {
  return [
    EditorView.contentAttributes.of({
      "aria-label": label,
      "aria-placeholder": hint,
      ...(describedBy === null ? {} : { "aria-describedby": describedBy }),
      "aria-multiline": "true",
      // The browser focuses it anyway; checkers of accessibility only know it is reachable when told.
      tabindex: "0",
      spellcheck: "true",
      autocorrect: "on",
      autocapitalize: "sentences",
    }),
  ];
}

/** Refuses what would pass the limits of a document; the text stays as it was. */
function limiting(onRefused: (message: string) => void): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged) return transaction;
    const { length } = transaction.newDoc;
    const growth = length - transaction.startState.doc.length;
    const refused = refusal(length, growth, () => transaction.newDoc.toString());
    if (refused === null) return transaction;
    queueMicrotask(() => onRefused(refused));
    return [];
  });
}

/** Typing right after a paste must not join its undo step: one undo would take back the whole pasted text with it. */
const pastesAlone = EditorState.transactionExtender.of((transaction) =>
  transaction.isUserEvent("input.paste") || transaction.isUserEvent("input.drop")
    ? { annotations: isolateHistory.of("full") }
    : null,
);

/**
 * The editor proper, with the text, selection, focus and undo steps of the surface before it. CodeMirror holds every
 * line break as a line feed. The view lives as long as the page, in or out of it: leaving a tool and coming back
 * keeps the undo history.
 */
export function createCodeMirrorSurface(
  handOver: HandOver,
  labels: SurfaceLabels,
  listener: SurfaceListener,
): MountedSurface {
  const labelCompartment = new Compartment();
  let currentLabels = labels;
  let top = handOver.place.top;
  let firstScrollTop = handOver.scrollTop;
  let focusFirst = handOver.focused;

  const createState = (text: string, selection: Span | null) => {
    const doc = EditorState.create({}).toText(text);
    return EditorState.create({
      doc,
      selection: toSelection(selection ?? { start: 0, end: 0 }, doc.length),
      extensions: [
        history(),
        pastesAlone,
        keymap.of(keyBindings),
        EditorView.lineWrapping,
        textDirection,
        textMarks,
        markPresses(listener.onMarkPress),
        editorTheme,
        labelCompartment.of(labelling(currentLabels)),
        limiting(listener.onRefused),
        EditorView.domEventHandlers({ scroll: () => listener.onPlace() }),
      ],
    });
  };

  /** Goes through the texts again, so that undo and redo lead where they led before this editor loaded. */
  const replayHandOver = () => {
    const { earlierTexts, laterTexts, place } = handOver;
    const [first, ...others] = [...earlierTexts, handOver.text];
    let state = createState(first, null);
    for (const text of [...others, ...laterTexts.toReversed()]) {
      const changes = { from: 0, to: state.doc.length, insert: text };
      state = state.update({ changes, annotations: isolateHistory.of("full"), filter: false }).state;
    }
    for (let step = 0; step < laterTexts.length; step += 1) {
      undo({ state, dispatch: (transaction) => (state = transaction.state) });
    }
    return state.update({ selection: toSelection(place.selection, state.doc.length) }).state;
  };

  const view = new EditorView({
    state: replayHandOver(),
    dispatchTransactions(transactions, target) {
      target.update(transactions);
      for (const transaction of transactions) {
        if (transaction.docChanged) listener.onChange(toTextChanges(transaction.changes));
      }
      listener.onPlace();
    },
  });

  const readTop = () => {
    if (!view.dom.isConnected) return top;
    const content = view.contentDOM.getBoundingClientRect();
    const visibleTop = Math.max(view.scrollDOM.getBoundingClientRect().top, 0);
    const style = getComputedStyle(view.contentDOM);
    const left = content.left + Number.parseFloat(style.paddingLeft);
    top = content.top >= visibleTop ? 0 : view.posAtCoords({ x: left + 1, y: visibleTop + 1 }, false);
    return top;
  };

  const showTop = () => {
    if (top > 0)
      view.dispatch({
        effects: EditorView.scrollIntoView(Math.min(top, view.state.doc.length), { y: "start" }),
      });
  };

  return {
    element: view.dom,
    get length() {
      return view.state.doc.length;
    },
    get canUndo() {
      return undoDepth(view.state) > 0;
    },
    get canRedo() {
      return redoDepth(view.state) > 0;
    },
    get selection() {
      const { from, to } = view.state.selection.main;
      return { start: from, end: to };
    },
    readText: () => view.state.doc.toString(),
    readSlice: (span) => view.state.sliceDoc(span.start, span.end),
    readPlace() {
      const { from, to } = view.state.selection.main;
      return { selection: { start: from, end: to }, top: readTop() };
    },
    load(held: HeldText) {
      top = held.place.top;
      view.setState(createState(held.text, held.place.selection));
      showTop();
      listener.onPlace();
    },
    replaceText(text) {
      const insert = view.state.toText(text);
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert },
        selection: { anchor: insert.length },
        annotations: isolateHistory.of("full"),
        userEvent: "input.replace",
        scrollIntoView: true,
      });
    },
    insertText(text) {
      const insertion = view.state.replaceSelection(view.state.toText(text));
      view.dispatch({ ...insertion, userEvent: "input.paste", scrollIntoView: true });
    },
    applyEdits(edits) {
      view.dispatch({
        changes: edits.map(({ from, to, insert }) => ({ from, to, insert: view.state.toText(insert) })),
        annotations: isolateHistory.of("full"),
        userEvent: "input.replace",
      });
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    reveal(span) {
      const selection = toSelection(span, view.state.doc.length);
      const effects = EditorView.scrollIntoView(selection.main, { y: "center" });
      view.dispatch({ selection, effects, userEvent: "select" });
      view.focus();
    },
    focus: () => view.focus(),
    setMarks: (marks) => view.dispatch({ effects: setMarksEffect.of(marks) }),
    setLabels(next) {
      currentLabels = next;
      view.dispatch({ effects: labelCompartment.reconfigure(labelling(next)) });
    },
    appear() {
      if (focusFirst) view.focus();
      if (firstScrollTop === null) showTop();
      else view.scrollDOM.scrollTop = firstScrollTop;
      focusFirst = false;
      firstScrollTop = null;
    },
    disappear() {
      readTop();
    },
  };
}
