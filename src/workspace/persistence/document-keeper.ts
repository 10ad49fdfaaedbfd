import type { TextChange } from "#core/document/span.ts";
import type { HeldText, Place } from "../editor/text-surface.ts";
import type { SaveState } from "../workspace.ts";
import { DocumentConflict } from "./document-store.ts";
import type { DocumentStore } from "./document-store.ts";
import { appendStep, journalSize } from "./journal.ts";
import type { Step } from "./journal.ts";
import { storedFormat } from "./stored-document.ts";
import type { StoredDocument } from "./stored-document.ts";
import { createThrottle, systemTimer } from "./throttle.ts";
import type { Timer } from "./throttle.ts";

/** What the keeper needs from the page around it; a test gives its own. */
export interface KeeperSurroundings {
  openStore(onClosed: () => void): Promise<DocumentStore>;
  /** See `pen.ts`. */
  requestPen(documentId: string, signal: AbortSignal): Promise<() => void>;
  /** The document that this tab had open before a reload, and the place to remember it. */
  readTabDocument(): string | null;
  writeTabDocument(id: string): void;
  createId(): string;
  now(): number;
  /** Called after the first write that worked. */
  onFirstSave(): void;
  readonly timer?: Timer;
}

/** What the keeper asks of the workspace and tells it. */
export interface KeeperListener {
  readText(): string;
  readPlace(): Place;
  onSave(state: SaveState): void;
  onNotice(message: string): void;
  /** Another tab, now closed, wrote a newer text of this very document, which nobody changed here. */
  onNewerText(held: HeldText): void;
}

/** Keeps one document saved on the device: at most the last second of typing is lost, whatever happens. */
export interface DocumentKeeper {
  /** Reads the document that was open last. Never rejects: without one, or without storage, `null`. */
  load(): Promise<HeldText | null>;
  /** Takes note of a change that was just made; call it for every change after `load` has resolved. */
  record(step: readonly TextChange[]): void;
  /** Takes note that selection or scroll position may have moved. */
  recordPlace(): void;
  /** Writes what is not written yet, now. */
  flush(): void;
  close(): void;
}

/** Changes wait at most this long before they are written; a write takes a few milliseconds more. */
const writeIntervalMs = 500;
/** Longer than a reload takes to put down the pen of the page before it. */
const penPatienceMs = 300;
const compactAfterMs = 4000;
const retryAfterMs = 5000;
/** A journal longer than this is replaced by a snapshot at a quiet moment; four times it, at once. */
const longJournal = { entries: 200, size: 256 * 1024 };

/** What the keeper says to the person. */
export const messages = {
  elsewhere: "This text is also open in another tab. What you change here is saved as a copy of its own.",
  alone: "The other tab was closed. The text here is saved as a copy of its own.",
  unavailable:
    "This browser does not let the page save text, as in some private windows. Copy your text before you close it.",
  full: "This device has no room left to save text. Copy your text before you close the page.",
  retrying: "The last changes could not be saved. The page keeps trying.",
  closed: "Saving stopped because a newer version of this page is open. Reload this page to go on saving.",
  later: "The last text was saved by a newer version of this page. It is kept; reload to read it.",
  unreadable: "A saved text could not be read. What was found is kept on this device as a recovered copy.",
  partly: "The end of the saved changes could not be read. What was found is kept as a recovered copy.",
} as const;

type Pen =
  | { readonly kind: "asked" }
  | { readonly kind: "held"; readonly putDown: () => void }
  /** Another tab holds it. */
  | { readonly kind: "elsewhere" };

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/**
 * Saves one document to a store while holding its pen; a text whose pen another tab holds goes to a copy.
 * Writes are short entries of a journal, with the whole text from time to time; see `README.md`.
 */
