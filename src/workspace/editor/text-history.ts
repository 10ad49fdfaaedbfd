/** Texts that undo can go back to; enough for a person, and bounded for long texts. */
const maximumEarlierTexts = 20;

/** Typing with shorter pauses is one step of undo, as in the editor. */
const typingPauseMs = 500;

/** Input that is a step of undo of its own, whenever it comes (`InputEvent.inputType`). */
const ownStep = /^(insertFrom|insertReplacement|deleteBy)/;

/** What an input event tells of a change: its `inputType`, empty where unknown, and when it came, in milliseconds. */
export interface TextInput {
  readonly kind: string;
  readonly at: number;
}

/** The texts that undo and redo lead to in a box that keeps no history itself. */
export interface TextHistory {
  /** Those that undo goes back to, the oldest first. */
  readonly earlierTexts: readonly string[];
  /** Those that redo goes on to, the next one last. */
  readonly laterTexts: readonly string[];
  /** Takes note of input by a person that has changed `before` to `after`. */
  noteInput(before: string, after: string, input: TextInput): void;
  /** Takes note of a change that is a step of its own. */
  noteStep(before: string): void;
  /** The text that undo leads to from `text`; `null` when there is none. */
  undo(text: string): string | null;
  /** The text that redo leads to from `text`; `null` when there is none. */
  redo(text: string): string | null;
  clear(): void;
}

/** A history without texts. */
export function createTextHistory(): TextHistory {
  let earlierTexts: readonly string[] = [];
  let laterTexts: readonly string[] = [];
  /** When the typing was that the next keystroke may join; `null` when the next one begins a step. */
  let typedAt: number | null = null;

  const remember = (before: string) => {
    earlierTexts = [...earlierTexts, before].slice(-maximumEarlierTexts);
    laterTexts = [];
  };

  const goBack = (text: string) => {
    earlierTexts = earlierTexts.slice(0, -1);
    laterTexts = [...laterTexts, text];
    typedAt = null;
  };

  const goOn = (text: string) => {
    laterTexts = laterTexts.slice(0, -1);
    earlierTexts = [...earlierTexts, text];
    typedAt = null;
  };

  return {
    get earlierTexts() {
      return earlierTexts;
    },
    get laterTexts() {
      return laterTexts;
    },
    noteInput(before, after, { kind, at }) {
      // The browser's own steps may be smaller than these, and lie between them.
      if (kind === "historyUndo" || kind === "historyRedo") {
        typedAt = null;
        if (kind === "historyUndo" && earlierTexts.at(-1) === after) goBack(before);
        else if (kind === "historyRedo" && laterTexts.at(-1) === after) goOn(before);
        return;
      }
      const isTyping = !ownStep.test(kind);
      const joins = isTyping && typedAt !== null && at - typedAt < typingPauseMs;
      if (joins) laterTexts = [];
      else remember(before);
      typedAt = isTyping ? at : null;
    },
    noteStep(before) {
      remember(before);
      typedAt = null;
    },
    undo(text) {
      const earlier = earlierTexts.at(-1) ?? null;
      if (earlier !== null) goBack(text);
      return earlier;
    },
    redo(text) {
      const later = laterTexts.at(-1) ?? null;
      if (later !== null) goOn(text);
      return later;
    },
    clear() {
      earlierTexts = [];
      laterTexts = [];
      typedAt = null;
    },
  };
}
