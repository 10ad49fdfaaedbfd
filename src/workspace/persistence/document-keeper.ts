import type { TextChange } from "#core/document/span.ts";
import type { HeldText, Place } from "../editor/text-surface.ts";
import type { SaveState } from "../workspace.ts";
import { DocumentConflict } from "./document-store.ts";
import type { DocumentStore } from "./document-store.ts";
import { appendStep, journalSize } from "./journal.ts";
import type { Step } from "./journal.ts";
import { isQuotaError, messages } from "./save-messages.ts";
import { storedFormat } from "./stored-document.ts";
import type { WrittenDocument } from "./stored-document.ts";
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
  /** Called once a text long enough to be missed has been saved. */
  onWorthKeeping(): void;
  readonly timer?: Timer;
}

/** What the keeper asks of the workspace and tells it. */
export interface KeeperListener {
  readText(): string;
  readPlace(): Place;
  onSave(state: SaveState): void;
  /** The text is saved in this document from now on. */
  onDocument(id: string): void;
  onNotice(message: string): void;
  /** Another tab, now closed, wrote a newer text of this very document, which nobody changed here. */
  onNewerText(held: HeldText): void;
}

/** The document to read: the one that was open last, none, or a certain one. */
export type DocumentChoice = "last" | "new" | { readonly id: string };

/** Keeps one document saved on the device: at most the last second of typing is lost, whatever happens. */
export interface DocumentKeeper {
  /** Reads a document. Never rejects: `null` where there is none, it cannot be read, or nothing is stored here. */
  load(choice: DocumentChoice): Promise<HeldText | null>;
  /** Takes note of a change that was just made; call it for every change after `load` has resolved. */
  record(step: readonly TextChange[]): void;
  /** Takes note that selection or scroll position may have moved. */
  recordPlace(): void;
  /** Writes what is not written yet, now. */
  flush(): void;
  /** Writes what is not written yet; `true` when everything on screen is on the device. */
  settle(): Promise<boolean>;
  /** Forgets what is not written yet, before `close`. */
  discard(): void;
  close(): void;
}

/** Changes wait at most this long before they are written; a write takes a few milliseconds more. */
const writeIntervalMs = 500;
/** Longer than a reload takes to put down the pen of the page before it. */
const penPatienceMs = 300;
const compactAfterMs = 4000;
const retryAfterMs = 5000;
/** Someone who types through every write of `settle` would keep it from ever ending. */
const mostAttempts = 20;
/** From this length on (about a page) a text is worth asking the browser to hold on to. */
const worthKeepingLength = 1500;
/** A journal longer than this is replaced by a snapshot at a quiet moment; four times it, at once. */
const longJournal = { entries: 200, size: 256 * 1024 };

