/** What became of something that was asked of the library; `message` is a sentence for the person. */
export type Outcome<Value = null> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "failed"; readonly message: string };

/** A document as a list shows it. */
export interface LibraryDocument {
  readonly id: string;
  /** The name that a person gave it, or the first line of its text; empty while it has neither. */
  readonly name: string;
  readonly isNamed: boolean;
  /** Words as a word processor counts them, as of the last save; `null` while they are being counted. */
  readonly words: number | null;
  /** Bytes of its text in UTF-8; `null` like `words`. */
  readonly bytes: number | null;
  /** `null` where the record does not say. */
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
  readonly deletedAt: Date | null;
  /** `damaged`: its description cannot be read, its text perhaps can. `later`: a newer version of the page wrote it. */
  readonly condition: "whole" | "damaged" | "later";
  /** The document that it was split from when two tabs changed one text. Name empty when that one is gone. */
  readonly copyOf: { readonly name: string } | null;
  readonly isOpenElsewhere: boolean;
  /** How many versions are kept of it. */
  readonly versions: number;
}

/** A text that was kept as it was at one time. */
export interface LibraryVersion {
  readonly id: string;
  readonly documentId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly words: number | null;
}

/** Records that could not be read where they belong. */
export interface RecoveredText {
  readonly key: number;
  readonly recoveredAt: Date;
  /** What of them is text; empty when nothing is. */
  readonly text: string;
  /** All of them as they were found, as JSON. */
  readonly json: string;
}

/** Room on the device; `null` where the browser does not say. Bytes. */
export interface StorageRoom {
  readonly used: number;
  readonly left: number;
  /** Whether the browser has promised not to clear it by itself; `null` where it makes no such promise to anyone. */
  readonly isPersistent: boolean | null;
}

/** What the page can see of the library. A new object whenever something in it changed. */
export interface LibraryState {
  readonly status: "loading" | "ready" | "failed";
  /** Why nothing can be listed, as a sentence; `null` unless `failed`. */
  readonly problem: string | null;
  /** The newest first. */
  readonly documents: readonly LibraryDocument[];
  /** Deleted documents that can still come back, the last deleted first. */
  readonly deleted: readonly LibraryDocument[];
  /** Of all documents, the newest first. */
  readonly versions: readonly LibraryVersion[];
  readonly recovered: readonly RecoveredText[];
  readonly room: StorageRoom | null;
}

/** What an import did. */
export interface ImportReport {
  readonly added: number;
  /** Documents of the same id whose text differs: both are kept. */
  readonly copied: number;
  /** Documents that were here already, word for word. */
  readonly unchanged: number;
  /** What was not taken, and why, as sentences. */
  readonly problems: readonly string[];
}

/** An archive of everything. */
export interface LibraryExport {
  readonly archive: Blob;
  readonly documents: number;
  /** Documents that could not be read, and are not in it. */
  readonly unreadable: number;
}

/** What the page can do to the library. Nothing here ever throws, and nothing loses the words on the screen. */
export interface LibraryActions {
  /** Reads everything anew; the library does so by itself after each of these actions, in every tab. */
  refresh(): Promise<Outcome>;
  /** Saves the text on the screen and opens another document in its place. */
  openDocument(id: string): Promise<Outcome>;
  /** Saves the text on the screen and opens an empty document. */
  newDocument(): Promise<Outcome>;
  /**
   * Saves the text on the screen and opens `text` as a new document. Where nothing can be stored, it takes the place
   * of what is on the screen, which undo takes back. A text over the limits of a document is refused.
   */
  openText(text: string, name: string | null): Promise<Outcome>;
  /** An empty name (white space is trimmed) makes the first line the name again. At most 200 characters are kept. */
  renameDocument(id: string, name: string): Promise<Outcome>;
  /** Puts a copy of the text beside the document, without its versions; `value` is the copy's id. */
  duplicateDocument(id: string): Promise<Outcome<string>>;
  /** Puts a document away for 30 days. If it is the one on the screen, another one opens. */
  deleteDocument(id: string): Promise<Outcome>;
  /** Brings a deleted document back, onto the screen if it was deleted from there. */
  undoDelete(id: string): Promise<Outcome>;
  /** Removes deleted documents and their versions for good. */
  purgeDeleted(ids: readonly string[]): Promise<Outcome>;
  /** Keeps the text on the screen under a name; without one, under the time. */
  saveVersion(name: string): Promise<Outcome>;
  readVersion(versionId: string): Promise<Outcome<string>>;
  /** Opens the version's document, keeps what stands there as a version, and puts the version in its place: undo works. */
  restoreVersion(versionId: string): Promise<Outcome>;
  /** Removes a version; `undoRemoveVersion` brings it back as long as the page is open. */
  removeVersion(versionId: string): Promise<Outcome>;
  undoRemoveVersion(versionId: string): Promise<Outcome>;
  readDocument(id: string): Promise<Outcome<string>>;
  exportLibrary(): Promise<Outcome<LibraryExport>>;
  importLibrary(archive: Blob): Promise<Outcome<ImportReport>>;
  /** Opens what could be read of recovered records as a new document; the records stay. */
  openRecovered(key: number): Promise<Outcome>;
  discardRecovered(key: number): Promise<Outcome>;
  /** Asks the browser never to clear the documents by itself; `value` says whether it agreed. */
  keepStorage(): Promise<Outcome<boolean>>;
  /** Removes every document, version and recovered record from the device, and empties the screen. */
  removeEverything(): Promise<Outcome>;
}

/** What the library needs of the page's one open document. */
export interface OpenDocument {
  readonly id: () => string | null;
  readonly readText: () => string;
  /** As one step that undo takes back. */
  readonly replaceText: (text: string) => void;
  /** Writes what is not written yet; `false` when that fails. */
  readonly settle: () => Promise<boolean>;
  /** Settles, and shows another document. `unsaved`: nothing happened. `unreadable`: nothing happened either. */
  readonly switchTo: (id: string) => Promise<"shown" | "unsaved" | "unreadable">;
  /** Shows an empty text that is not stored, and lets go of what was there without writing it. */
  readonly startOver: () => Promise<void>;
}
