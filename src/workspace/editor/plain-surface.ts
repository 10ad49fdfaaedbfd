import type { Span } from "#core/document/span.ts";
import { createBoxRest } from "./box-rest.ts";
import { findChange } from "./changed-range.ts";
import { normalizeLineBreaks } from "./line-breaks.ts";
import { createTextHistory } from "./text-history.ts";
import { refusal } from "./text-limit.ts";
import type { HandOver, HeldText, Place, SurfaceListener, TextSurface } from "./text-surface.ts";

/** The text box, or nothing but the text while no box is on the page. */
export interface PlainSurface extends TextSurface {
  /** Takes over a text box, whose text may differ: what was typed before this ran counts. */
  bind(element: HTMLTextAreaElement): void;
  /** Lets the box go and keeps its text. */
  unbind(): void;
  readonly isBound: boolean;
  /**
   * Runs as soon as nothing is under way that replacing the box or its text would cut off: an input method in the middle
   * of a word, or a pointer that is down in the box.
   */
  whenAtRest(run: () => void): void;
  handOver(): HandOver;
}

function clampSpan(span: Span, length: number): Span {
  const start = Math.min(Math.max(span.start, 0), length);
  return { start, end: Math.min(Math.max(span.end, start), length) };
}

/** A surface without an editor: over a `<textarea>` where there is one. It knows no marks. */
export function createPlainSurface(listener: SurfaceListener): PlainSurface {
  const history = createTextHistory();
  const rest = createBoxRest();
  let text = "";
  let selection: Span = { start: 0, end: 0 };
  let top = 0;
  let element: HTMLTextAreaElement | null = null;
  let unbindListeners: (() => void) | null = null;

  const readSelection = () => {
    if (element !== null) selection = { start: element.selectionStart, end: element.selectionEnd };
    return selection;
  };

  const show = (next: string, caret: Span) => {
    text = next;
    selection = clampSpan(caret, next.length);
    if (element === null) return;
    element.value = next;
    element.setSelectionRange(selection.start, selection.end);
  };

  const write = (next: string, caret: Span) => {
    const change = findChange(text, next);
    show(next, caret);
    if (change !== null) listener.onChange([change]);
    listener.onPlace();
  };

  const writeFromHistory = (next: string | null) => {
    if (next !== null) write(next, { start: next.length, end: next.length });
  };

  /** Takes what the box holds; `event` is what told of it, `null` for what was there before. */
  const takeInput = (event: Event | null) => {
    if (element === null) return;
    const typed = normalizeLineBreaks(element.value);
    const refused = refusal(typed.length, typed.length - text.length, () => typed);
    if (refused !== null) {
      show(text, selection);
      listener.onRefused(refused);
      return;
    }
    const before = text;
    const change = findChange(before, typed);
    text = typed;
    readSelection();
    if (change !== null) {
      const kind = event instanceof InputEvent ? event.inputType : "";
      history.noteInput(before, typed, { kind, at: event?.timeStamp ?? 0 });
      listener.onChange([change]);
    }
    listener.onPlace();
  };

  const edit = (next: string, caret: Span) => {
    const refused = refusal(next.length, next.length - text.length, () => next);
    if (refused !== null) {
      listener.onRefused(refused);
      return;
    }
    if (next === text) return;
    history.noteStep(text);
    write(next, caret);
  };

  const readPlace = (): Place => ({ selection: readSelection(), top });

  return {
    get length() {
      return text.length;
    },
    get canUndo() {
      return history.earlierTexts.length > 0;
    },
    get canRedo() {
      return history.laterTexts.length > 0;
    },
    get selection() {
      return readSelection();
    },
    get isBound() {
      return element !== null;
    },
    whenAtRest: rest.whenAtRest,
    readText: () => text,
    readSlice: (span) => text.slice(span.start, span.end),
    readPlace,
    load(held: HeldText) {
      history.clear();
      top = held.place.top;
      show(normalizeLineBreaks(held.text), held.place.selection);
      listener.onPlace();
    },
    replaceText(next) {
      const normal = normalizeLineBreaks(next);
      edit(normal, { start: normal.length, end: normal.length });
    },
    insertText(inserted) {
      const normal = normalizeLineBreaks(inserted);
      const { start, end } = readSelection();
      const caret = start + normal.length;
      edit(text.slice(0, start) + normal + text.slice(end), { start: caret, end: caret });
    },
    applyEdits(edits) {
      const pieces: string[] = [];
      let read = 0;
      for (const { from, to, insert } of edits) {
        pieces.push(text.slice(read, from), normalizeLineBreaks(insert));
        read = to;
      }
      edit(pieces.join("") + text.slice(read), readSelection());
    },
    undo: () => writeFromHistory(history.undo(text)),
    redo: () => writeFromHistory(history.redo(text)),
    reveal(span) {
      selection = clampSpan(span, text.length);
      // A text box scrolls to its selection when it gets the focus.
      element?.blur();
      element?.setSelectionRange(selection.start, selection.end);
      element?.focus();
      listener.onPlace();
    },
    focus: () => element?.focus(),
    setMarks: () => {},
    bind(bound) {
      unbindListeners?.();
      element = bound;
      const stop = new AbortController();
      const { signal } = stop;
      const page = bound.ownerDocument;
      const onSelection = () => {
        if (page.activeElement === bound) listener.onPlace();
      };
      bound.addEventListener("input", takeInput, { signal });
      page.addEventListener("selectionchange", onSelection, { signal });
      rest.watch(bound, signal);
      unbindListeners = () => stop.abort();
      const typed = normalizeLineBreaks(bound.value);
      if (typed === "") show(text, selection);
      else takeInput(null);
    },
    unbind() {
      readSelection();
      unbindListeners?.();
      unbindListeners = null;
      element = null;
      rest.leave();
    },
    handOver() {
      const { earlierTexts, laterTexts } = history;
      const focused = element !== null && element.ownerDocument.activeElement === element;
      const scrollTop = element === null || element.scrollTop === 0 ? null : element.scrollTop;
      return { text, place: readPlace(), earlierTexts, laterTexts, focused, scrollTop };
    },
  };
}