export function createDocumentKeeper(
  surroundings: KeeperSurroundings,
  listener: KeeperListener,
): DocumentKeeper {
  const timer = surroundings.timer ?? systemTimer;
  const closing = new AbortController();
  let store: DocumentStore | null = null;
  let id = surroundings.createId();
  let createdAt = surroundings.now();
  let sequence = 0;
  let journal = { entries: 0, size: 0 };
  let unsaved: readonly Step[] = [];
  let placeMoved = false;
  let needsReplacing = false;
  let writing = false;
  /** Asked to write during a write. */
  let writeAgain = false;
  /** UTF-16 units of the text with all recorded changes; what a journal entry must lead to. */
  let currentLength = 0;
  let savedOnce = false;
  let pen: Pen = { kind: "asked" };
  /** Whether this tab writes a copy because another one holds the pen of the document it showed. */
  let isCopy = false;
  let stopCompaction: (() => void) | null = null;

  const throttle = createThrottle(() => void write(), writeIntervalMs, timer);

  const onStoreClosed = () => {
    store = null;
    listener.onSave({ kind: "failed", message: messages.closed });
  };

  const askForPen = () => {
    const asked = id;
    pen = { kind: "asked" };
    const stopWaiting = timer.start(() => {
      if (pen.kind !== "asked" || id !== asked || isCopy) return;
      pen = { kind: "elsewhere" };
      listener.onSave({ kind: "elsewhere", message: messages.elsewhere });
      if (unsaved.length > 0) throttle.request();
    }, penPatienceMs);
    surroundings.requestPen(asked, closing.signal).then(
      (putDown) => {
        stopWaiting();
        void takePen(asked, putDown);
      },
      () => {
        stopWaiting();
        // Closing ends the wait. Where locks do not work, the sequence check keeps two tabs apart.
        if (!closing.signal.aborted) void takePen(asked, () => {});
      },
    );
  };

  const takePen = async (asked: string, putDown: () => void) => {
    if (closing.signal.aborted) {
      putDown();
    } else if (id !== asked) {
      // This tab went on with a copy meanwhile, and keeps to it.
      putDown();
      isCopy = false;
      listener.onNotice(messages.alone);
      reportSaved();
    } else {
      const waited = pen.kind === "elsewhere";
      pen = { kind: "held", putDown };
      if (waited) await readNewerText();
      if (unsaved.length > 0 || placeMoved || needsReplacing) throttle.request();
    }
  };

  /** After waiting for the pen: the tab that held it may have written more than this one has seen. */
  const readNewerText = async () => {
    try {
      const restored = await store?.read(id);
      if (restored?.kind === "document" && restored.sequence !== sequence && unsaved.length === 0) {
        ({ sequence, journal, createdAt } = restored);
        currentLength = restored.text.length;
        listener.onNewerText({ text: restored.text, place: restored.place });
      }
      listener.onSave({ kind: "saved", at: null });
    } catch (error) {
      reportFailure(error);
    }
  };

  const reportSaved = () => {
    if (isCopy) listener.onSave({ kind: "elsewhere", message: messages.elsewhere });
    else listener.onSave({ kind: "saved", at: new Date(surroundings.now()) });
  };

  /** From here on this tab has a document of its own, whose first write is the whole text. */
  const becomeCopy = () => {
    if (pen.kind === "held") pen.putDown();
    isCopy = true;
    id = surroundings.createId();
    createdAt = surroundings.now();
    sequence = 0;
    needsReplacing = true;
    askForPen();
  };

  const write = async (): Promise<void> => {
    if (store === null) return;
    if (writing) {
      writeAgain = true;
      return;
    }
    if (pen.kind === "elsewhere") {
      if (unsaved.length === 0) return;
      becomeCopy();
    }
    // A copy's own pen comes at once; for a document that was loaded, wait until it is clear who writes.
    if (pen.kind === "asked" && !isCopy) return;
    const written = unsaved;
    const isReplacing = needsReplacing || isTooLong(4);
    if (written.length === 0 && !isReplacing) {
      if (placeMoved) await writePlace(store);
      return;
    }

    writing = true;
    unsaved = [];
    placeMoved = false;
    const length = currentLength;
    const document: StoredDocument = {
      format: storedFormat,
      id,
      createdAt,
      updatedAt: surroundings.now(),
      sequence: sequence + 1,
      place: listener.readPlace(),
    };
    const text = isReplacing || document.sequence === 1 ? listener.readText() : null;
    listener.onSave({ kind: "saving" });
    try {
      if (text === null) {
        await store.append(document, { steps: written, length });
        journal = { entries: journal.entries + 1, size: journal.size + journalSize(written) };
      } else {
        await store.replace(document, text);
        journal = { entries: 0, size: 0 };
        needsReplacing = false;
      }
      writing = false;
      sequence = document.sequence;
      surroundings.writeTabDocument(id);
      if (!savedOnce) surroundings.onFirstSave();
      savedOnce = true;
      reportSaved();
      if (writeAgain) void write();
      else if (unsaved.length > 0 || placeMoved) throttle.request();
      writeAgain = false;
    } catch (error) {
      writing = false;
      unsaved = [...written, ...unsaved];
      if (error instanceof DocumentConflict) {
        becomeCopy();
        throttle.request();
      } else {
        reportFailure(error);
        timer.start(() => throttle.request(), retryAfterMs);
      }
    }
  };

  const writePlace = async (to: DocumentStore) => {
    placeMoved = false;
    if (sequence === 0) return;
    try {
      await to.writePlace(id, listener.readPlace());
    } catch (error) {
      reportFailure(error);
    }
  };

  const reportFailure = (error: unknown) => {
    if (store === null) return;
    listener.onSave({ kind: "failed", message: isQuotaError(error) ? messages.full : messages.retrying });
  };

  const isTooLong = (times: number) =>
    journal.entries > longJournal.entries * times || journal.size > longJournal.size * times;

  const compactWhenQuiet = () => {
    stopCompaction?.();
    stopCompaction = timer.start(() => {
      if (!isTooLong(1)) return;
      needsReplacing = true;
      throttle.request();
    }, compactAfterMs);
  };

  const findDocument = async (from: DocumentStore): Promise<HeldText | null> => {
    const known = surroundings.readTabDocument() ?? (await from.findLatest());
    if (known === null) return null;
    let restored = await from.read(known);
    let found = known;
    if (restored.kind === "none") {
      const latest = await from.findLatest();
      if (latest === null) return null;
      found = latest;
      restored = await from.read(latest);
    }
    if (restored.kind === "later") listener.onNotice(messages.later);
    if (restored.kind === "unreadable") listener.onNotice(messages.unreadable);
    if (restored.kind !== "document") return null;
    if (restored.unreadable.length > 0) listener.onNotice(messages.partly);
    id = found;
    ({ createdAt, sequence, journal } = restored);
    needsReplacing = restored.needsRepair;
    currentLength = restored.text.length;
    return { text: restored.text, place: restored.place };
  };

  return {
    async load() {
      try {
        store = await surroundings.openStore(onStoreClosed);
        const held = await findDocument(store);
        if (closing.signal.aborted) {
          store.close();
          return null;
        }
        askForPen();
        if (needsReplacing) throttle.request();
        return held;
      } catch (error) {
        // Whatever else the reason is, the person needs to know one thing: text is not kept here.
        const isNewer = error instanceof Error && error.name === "VersionError";
        store = null;
        listener.onSave({ kind: "failed", message: isNewer ? messages.closed : messages.unavailable });
        return null;
      }
    },
    record(step) {
      for (const { from, to, insert } of step) currentLength += insert.length - (to - from);
      if (store === null) return;
      unsaved = appendStep(unsaved, step);
      throttle.request();
      compactWhenQuiet();
    },
    recordPlace() {
      placeMoved = true;
      if (store !== null) throttle.request();
    },
    flush: () => throttle.flush(),
    close() {
      throttle.flush();
      throttle.cancel();
      stopCompaction?.();
      closing.abort();
      if (pen.kind === "held") pen.putDown();
      store?.close();
    },
  };
}
