import type { WorkspaceSession } from "../workspace-session.ts";
import { createImportedStructures } from "./imported-structures.ts";
import type { ImportedStructures } from "./imported-structures.ts";
import { initialImportsState } from "./import-view.ts";
import type { ImportActions, ImportsState } from "./import-view.ts";

/** Imports as the page holds them from the start; what does the work is loaded when something is first opened. */
export interface ImportAccess {
  readonly actions: ImportActions;
  readonly structures: ImportedStructures;
  read(): ImportsState;
  subscribe(listener: () => void): () => void;
}

const notLoaded =
  "The part of this page that opens files could not be loaded. Your text is as it was; look at your connection and try again.";

function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    // As the state of the workspace does: in hidden pages, which get no frames, after 100 ms.
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });
}

function whenReady(session: WorkspaceSession): Promise<void> {
  return new Promise((resolve) => {
    if (session.readState().status === "ready") return resolve();
    const stop = session.subscribe(() => {
      if (session.readState().status !== "ready") return;
      stop();
      resolve();
    });
  });
}

async function nameDocument(session: WorkspaceSession, name: string): Promise<void> {
  const { actions, read } = session.library;
  // Reading the list saves what is on the screen first; without storage there is nothing to name.
  await actions.refresh();
  await afterFrame();
  const id = session.readState().documentId;
  const document = read().documents.find((candidate) => candidate.id === id);
  if (id !== null && document?.isNamed === false) await actions.renameDocument(id, name);
}

function createImportAccess(session: WorkspaceSession): ImportAccess {
  const listeners = new Set<() => void>();
  const structures = createImportedStructures();
  let state = initialImportsState;
  let loading: Promise<ImportActions> | null = null;

  const update = (fields: Partial<ImportsState>) => {
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  };

  const load = async (): Promise<ImportActions> => {
    const { createImports } = await import("./imports.ts");
    return createImports(
      {
        structures,
        keepStructure: structures.keep,
        surface: () => session.editor.surface,
        whenReady: () => whenReady(session),
        afterFrame,
        documentId: () => session.readState().documentId,
        revision: () => session.readState().revision,
        openDocument: session.library.actions.openText,
        nameDocument: (name) => nameDocument(session, name),
      },
      update,
    );
  };

  /** `false` when the code is not to be had: it is asked for again next time. */
  const using = async (run: (actions: ImportActions) => Promise<void> | void): Promise<boolean> => {
    let actions: ImportActions;
    try {
      loading ??= load();
      actions = await loading;
    } catch {
      loading = null;
      return false;
    }
    await run(actions);
    return true;
  };

  const orSay = async (run: (actions: ImportActions) => Promise<void> | void): Promise<void> => {
    if (!(await using(run))) update({ problem: notLoaded });
  };

  return {
    structures,
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: {
      openFiles: (files) => orSay((imports) => imports.openFiles(files)),
      openText: (text, name) => orSay((imports) => imports.openText(text, name)),
      cancel: () => void using((imports) => imports.cancel()),
      enterPassword: (id, password) => orSay((imports) => imports.enterPassword(id, password)),
      change: (id, options) => orSay((imports) => imports.change(id, options)),
      join: () => orSay((imports) => imports.join()),
      async formatPaste(plain, html) {
        // Without the code for it the plain text stays as it is.
        await using((imports) => imports.formatPaste(plain, html));
      },
      makePastePlain: () => void using((imports) => imports.makePastePlain()),
      say: (problem) => update({ problem }),
      dismiss() {
        update(initialImportsState);
        if (loading !== null) void using((imports) => imports.dismiss());
      },
    },
  };
}

const accesses = new WeakMap<WorkspaceSession, ImportAccess>();

/** The imports of a page: one for its workspace. */
export function importAccessOf(session: WorkspaceSession): ImportAccess {
  const known = accesses.get(session);
  if (known !== undefined) return known;
  const access = createImportAccess(session);
  accesses.set(session, access);
  return access;
}