type Pen =
  | { readonly kind: "asked" }
  | { readonly kind: "held"; readonly putDown: () => void }
  /** Another tab holds it. */
  | { readonly kind: "elsewhere" };

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
  let askedToKeep = false;
  let copyOf: string | null = null;
  let pen: Pen = { kind: "asked" };
  /** Whether this tab writes a copy because another one holds the pen of the document it showed. */
  let isCopy = false;
  let stopCompaction: (() => void) | null = null;
  /** The write under way or the last one; resolves with whether it worked. */
  let lastWrite = Promise.resolve(true);
  /** Resolves when it is known whether this tab has the pen. */
  let penIsKnown = Promise.resolve();

  const throttle = createThrottle(() => startWriting(), writeIntervalMs, timer);

  const onStoreClosed = () => {
    store = null;
    listener.onSave({ kind: "failed", message: messages.closed });
  };

  const askForPen = () => {
    const asked = id;
    pen = { kind: "asked" };
    let tellPen = () => {};
    penIsKnown = new Promise((resolve) => (tellPen = resolve));
    const stopWaiting = timer.start(() => {
      tellPen();
      if (pen.kind !== "asked" || id !== asked || isCopy) return;
      pen = { kind: "elsewhere" };
      listener.onSave({ kind: "elsewhere", message: messages.elsewhere });
      if (unsaved.length > 0) throttle.request();
    }, penPatienceMs);
    surroundings.requestPen(asked, closing.signal).then(
      (putDown) => {
        stopWaiting();
        void takePen(asked, putDown).then(tellPen);
      },
      () => {
        stopWaiting();
        // Closing ends the wait. Where locks do not work, the sequence check keeps two tabs apart.
        if (closing.signal.aborted) tellPen();
        else void takePen(asked, () => {}).then(tellPen);
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
    copyOf = id;
    id = surroundings.createId();
    createdAt = surroundings.now();
    sequence = 0;
    needsReplacing = true;
    askForPen();
    listener.onDocument(id);
  };

  const startWriting = () => {
    if (writing) writeAgain = true;
    else lastWrite = write();
  };

  /** Resolves with whether the device has everything that it was to have after this. */
  const write = async (): Promise<boolean> => {
    if (store === null) return false;
    if (pen.kind === "elsewhere") {
      if (unsaved.length === 0) return true;
      becomeCopy();
    }
    // A copy's own pen comes at once; for a document that was loaded, wait until it is clear who writes.
    if (pen.kind === "asked" && !isCopy) return true;
    const written = unsaved;
    const isReplacing = needsReplacing || isTooLong(4);
    if (written.length === 0 && !isReplacing) {
      if (placeMoved) await writePlace(store);
      return true;
    }

    writing = true;
    unsaved = [];
    placeMoved = false;
    const length = currentLength;
    const document: WrittenDocument = {
      format: storedFormat,
      id,
      createdAt,
      updatedAt: surroundings.now(),
      sequence: sequence + 1,
      place: listener.readPlace(),
      ...(copyOf !== null && sequence === 0 ? { copyOf } : {}),
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
      if (!askedToKeep && length >= worthKeepingLength) {
        askedToKeep = true;
        surroundings.onWorthKeeping();
      }
      reportSaved();
      const goOn = writeAgain;
      writeAgain = false;
      if (goOn) startWriting();
      else if (unsaved.length > 0 || placeMoved) throttle.request();
      return true;
    } catch (error) {
      writing = false;
      unsaved = [...written, ...unsaved];
      if (error instanceof DocumentConflict) {
        becomeCopy();
        throttle.request();
        return true;
      }
      reportFailure(error);
      timer.start(() => throttle.request(), retryAfterMs);
      return false;
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

  const markOpened = async (at: DocumentStore) => {
    try {
      await at.markOpened(id, surroundings.now());
    } catch {
      // No room even for that: the document is read all the same, and another tab may open a different one.
    }
  };

  const findDocument = async (from: DocumentStore, wanted: string | null): Promise<HeldText | null> => {
    const known = wanted ?? surroundings.readTabDocument() ?? (await from.findLatest());
    if (known === null) return null;
    let restored = await from.read(known);
    let found = known;
    if (restored.kind === "none" && wanted === null) {
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
    async load(choice) {
      try {
        store = await surroundings.openStore(onStoreClosed);
        const wanted = typeof choice === "string" ? null : choice.id;
        const held = choice === "new" ? null : await findDocument(store, wanted);
        if (closing.signal.aborted) {
          store.close();
          return null;
        }
        if (wanted !== null) {
          if (held === null) return null;
          surroundings.writeTabDocument(id);
          await markOpened(store);
        }
        askForPen();
        listener.onDocument(id);
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
    async settle() {
      if (store === null) return currentLength === 0;
      await lastWrite;
      for (let attempt = 0; attempt < mostAttempts && (unsaved.length > 0 || needsReplacing); attempt += 1) {
        await penIsKnown;
        throttle.cancel();
        startWriting();
        if (!(await lastWrite)) return false;
      }
      return unsaved.length === 0;
    },
    discard() {
      unsaved = [];
      placeMoved = false;
      needsReplacing = false;
    },
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
