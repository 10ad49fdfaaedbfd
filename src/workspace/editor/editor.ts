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
  /** Runs `show` when the editor can take a text of this length without holding up the page or a composition. */
  whenReadyFor(length: number, show: () => void): void;
}

/** A text box takes this many characters without a pause that can be felt; longer texts wait for CodeMirror. */
const comfortableLength = 100_000;

/** Browsers without idle callbacks get the editor this long after the page has come up. */
const idleDelayMs = 200;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timeout = setTimeout(run, idleDelayMs);
  return () => clearTimeout(timeout);
}

/**
 * `onFailure` is called when CodeMirror could not be loaded; the text box goes on working and it is tried again at
 * the next focus.
 */
export function createEditor(listener: SurfaceListener, onFailure: () => void): Editor {
  const plain = createPlainSurface(listener);
  let rich: MountedSurface | null = null;
  let attached: EditorElements | null = null;
  let currentLabels: SurfaceLabels = { label: "", placeholder: "", describedBy: null };
  let currentMarks: readonly Mark[] = [];
  let loading: Promise<void> | null = null;

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
          plain.afterComposition(() => {
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
      plain.bind(box);
      const cancelIdle = whenIdle(loadNow);
      box.addEventListener("focus", loadNow);
      box.addEventListener("input", loadNow);
      return () => {
        attached = null;
        cancelIdle();
        box.removeEventListener("focus", loadNow);
        box.removeEventListener("input", loadNow);
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
      const afterComposition = () => (rich === null ? plain.afterComposition(ready) : ready());
      if (rich === null && plain.isBound && length > comfortableLength) void load().then(afterComposition);
      else afterComposition();
    },
  };
}
