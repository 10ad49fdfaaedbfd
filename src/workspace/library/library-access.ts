import type { LibraryActions, LibraryState, OpenDocument, Outcome } from "./library-view.ts";

/** The library as the page holds it from the start; what does the work is loaded when it is first asked for. */
export interface LibraryAccess {
  readonly actions: LibraryActions;
  read(): LibraryState;
  subscribe(listener: () => void): () => void;
}

/** What is shown before anything has been read, on the server as well. */
export const initialLibraryState: LibraryState = {
  status: "loading",
  problem: null,
  documents: [],
  deleted: [],
  versions: [],
  recovered: [],
  room: null,
};

const notLoaded =
  "This part of the page could not be loaded. Your text is as it was; look at your connection and try again.";

/** The one library of a page. */
export function createLibraryAccess(open: OpenDocument): LibraryAccess {
  const listeners = new Set<() => void>();
  let state = initialLibraryState;
  let loading: Promise<LibraryActions> | null = null;

  const update = (fields: Partial<LibraryState>) => {
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  };

  const load = () => {
    loading ??= import("./library.ts").then(({ createLibrary }) => createLibrary(open, update));
    return loading;
  };

  const later =
    <Parameters extends readonly unknown[], Value>(
      choose: (actions: LibraryActions) => (...parameters: Parameters) => Promise<Outcome<Value>>,
    ) =>
    async (...parameters: Parameters): Promise<Outcome<Value>> => {
      try {
        return await choose(await load())(...parameters);
      } catch {
        // The actions answer for themselves: only their code can be missing, and is asked for again next time.
        loading = null;
        update({ status: "failed", problem: notLoaded });
        return { kind: "failed", message: notLoaded };
      }
    };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: {
      refresh: later((library) => library.refresh),
      openDocument: later((library) => library.openDocument),
      newDocument: later((library) => library.newDocument),
      openText: later((library) => library.openText),
      renameDocument: later((library) => library.renameDocument),
      duplicateDocument: later((library) => library.duplicateDocument),
      deleteDocument: later((library) => library.deleteDocument),
      undoDelete: later((library) => library.undoDelete),
      purgeDeleted: later((library) => library.purgeDeleted),
      saveVersion: later((library) => library.saveVersion),
      readVersion: later((library) => library.readVersion),
      restoreVersion: later((library) => library.restoreVersion),
      removeVersion: later((library) => library.removeVersion),
      undoRemoveVersion: later((library) => library.undoRemoveVersion),
      readDocument: later((library) => library.readDocument),
      exportLibrary: later((library) => library.exportLibrary),
      importLibrary: later((library) => library.importLibrary),
      openRecovered: later((library) => library.openRecovered),
      discardRecovered: later((library) => library.discardRecovered),
      keepStorage: later((library) => library.keepStorage),
      removeEverything: later((library) => library.removeEverything),
    },
  };
}
