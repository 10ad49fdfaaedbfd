import type { Mark } from "../workspace.ts";
import { createPlainSurface } from "./plain-surface.ts";
import type { MountedSurface, SurfaceLabels, SurfaceListener, TextSurface } from "./text-surface.ts";

/** The elements of a `<TextEditor>` on the page. */
interface EditorElements {
  readonly frame: HTMLElement;
  readonly box: HTMLTextAreaElement;
}

/** The one editor of the page: whatever holds the text now, and how it comes to be on the page. */
export interface Editor {
  /** The plain text box until CodeMirror has loaded, and for good if it cannot be loaded. */
  readonly surface: TextSurface;
  /** Shows the text in these elements until the returned function is called. */
  attach(elements: EditorElements, labels: SurfaceLabels): () => void;
  setLabels(labels: SurfaceLabels): void;
  setMarks(marks: readonly Mark[]): void;
  /** Runs `show` when the editor can take a text of this length without holding up the page or cutting off what is under way. */
  whenReadyFor(length: number, show: () => void): void;
}

/** A text box takes this many characters without a pause that can be felt; longer texts wait for CodeMirror. */
const comfortableLength = 100_000;

/** Browsers without idle callbacks get the editor this long after the first sign of somebody. */
const idleDelayMs = 200;

/** What tells that somebody is at the page and may soon want to write. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "dragenter"];

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timeout = setTimeout(run, idleDelayMs);
  return () => clearTimeout(timeout);
}

/**
 * CodeMirror is loaded when somebody is there or a text is: a page that nobody has touched yet has no work from it.
 * `onFailure` is called when it could not be loaded; the text box goes on working and it is tried again at the next
 * focus.
 */
export function createEditor(listener: SurfaceListener, onFailure: () => void): Editor {
  const plain = createPlainSurface({
    ...listener,
    onPlace() {
      if (plain.length > 0) loadSoon();
      listener.onPlace();
    },
  });
  let rich: MountedSurface | null = null;
  let attached: EditorElements | null = null;
  let currentLabels: SurfaceLabels = { label: "", placeholder: "", describedBy: null };
  let currentMarks: readonly Mark[] = [];
  let loading: Promise<void> | null = null;
  let cancelIdle: (() => void) | null = null;

  const show = (surface: MountedSurface, { frame, box }: EditorElements) => {
    frame.append(surface.element);
    surface.appear();
    // Hidden only now: a text box that loses the focus to nothing closes the keyboard of a phone.
    box.hidden = true;
  };

  const load = (): Promise<void> => {
    loading ??= import("./code-mirror.ts").then(
      ({ createCodeMirrorSurface }) =>
        new Promise<void>((resolve) => {
          plain.whenAtRest(() => {
            rich ??= createCodeMirrorSurface(plain.handOver(), currentLabels, listener);
            if (attached !== null) show(rich, attached);
            plain.unbind();
            if (currentMarks.length > 0) rich.setMarks(currentMarks);
            listener.onPlace();
            resolve();
          });
        }),
      () => {
        loading = null;
        onFailure();
      },
    );
    return loading;
  };

  const loadNow = () => void load();

  const loadSoon = () => {
    if (attached !== null && loading === null) cancelIdle ??= whenIdle(loadNow);
  };

  return {
    get surface() {
      return rich ?? plain;
    },
    attach(elements, labels) {
      attached = elements;
      currentLabels = labels;
      if (rich !== null) {
        const shown = rich;
        shown.setLabels(labels);
        show(shown, elements);
        return () => {
          attached = null;
          shown.disappear();
          shown.element.remove();
        };
      }
      const { box } = elements;
      const leaving = new AbortController();
      const { signal } = leaving;
      for (const type of ["focus", "input"]) box.addEventListener(type, loadNow, { signal });
      for (const type of signs) addEventListener(type, loadSoon, { signal, passive: true });
      plain.bind(box);
      if (box.ownerDocument.activeElement === box) loadNow();
      else if (plain.length > 0) loadSoon();
      return () => {
        attached = null;
        leaving.abort();
        cancelIdle?.();
        cancelIdle = null;
        if (rich === null) {
          plain.unbind();
        } else {
          rich.disappear();
          rich.element.remove();
        }
      };
    },
    setLabels(labels) {
      currentLabels = labels;
      rich?.setLabels(labels);
    },
    setMarks(marks) {
      if (marks.length === 0 && currentMarks.length === 0) return;
      currentMarks = marks;
      rich?.setMarks(marks);
    },
    whenReadyFor(length, ready) {
      const atRest = () => (rich === null ? plain.whenAtRest(ready) : ready());
      if (rich === null && plain.isBound && length > comfortableLength) void load().then(atRest);
      else atRest();
    },
  };
}
