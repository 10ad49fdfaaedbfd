/** How long a box that had the focus before this script ran is left alone without a sign of typing. */
const unknownCompositionMs = 1500;

/** After a press: the click and the focus that follow a tap have come by then, and so has a second click. */
const pressEndMs = 300;

/** Knows when nothing is under way in a text box that replacing the box or its text would cut off. */
export interface BoxRest {
  /** Watches a box until the signal aborts. */
  watch(box: HTMLTextAreaElement, signal: AbortSignal): void;
  /** The box is gone, and with it what was under way. */
  leave(): void;
  /** Runs as soon as no input method is in the middle of a word and no pointer is down in the box. */
  whenAtRest(run: () => void): void;
}

/** For one box at a time; without any, there is rest. */
export function createBoxRest(): BoxRest {
  let isComposing = false;
  let isPressed = false;
  let pressEnd: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  const runWaiting = () => {
    if (isComposing || isPressed) return;
    const ready = waiting;
    waiting = [];
    for (const run of ready) run();
  };

  const endComposition = () => {
    isComposing = false;
    // The composed text arrives with an event of its own, before or after the end depending on the browser.
    setTimeout(runWaiting);
  };

  const beginPress = () => {
    clearTimeout(pressEnd);
    pressEnd = undefined;
    isPressed = true;
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
    box.addEventListener("pointerdown", beginPress, { signal });
    for (const type of ["pointerup", "pointercancel", "keydown"]) {
      page.addEventListener(type, endPress, { signal });
    }
    // A menu, or another window, may have got the end of the press.
    const onMove = ({ buttons }: PointerEvent) => {
      if (buttons === 0) endPress();
    };
    page.addEventListener("pointermove", onMove, { signal });
  };

  /** Someone was quicker than this script and may be composing; the next sign of them tells. */
  const awaitSign = (box: HTMLTextAreaElement, signal: AbortSignal) => {
    isComposing = true;
    const onSign = (event: Event) => {
      if (!("isComposing" in event && event.isComposing === true)) endComposition();
    };
    for (const type of ["keydown", "input", "blur"]) {
      box.addEventListener(type, onSign, { signal, once: true });
    }
    setTimeout(endComposition, unknownCompositionMs);
  };

  return {
    watch(box, signal) {
      box.addEventListener("compositionstart", () => (isComposing = true), { signal });
      box.addEventListener("compositionend", endComposition, { signal });
      watchPresses(box, signal);
      if (box.ownerDocument.activeElement === box) awaitSign(box, signal);
    },
    leave() {
      clearTimeout(pressEnd);
      pressEnd = undefined;
      isPressed = false;
      endComposition();
    },
    whenAtRest(run) {
      if (isComposing || isPressed) waiting.push(run);
      else run();
    },
  };
}
