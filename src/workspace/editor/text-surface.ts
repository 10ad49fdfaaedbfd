import type { Span, TextChange } from "#core/document/span.ts";
import type { Mark } from "../workspace.ts";

/** Where a person is in a text: what is selected, and the offset of the line at the top of the view. */
export interface Place {
  readonly selection: Span;
  readonly top: number;
}

/** A whole text and the place in it. */
export interface HeldText {
  readonly text: string;
  readonly place: Place;
}

/** What a surface tells the workspace. */
export interface SurfaceListener {
  /** The text changed; `changes` ascend and have offsets of the text before all of them. */
  onChange(changes: readonly TextChange[]): void;
  /** The selection or the scroll position changed; called often, so look and leave. */
  onPlace(): void;
  /** A marked place was pressed. */
  onMarkPress(id: string): void;
  /** A change was refused; `message` is a sentence for the person. */
  onRefused(message: string): void;
}

/** What the editor is called for people who do not see it. */
export interface SurfaceLabels {
  readonly label: string;
  readonly placeholder: string;
  readonly describedBy: string | null;
}

/**
 * What holds the text that a person edits: a plain text box at first, CodeMirror once it has loaded. Line breaks
 * are line feeds in every surface, and offsets are UTF-16 units.
 */
export interface TextSurface {
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly selection: Span;
  readText(): string;
  readSlice(span: Span): string;
  /** May look at the layout, so not while the surface reports something. */
  readPlace(): Place;
  /** Replaces text and undo history, for a document that was loaded. Reports no change. */
  load(held: HeldText): void;
  /** Replaces everything in one step that undo takes back. */
  replaceText(text: string): void;
  insertText(text: string): void;
  /** `edits` ascend, do not overlap and lie within the text. */
  applyEdits(edits: readonly TextChange[]): void;
  undo(): void;
  redo(): void;
  reveal(span: Span): void;
  focus(): void;
  setMarks(marks: readonly Mark[]): void;
}

/** What a surface hands to the next one: the text now, and those that undo and redo lead to. */
export interface HandOver extends HeldText {
  /** Those that undo goes back to, the oldest first. */
  readonly earlierTexts: readonly string[];
  /** Those that redo goes on to, the next one last. */
  readonly laterTexts: readonly string[];
  readonly focused: boolean;
  /** Pixels that the text box was scrolled down; `null` when it shows nothing to keep still. */
  readonly scrollTop: number | null;
}

/** An editor that brings its own element, to be shown in the place of the text box. */
export interface MountedSurface extends TextSurface {
  readonly element: HTMLElement;
  setLabels(labels: SurfaceLabels): void;
  /** Call after `element` came (back) into the page: shows the place it showed before. */
  appear(): void;
  /** Call before `element` leaves the page. The text stays. */
  disappear(): void;
}
