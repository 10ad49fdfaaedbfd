import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import type { Progress } from "#engine/engine.ts";

/**
 * How a place is shown. `over` is what lies past a goal, `place` where a figure points to and `strong` the one of them
 * that is looked at; `error`, `likely` and `style` are the tiers of a finding; `match` is what two texts share.
 */
export type MarkKind = "over" | "place" | "strong" | "error" | "likely" | "style" | "match";

/** A place to show in the text. */
export interface Mark {
  readonly span: Span;
  readonly kind: MarkKind;
  /** Told to `useMarkPress` when the place is pressed. */
  readonly id?: string;
}

/** Whether what is on screen is also on the device. */
export type SaveState =
  | { readonly kind: "saved"; readonly at: Date | null }
  | { readonly kind: "saving" }
  | { readonly kind: "failed"; readonly message: string }
  /** Another tab has the same document open and holds the pen; this tab's text goes to a copy. */
  | { readonly kind: "elsewhere"; readonly message: string };

/** What the page can see of the shared document. A new object whenever something in it changed. */
export interface WorkspaceState {
  /** `loading` until the saved text has been read; the editor takes text meanwhile and loses none. */
  readonly status: "loading" | "ready";
  /** The document in the library that the text is saved in; `null` until that is known. */
  readonly documentId: string | null;
  readonly revision: number;
  /** UTF-16 units of the whole text. */
  readonly length: number;
  readonly selection: Span;
  readonly save: SaveState;
  /** Progress of the first reading of a long text; `null` when nothing long is running. */
  readonly progress: Progress | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A sentence for the person about something refused (a text over the limit, say), until dismissed. */
  readonly notice: string | null;
}

/** What the page can do to the shared document. Stable for the life of the page. */
export interface WorkspaceActions {
  /** The whole text; costs a copy, so not on every keystroke. */
  readText(): string;
  readSelectedText(): string;
  /** Replaces everything, as one step that undo takes back. */
  replaceText(text: string): void;
  /** Puts text in the place of the selection. */
  insertText(text: string): void;
  /**
   * Makes several replacements as one step that undo takes back. Offsets are those of the text before all of them;
   * they ascend and do not overlap. What does not fit the text (it has changed since, say) is refused whole: `false`.
   */
  applyEdits(edits: readonly TextChange[]): boolean;
  undo(): void;
  redo(): void;
  /** Selects a span, scrolls it into view and focuses the editor. */
  reveal(span: Span): void;
  focusEditor(): void;
  setMarks(marks: readonly Mark[]): void;
  /** The language of the text (BCP 47), by which its sentences are cut; English until it is set. */
  setLanguage(language: string): void;
  dismissNotice(): void;
}

/** The newest answer, kept on screen while a newer one is on its way (`stale`). */
export interface AnalysisView<Name extends AnalysisName> {
  readonly result: AnalysisResult<Name> | null;
  readonly stale: boolean;
  readonly failure: string | null;
}

/** `useAnalysis(name, options)` runs an analysis of the document and again after each change. */
export type UseAnalysis = <Name extends AnalysisName>(
  name: Name,
  options: AnalysisOptions<Name>,
) => AnalysisView<Name>;
