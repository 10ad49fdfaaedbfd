import { normalizeLineBreaks } from "../editor/line-breaks.ts";
import { refusal } from "../editor/text-limit.ts";
import { storedFormat } from "../persistence/stored-document.ts";
import type { StoredVersion } from "../persistence/stored-document.ts";
import { browserLibrarySurroundings } from "./browser-library-surroundings.ts";
import type { LibrarySurroundings } from "./browser-library-surroundings.ts";
import { deletedForMs, describeLibrary } from "./describe-library.ts";
import { cleanName, nameWithSuffix, titleOf } from "./document-title.ts";
import { describeOpenError, describeStoreError, libraryMessages } from "./library-messages.ts";
import type { KeptVersion, LibraryRecords, LibraryStore } from "./library-store.ts";
import type { LibraryActions, LibraryState, OpenDocument, Outcome } from "./library-view.ts";

/** Larger than what an archive may unpack to, for texts that do not pack. */
const mostArchiveBytes = 600 * 1024 * 1024;

const done: Outcome = { kind: "done", value: null };

function failed(message: string): { readonly kind: "failed"; readonly message: string } {
  return { kind: "failed", message };
}

/** A refusal that has its sentence already; thrown and caught in this file only. */
class Refusal extends Error {
  override readonly name = "Refusal";
}

/** How a version is called whose maker did not say: by when it was made. */
function versionName(name: string, prefix: string, now: number): string {
  const given = cleanName(name);
  if (given !== "") return given;
  const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" }).format(now);
  return prefix === "" ? time : `${prefix}, ${time}`;
}

/**
 * The documents on this device and what can be done with them. `update` is told whenever something changed. Every
 * action ends in an outcome; none throws.
 */
