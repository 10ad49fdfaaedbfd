import type { Span } from "#core/document/span.ts";
import { findChange } from "./changed-range.ts";
import { normalizeLineBreaks } from "./line-breaks.ts";
import { refusal } from "./text-limit.ts";
import type { HandOver, HeldText, Place, SurfaceListener, TextSurface } from "./text-surface.ts";

/** Replacements that undo can take back; enough for a person, and bounded for long texts. */
const maximumEarlierTexts = 20;

/** How long a box that had the focus before this script ran is left alone without a sign of typing. */
const unknownCompositionMs = 1500;

/** Typing with shorter pauses is one step of undo, as in the editor. */
const typingPauseMs = 500;

/** After a press: the click and the focus that follow a tap have come by then, and so has a second click. */
const pressEndMs = 300;

/** Input that is a step of undo of its own, whenever it comes (`InputEvent.inputType`). */
const ownStep = /^(insertFrom|insertReplacement|deleteBy)/;

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
  let text = "";
  let selection: Span = { start: 0, end: 0 };
  let top = 0;
  let element: HTMLTextAreaElement | null = null;
  let composing = false;
  let isPressed = false;
  let pressEnd: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  let unbindListeners: (() => void) | null = null;
  let earlierTexts: string[] = [];
  let laterTexts: string[] = [];
  /** When the typing was that the next keystroke may join; `null` when the next one begins a step of undo. */
  let typedAt: number | null = null;

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

  const runWaiting = () => {
    if (composing || isPressed) return;
    const ready = waiting;
    waiting = [];
    for (const run of ready) run();
  };

  const endComposition = () => {
    composing = false;
    // The composed text arrives with an event of its own, before or after the end depending on the browser.
    setTimeout(runWaiting);
  };

  const forgetPressEnd = () => {
    clearTimeout(pressEnd);
    pressEnd = undefined;
  };

  const endPress = () => {
    if (!isPressed) return;
    // Whoever writes or moves on meanwhile does not put it off.
    pressEnd ??= setTimeout(() => {
      pressEnd = undefined;
      isPressed = false;
      runWaiting();
    }, pressEndMs);
  };

  const watchPresses = (box: HTMLTextAreaElement, signal: AbortSignal) => {
    const page = box.ownerDocument;
    box.addEventListener(
      "pointerdown",
      () => {
        forgetPressEnd();
        isPressed = true;
      },
      { signal },
    );
    for (const type of ["pointerup", "pointercancel", "keydown"])
      page.addEventListener(type, endPress, { signal });
    page.addEventListener(
      "pointermove",
      // A menu, or another window, may have got the end of the press.
      (event) => {
        if (event.buttons === 0) endPress();
      },
      { signal },
    );
  };

  /** Takes note of what undo goes back to after input that has just changed `before` to the present text. */
  const noteInput = (before: string, event: Event | null) => {
    const kind = event instanceof InputEvent ? event.inputType : "";
    if (kind === "historyUndo" || kind === "historyRedo") {
      // The browser's own steps may be smaller than these, and lie between them.
      typedAt = null;
      if (kind === "historyUndo" && earlierTexts.at(-1) === text) {
        earlierTexts = earlierTexts.slice(0, -1);
        laterTexts = [...laterTexts, before];
      } else if (kind === "historyRedo" && laterTexts.at(-1) === text) {
        laterTexts = laterTexts.slice(0, -1);
        earlierTexts = [...earlierTexts, before];
      }
      return;
    }
    const isTyping = !ownStep.test(kind);
    const at = event?.timeStamp ?? 0;
    const joins = isTyping && typedAt !== null && at - typedAt < typingPauseMs;
    if (!joins) earlierTexts = [...earlierTexts, before].slice(-maximumEarlierTexts);
    laterTexts = [];
    typedAt = isTyping ? at : null;
  };

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
      noteInput(before, event);
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
    typedAt = null;
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
    whenAtRest(run) {
      if (composing || isPressed) waiting.push(run);
      else run();
    },
    readText: () => text,
    readSlice: (span) => text.slice(span.start, span.end),
    readPlace,
    load(held: HeldText) {
      earlierTexts = [];
      laterTexts = [];
      typedAt = null;
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
      typedAt = null;
      earlierTexts = earlierTexts.slice(0, -1);
      laterTexts = [...laterTexts, text];
      write(earlier, { start: earlier.length, end: earlier.length });
    },
    redo() {
      const later = laterTexts.at(-1);
      if (later === undefined) return;
      typedAt = null;
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
      watchPresses(bound, signal);
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
      else takeInput(null);
    },
    unbind() {
      readSelection();
      unbindListeners?.();
      unbindListeners = null;
      element = null;
      forgetPressEnd();
      isPressed = false;
      endComposition();
    },
    handOver() {
      const focused = element !== null && element.ownerDocument.activeElement === element;
      const scrollTop = element === null || element.scrollTop === 0 ? null : element.scrollTop;
      return { text, place: readPlace(), earlierTexts, laterTexts, focused, scrollTop };
    },
  };
}
