import type { Span } from "#core/document/span.ts";
import { findChange } from "./changed-range.ts";
import { normalizeLineBreaks } from "./line-breaks.ts";
import { refusal } from "./text-limit.ts";
import type { HandOver, HeldText, Place, SurfaceListener, TextSurface } from "./text-surface.ts";

/** Replacements that undo can take back; enough for a person, and bounded for long texts. */
const maximumEarlierTexts = 20;

/** How long a box that had the focus before this script ran is left alone without a sign of typing. */
const unknownCompositionMs = 1500;

/** The text box, or nothing but the text while no box is on the page. */
export interface PlainSurface extends TextSurface {
  /** Takes over a text box, whose text may differ: what was typed before this ran counts. */
  bind(element: HTMLTextAreaElement): void;
  /** Lets the box go and keeps its text. */
  unbind(): void;
  readonly isBound: boolean;
  /** Runs as soon as no input method is in the middle of a word, which replacing the box or its text would cut off. */
  afterComposition(run: () => void): void;
  handOver(): HandOver;
}

function clampSpan(span: Span, length: number): Span {
  const start = Math.min(Math.max(span.start, 0), length);
  return { start, end: Math.min(Math.max(span.end, start), length) };
}

/** A surface without an editor: over a `<textarea>` where there is one. It knows no marks. */
export function createPlainSurface(listener: SurfaceListener): PlainSurface {
  let text = "";
  let selection: Span = { start: 0, end: 0 };
  let top = 0;
  let element: HTMLTextAreaElement | null = null;
  let composing = false;
  let waiting: (() => void)[] = [];
  let unbindListeners: (() => void) | null = null;
  let earlierTexts: string[] = [];
  let laterTexts: string[] = [];

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

  const endComposition = () => {
    composing = false;
    // The composed text arrives with an event of its own, before or after the end depending on the browser.
    setTimeout(() => {
      if (composing) return;
      const ready = waiting;
      waiting = [];
      for (const run of ready) run();
    });
  };

  const takeInput = () => {
    if (element === null) return;
    const typed = normalizeLineBreaks(element.value);
    const refused = refusal(typed.length, typed.length - text.length, () => typed);
    if (refused !== null) {
      show(text, selection);
      listener.onRefused(refused);
      return;
    }
    const change = findChange(text, typed);
    text = typed;
    readSelection();
    if (change !== null) {
      laterTexts = [];
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
    earlierTexts = [...earlierTexts, text].slice(-maximumEarlierTexts);
    laterTexts = [];
    write(next, caret);
  };

  const readPlace = (): Place => ({ selection: readSelection(), top });

  return {
    get length() {
      return text.length;
    },
    get canUndo() {
      return earlierTexts.length > 0;
    },
    get canRedo() {
      return laterTexts.length > 0;
    },
    get selection() {
      return readSelection();
    },
    get isBound() {
      return element !== null;
    },
    afterComposition(run) {
      if (composing) waiting.push(run);
      else run();
    },
    readText: () => text,
    readSlice: (span) => text.slice(span.start, span.end),
    readPlace,
    load(held: HeldText) {
      earlierTexts = [];
      laterTexts = [];
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
    undo() {
      const earlier = earlierTexts.at(-1);
      if (earlier === undefined) return;
      earlierTexts = earlierTexts.slice(0, -1);
      laterTexts = [...laterTexts, text];
      write(earlier, { start: earlier.length, end: earlier.length });
    },
    redo() {
      const later = laterTexts.at(-1);
      if (later === undefined) return;
      laterTexts = laterTexts.slice(0, -1);
      earlierTexts = [...earlierTexts, text];
      write(later, { start: later.length, end: later.length });
    },
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
      bound.addEventListener("input", takeInput, { signal });
      bound.addEventListener("compositionstart", () => (composing = true), { signal });
      bound.addEventListener("compositionend", endComposition, { signal });
      if (bound.ownerDocument.activeElement === bound) {
        // Someone was quicker than this script and may be composing; the next sign of them tells.
        composing = true;
        const onSign = (event: Event) => {
          if (!("isComposing" in event && event.isComposing === true)) endComposition();
        };
        for (const type of ["keydown", "input", "blur"]) {
          bound.addEventListener(type, onSign, { signal, once: true });
        }
        setTimeout(endComposition, unknownCompositionMs);
      }
      bound.ownerDocument.addEventListener(
        "selectionchange",
        () => {
          if (bound.ownerDocument.activeElement === bound) listener.onPlace();
        },
        { signal },
      );
      unbindListeners = () => stop.abort();
      const typed = normalizeLineBreaks(bound.value);
      if (typed === "") show(text, selection);
      else takeInput();
    },
    unbind() {
      readSelection();
      unbindListeners?.();
      unbindListeners = null;
      element = null;
      if (composing) endComposition();
    },
    handOver() {
      const focused = element !== null && element.ownerDocument.activeElement === element;
      const scrollTop = element === null || element.scrollTop === 0 ? null : element.scrollTop;
      return { text, place: readPlace(), earlierTexts, focused, scrollTop };
    },
  };
}