export function createLibrary(
  open: OpenDocument,
  update: (state: Partial<LibraryState>) => void,
  surroundings: LibrarySurroundings = browserLibrarySurroundings,
): LibraryActions {
  const { createId, now, work } = surroundings;
  let opening: Promise<LibraryStore> | null = null;
  let refreshing: Promise<Outcome> | null = null;
  let refreshAgain = false;
  let deletedFromScreen: { readonly id: string; readonly instead: string } | null = null;
  const removedVersions = new Map<string, KeptVersion>();

  const openStore = (): Promise<LibraryStore> => {
    opening ??= surroundings.openStore(() => (opening = null));
    return opening;
  };

  /** Runs an action on the store; whatever goes wrong becomes a sentence. */
  const attempt = async <Value>(
    run: (store: LibraryStore) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    let store: LibraryStore;
    try {
      store = await openStore();
    } catch (error) {
      opening = null;
      const message = describeOpenError(error);
      update({ status: "failed", problem: message });
      return failed(message);
    }
    try {
      return await run(store);
    } catch (error) {
      return failed(error instanceof Refusal ? error.message : describeStoreError(error));
    }
  };

  const current = () => ({ id: open.id(), title: titleOf(open.readText()) });

  const show = async (store: LibraryStore): Promise<LibraryRecords> => {
    const [records, openDocuments, room] = await Promise.all([
      store.list(),
      surroundings.findOpenDocuments(),
      surroundings.measureRoom(),
    ]);
    const lists = describeLibrary(records, openDocuments, current());
    update({ ...lists, room, status: "ready", problem: null });
    return records;
  };

  const purgeOld = async (store: LibraryStore, { documents }: LibraryRecords) => {
    const old = documents.filter(({ deletedAt }) => deletedAt !== null && now() - deletedAt > deletedForMs);
    for (const { id } of old) await store.purge(id);
  };

  const read = async (store: LibraryStore): Promise<Outcome> => {
    await open.settle();
    const records = await show(store);
    await purgeOld(store, records);
    const isStale =
      records.documents.some(({ sequence, summary }) => summary?.sequence !== sequence) ||
      records.versions.some(({ summary }) => summary === null);
    if (!isStale) return done;
    const counted = await work.summarize();
    await show(store);
    return counted;
  };

  /** One reading at a time, and one more for what changed meanwhile. */
  const refresh = async (): Promise<Outcome> => {
    if (refreshing !== null) {
      refreshAgain = true;
      return refreshing;
    }
    refreshing = attempt(read);
    const outcome = await refreshing;
    refreshing = null;
    if (!refreshAgain) return outcome;
    refreshAgain = false;
    return refresh();
  };

  const tellTabs = surroundings.connectTabs(() => void refresh());

  /** An action that changes something: the list here and in other tabs follows. */
  const change = async <Value>(
    run: (store: LibraryStore) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    const outcome = await attempt(run);
    if (outcome.kind === "done") tellTabs();
    void refresh();
    return outcome;
  };

  const find = async (store: LibraryStore, id: string) =>
    (await store.list()).documents.find((document) => document.id === id) ?? null;

  const readText = async (store: LibraryStore, id: string): Promise<string> => {
    const text = (await store.readText(id))?.text;
    if (text === undefined) throw new Refusal(libraryMessages.unreadable);
    return text;
  };

  const create = async (store: LibraryStore, text: string, name: string | null): Promise<string> => {
    const id = createId();
    const time = now();
    await store.create({ id, createdAt: time, updatedAt: time, name, summary: null }, text, []);
    return id;
  };

  /** An empty document that nobody wrote in leaves no trace when another one opens. */
  const forgetUnused = async (store: LibraryStore, id: string | null, text: string) => {
    if (id === null || text !== "") return;
    const { documents, versions } = await store.list();
    const document = documents.find((listed) => listed.id === id);
    const isKept = versions.some(({ documentId }) => documentId === id);
    if (document?.sequence === 1 && document.name === null && !isKept) await store.purge(id);
  };

  /** Saves what is on the screen and shows another document; `keeping` is not forgotten even if it is unused. */
  const switchTo = async (store: LibraryStore, id: string, keeping: string | null = null): Promise<void> => {
    const before = open.id();
    const text = open.readText();
    const switched = await open.switchTo(id);
    if (switched === "unsaved") throw new Refusal(libraryMessages.unsaved);
    if (switched === "unreadable") throw new Refusal(libraryMessages.unreadable);
    if (before !== id && before !== keeping) await forgetUnused(store, before, text);
  };

  /** Puts a document in and shows it; takes it out again when that fails. */
  const createAndShow = async (store: LibraryStore, text: string, name: string | null): Promise<Outcome> => {
    const id = await create(store, text, name);
    try {
      await switchTo(store, id);
    } catch (error) {
      await store.purge(id);
      throw error;
    }
    return done;
  };

  const settle = async () => {
    if (!(await open.settle())) throw new Refusal(libraryMessages.unsaved);
  };

  const keepVersion = async (store: LibraryStore, name: string, prefix: string): Promise<Outcome> => {
    const text = open.readText();
    const documentId = open.id();
    if (text === "" || documentId === null) throw new Refusal(libraryMessages.empty);
    await settle();
    const version: StoredVersion = {
      format: storedFormat,
      id: createId(),
      documentId: open.id() ?? documentId,
      name: versionName(name, prefix, now()),
      createdAt: now(),
      summary: null,
    };
    await store.addVersion({ version, text });
    return done;
  };

  const readVersion = async (store: LibraryStore, id: string): Promise<KeptVersion> => {
    const kept = await store.readVersion(id);
    if (kept === null) throw new Refusal(libraryMessages.unreadableVersion);
    return kept;
  };

  /** The document to show in the place of one that goes away. */
  const findNext = async (store: LibraryStore, id: string): Promise<string> => {
    const { documents } = await store.list();
    const others = documents.filter((document) => document.id !== id && document.deletedAt === null);
    const next = others.toSorted((first, second) => second.updatedAt - first.updatedAt)[0];
    return next?.id ?? create(store, "", null);
  };

  const openText: LibraryActions["openText"] = async (text, name) => {
    const normal = normalizeLineBreaks(text);
    const refused = refusal(normal.length, normal.length, () => normal);
    if (refused !== null) return failed(refused);
    const given = cleanName(name ?? "");
    const outcome = await change((store) => createAndShow(store, normal, given === "" ? null : given));
    if (outcome.kind === "done" || opening !== null) return outcome;
    open.replaceText(normal);
    return done;
  };

  return {
    refresh,
    openText,
    openDocument: (id) =>
      change(async (store) => {
        await switchTo(store, id);
        return done;
      }),
    newDocument: () =>
      change(async (store) => {
        const id = open.id();
        const isNamed = id !== null && ((await find(store, id))?.name ?? null) !== null;
        // An empty text without a name is a new document already.
        return open.readText() === "" && !isNamed ? done : createAndShow(store, "", null);
      }),
    renameDocument: (id, name) =>
      change(async (store) => {
        if (id === open.id()) await settle();
        if ((await find(store, id)) === null) throw new Refusal(libraryMessages.gone);
        const clean = cleanName(name);
        await store.setName(id, clean === "" ? null : clean);
        return done;
      }),
    duplicateDocument: (id) =>
      change(async (store) => {
        if (id === open.id()) await settle();
        const text = await readText(store, id);
        const name = (await find(store, id))?.name ?? titleOf(text);
        return { kind: "done", value: await create(store, text, nameWithSuffix(name, "(copy)")) };
      }),
    deleteDocument: (id) =>
      change(async (store) => {
        if (id === open.id()) {
          await settle();
          const instead = await findNext(store, id);
          await switchTo(store, instead, id);
          deletedFromScreen = { id, instead };
        }
        await store.setDeleted(id, now());
        return done;
      }),
    undoDelete: (id) =>
      change(async (store) => {
        await store.setDeleted(id, null);
        // Whoever went on with another document meanwhile stays there.
        const isBack = deletedFromScreen?.id === id && deletedFromScreen.instead === open.id();
        if (isBack) await switchTo(store, id);
        return done;
      }),
    purgeDeleted: (ids) =>
      change(async (store) => {
        const { documents } = await store.list();
        const deleted = new Set(documents.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
        for (const id of ids) if (deleted.has(id)) await store.purge(id);
        return done;
      }),
    saveVersion: (name) => change((store) => keepVersion(store, name, "")),
    readVersion: (versionId) =>
      attempt(async (store) => ({ kind: "done", value: (await readVersion(store, versionId)).text })),
    restoreVersion: (versionId) =>
      change(async (store) => {
        const { version, text } = await readVersion(store, versionId);
        await switchTo(store, version.documentId);
        if (open.readText() === text) return done;
        if (open.readText() !== "") await keepVersion(store, "", `Before going back to “${version.name}”`);
        open.replaceText(text);
        return done;
      }),
    removeVersion: (versionId) =>
      change(async (store) => {
        removedVersions.set(versionId, await readVersion(store, versionId));
        await store.removeVersion(versionId);
        return done;
      }),
    undoRemoveVersion: (versionId) =>
      change(async (store) => {
        const removed = removedVersions.get(versionId);
        if (removed === undefined) throw new Refusal(libraryMessages.gone);
        await store.addVersion(removed);
        removedVersions.delete(versionId);
        return done;
      }),
    readDocument: (id) =>
      attempt(async (store) => {
        if (id === open.id()) return { kind: "done", value: open.readText() };
        return { kind: "done", value: await readText(store, id) };
      }),
    exportLibrary: () =>
      attempt(async () => {
        await settle();
        return work.exportLibrary();
      }),
    importLibrary: (archive) =>
      change(async () => {
        if (archive.size > mostArchiveBytes) throw new Refusal(libraryMessages.archiveTooLarge);
        return work.importLibrary(archive);
      }),
    openRecovered: (key) =>
      change(async (store) => {
        const { recovered } = describeLibrary(await store.list(), new Set(), current());
        const text = recovered.find((found) => found.key === key)?.text ?? "";
        if (text === "") throw new Refusal(libraryMessages.nothingSalvaged);
        return createAndShow(store, normalizeLineBreaks(text), nameWithSuffix(titleOf(text), "(recovered)"));
      }),
    discardRecovered: (key) =>
      change(async (store) => {
        await store.discardRecovered(key);
        return done;
      }),
    keepStorage: () => change(async () => ({ kind: "done", value: await surroundings.keepStorage() })),
    removeEverything: () =>
      change(async (store) => {
        await open.startOver();
        await store.clear();
        return done;
      }),
  };
}
