import type { ReadOptions } from "#files/file-reader.ts";
import type { ReadFileResult } from "./import-messages.ts";
import type { PlacedText } from "./place-paste.ts";

/** What is told of a file that was opened. */
export type OpenedFile = Omit<ReadFileResult, "kind" | "text" | "structure">;

/** How far one file is. */
export type ImportPhase =
  | { readonly kind: "waiting" }
  /** `fraction` is the share that was read, 0 to 1. */
  | { readonly kind: "reading"; readonly fraction: number }
  | {
      readonly kind: "opened";
      readonly file: OpenedFile;
      readonly options: ReadOptions;
      /** The document that it is in; `null` where nothing can be stored. */
      readonly documentId: string | null;
      /** Whether it is being read anew, under other options. */
      readonly isBusy: boolean;
      /** Why other options could not be had; `null` mostly. */
      readonly problem: string | null;
    }
  /** A PDF asks for a password; `message` says so, or, if one was given, that it was wrong. */
  | { readonly kind: "password"; readonly message: string; readonly isWrong: boolean }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "cancelled" };

/** One file among those that were chosen together. */
export interface ImportedFile {
  readonly id: number;
  readonly name: string;
  readonly phase: ImportPhase;
}

/** A paste that was put in as its formatting says. */
export interface FormattedPaste {
  readonly notes: readonly string[];
  /** The revision of the text in which it stands; in any other one, it is past. */
  readonly revision: number;
}

/** What can be seen of imports. A new object whenever something in it changed. */
export interface ImportsState {
  /** The files that were chosen last, in their order; empty when nothing is to be told. */
  readonly files: readonly ImportedFile[];
  /** Whether the files were put together into one document, on request. */
  readonly isJoined: boolean;
  /** A sentence about something that failed and is no file's fault; `null` mostly. */
  readonly problem: string | null;
  readonly paste: FormattedPaste | null;
}

/** What can be done with files. Nothing here throws, and nothing touches the text that is open without being asked. */
export interface ImportActions {
  /**
   * Reads files in the background and opens each as a document of its own, the first on the screen; a single one fills
   * the open document if that is empty.
   */
  openFiles(files: readonly File[]): Promise<void>;
  /** Opens a text that another app handed over. */
  openText(text: string, name: string): Promise<void>;
  /** Ends the reading of all files that are not open yet. */
  cancel(): void;
  enterPassword(id: number, password: string): Promise<void>;
  /** Puts the text of a file under other options; a text that was changed meanwhile stays, and a new document opens. */
  change(id: number, options: ReadOptions): Promise<void>;
  /** Opens the texts of all files as one further document, in their order. */
  join(): Promise<void>;
  /** Reads the HTML of a paste whose plain text was just placed, and puts that in its place: lists with numbers, tables. */
  formatPaste(plain: PlacedText, html: string): Promise<void>;
  /** Puts the plain text in the place of the last formatted paste. */
  makePastePlain(): void;
  /** Shows a sentence where imports are told of. */
  say(problem: string): void;
  /** Puts away what is told, and frees what was kept for it. */
  dismiss(): void;
}

/** What is shown before anything was opened, on the server as well. */
export const initialImportsState: ImportsState = { files: [], isJoined: false, problem: null, paste: null };
