import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { Span } from "#core/document/span.ts";
import type { Answer, Engine } from "#engine/engine.ts";
import { createWorkerEngine } from "#engine/worker-engine.ts";
import { createAnalysisSubscription, firstViewOf } from "./analysis-subscription.ts";
import type { AnswerView, Subject } from "./analysis-subscription.ts";
import { createEditor } from "./editor/editor.ts";
import { editsFit } from "./editor/edits-fit.ts";
import type { Editor } from "./editor/editor.ts";
import type { HeldText } from "./editor/text-surface.ts";
import { createFrameStore } from "./frame-store.ts";
import { createLibraryAccess } from "./library/library-access.ts";
import type { LibraryAccess } from "./library/library-access.ts";
import type { OpenDocument } from "./library/library-view.ts";
import { createDocumentKeeper } from "./persistence/document-keeper.ts";
import type { DocumentChoice, DocumentKeeper } from "./persistence/document-keeper.ts";
import { browserSurroundings } from "./persistence/browser-surroundings.ts";
import { mergeTyped } from "./merge-typed.ts";
import type { SaveState, WorkspaceActions, WorkspaceState } from "./workspace.ts";

/** An analysis that runs as long as somebody subscribes. */
interface Observation<Result> {
  read(): AnswerView<Result>;
  subscribe(listener: () => void): () => void;
}

/** The shared document of a page, outside React: editor, engine and saving, tied together. */
export interface WorkspaceSession {
  readonly editor: Editor;
  readonly actions: WorkspaceActions;
  readonly library: LibraryAccess;
  readState(): WorkspaceState;
  subscribe(listener: () => void): () => void;
  /** Calls `listener` with the id of each mark that is pressed, until the returned function is called. */
  onMarkPress(listener: (id: string) => void): () => void;
  observe<Name extends AnalysisName>(
    name: Name,
    options: AnalysisOptions<Name>,
    subject: Subject,
  ): Observation<AnalysisResult<Name>>;
  /** Starts engine and saving, in a browser only; returns what ends them. Until then nothing of the page is touched. */
  start(): () => void;
}

/** What a page shows before anything has started, on the server as well. */
export const initialWorkspaceState: WorkspaceState = {
  status: "loading",
  documentId: null,
  revision: 0,
  length: 0,
  selection: { start: 0, end: 0 },
  save: { kind: "saved", at: null },
  progress: null,
  canUndo: false,
  canRedo: false,
  notice: null,
};

const emptyText: HeldText = { text: "", place: { selection: { start: 0, end: 0 }, top: 0 } };

const editorFailed =
  "The full editor could not be loaded. This plain text box works; reload the page for the rest.";

function isSameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

/** A document that nothing has been done with. `start` brings it to life. */
export function createWorkspaceSession(): WorkspaceSession {
  const state = createFrameStore(initialWorkspaceState);
  const refreshers: Record<Subject, Set<() => void>> = { text: new Set(), selection: new Set() };
  const pressListeners = new Set<(id: string) => void>();
  let engine: Engine | null = null;
  let keeper: DocumentKeeper | null = null;
  /** Whether the saved text has been taken over; changes before that are part of what it is merged with. */
  let isLoaded = false;
  let documentId: string | null = null;
  let revision = 0;
  /** By which the engine cuts sentences. */
  let language = "en";
  let selection: Span = initialWorkspaceState.selection;
  let holders = 0;
  let end: (() => void) | null = null;

  const refresh = (subject: Subject) => {
    for (const run of refreshers[subject]) run();
  };

  const publish = () => {
    const { length, canUndo, canRedo } = editor.surface;
    state.update({ revision, length, selection, canUndo, canRedo });
  };

  const editor: Editor = createEditor(
    {
      onChange(changes) {
        revision += 1;
        engine?.change(changes, revision);
        if (isLoaded) keeper?.record(changes);
        selection = editor.surface.selection;
        refresh("text");
        refresh("selection");
        publish();
      },
      onPlace() {
        if (isLoaded) keeper?.recordPlace();
        const moved = editor.surface.selection;
        if (!isSameSpan(moved, selection)) {
          selection = moved;
          refresh("selection");
        }
        publish();
      },
      onMarkPress(id) {
        for (const listener of pressListeners) listener(id);
      },
      onRefused: (message) => state.update({ notice: message }),
    },
    () => state.update({ notice: editorFailed }),
  );

  /** Shows a text that was loaded, and tells the engine all of it. */
  const open = (held: HeldText) => {
    editor.surface.load(held);
    revision += 1;
    engine?.open(editor.surface.readText(), revision, language);
    refresh("text");
    refresh("selection");
    publish();
  };

  /** A keeper, whose word counts from `show` on. */
  const createKeeper = () => {
    let save: SaveState = { kind: "saved", at: null };
    let documentId: string | null = null;
    let held: HeldText = emptyText;
    const isShown = () => keeper === keeping;
    const keeping = createDocumentKeeper(browserSurroundings, {
      // A keeper may mend its document before that is shown.
      readText: () => (isShown() ? editor.surface.readText() : held.text),
      readPlace: () => (isShown() ? editor.surface.readPlace() : held.place),
      onSave(next) {
        save = next;
        if (isShown()) state.update({ save });
      },
      onDocument(id) {
        documentId = id;
        if (isShown()) showDocument(id);
      },
      onNotice: (notice) => state.update({ notice }),
      onNewerText(held) {
        if (isShown()) open(held);
      },
    });
    return {
      keeping,
      async load(choice: DocumentChoice) {
        const found = await keeping.load(choice);
        held = found ?? emptyText;
        return found;
      },
      show() {
        keeper = keeping;
        state.update({ save });
        showDocument(documentId);
      },
    };
  };

  const showDocument = (id: string | null) => {
    documentId = id;
    state.update({ documentId });
  };

  /** Resolves when the editor can show a text of this length. */
  const readyFor = (length: number) =>
    new Promise<void>((resolve) => editor.whenReadyFor(length, () => resolve()));

  const switchTo: OpenDocument["switchTo"] = async (id) => {
    const before = keeper;
    if (before === null || !isLoaded) return "unsaved";
    if (id === documentId) return "shown";
    // The other text is read first, so that from the last look at this one to the change nothing can be typed.
    const next = createKeeper();
    const held = await next.load({ id });
    if (held !== null) await readyFor(held.text.length);
    const isSettled = await before.settle();
    if (held === null || !isSettled || keeper !== before) {
      next.keeping.close();
      return held === null ? "unreadable" : "unsaved";
    }
    before.close();
    next.show();
    open(held);
    return "shown";
  };

  const startOver = async () => {
    const before = keeper;
    const next = createKeeper();
    await next.load("new");
    before?.discard();
    before?.close();
    next.show();
    open(emptyText);
  };

  const takeOver = (saved: HeldText | null) => {
    editor.whenReadyFor(saved?.text.length ?? 0, () => {
      if (isLoaded || keeper === null) return;
      const { surface } = editor;
      const typed: HeldText = { text: surface.readText(), place: surface.readPlace() };
      const merged = mergeTyped(saved, typed);
      isLoaded = true;
      if (merged.held !== null) open(merged.held);
      if (merged.change !== null) keeper.record([merged.change]);
      state.update({ status: "ready" });
    });
  };

  const begin = () => {
    const started = createWorkerEngine(() => ({ text: editor.surface.readText(), revision, language }));
    engine = started;
    started.onProgress((progress) => {
      state.update({ progress: progress.read < progress.total ? progress : null });
      refresh("text");
    });
    started.open(editor.surface.readText(), revision, language);
    refresh("text");
    refresh("selection");

    isLoaded = false;
    const first = createKeeper();
    first.show();
    void first.load("last").then(takeOver);

    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("pagehide", () => keeper?.flush(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "hidden") keeper?.flush();
      },
      { signal },
    );
    end = () => {
      leaving.abort();
      keeper?.close();
      started.close();
      engine = null;
      keeper = null;
      end = null;
    };
  };

  const actions: WorkspaceActions = {
    readText: () => editor.surface.readText(),
    readSelectedText: () => editor.surface.readSlice(editor.surface.selection),
    replaceText: (text) => editor.surface.replaceText(text),
    insertText: (text) => editor.surface.insertText(text),
    applyEdits(edits) {
      if (!editsFit(edits, editor.surface.length)) return false;
      if (edits.length > 0) editor.surface.applyEdits(edits);
      return true;
    },
    undo: () => editor.surface.undo(),
    redo: () => editor.surface.redo(),
    reveal: (span) => editor.surface.reveal(span),
    focusEditor: () => editor.surface.focus(),
    setMarks: (marks) => editor.setMarks(marks),
    setLanguage(next) {
      if (next === language) return;
      language = next;
      engine?.open(editor.surface.readText(), revision, language);
      refresh("text");
      refresh("selection");
    },
    dismissNotice: () => state.update({ notice: null }),
  };

  const library = createLibraryAccess({
    id: () => documentId,
    readText: actions.readText,
    replaceText: actions.replaceText,
    settle: async () => (isLoaded ? ((await keeper?.settle()) ?? false) : false),
    switchTo,
    startOver,
  });

  return {
    editor,
    actions,
    library,
    readState: state.read,
    subscribe: state.subscribe,
    onMarkPress(listener) {
      pressListeners.add(listener);
      return () => {
        pressListeners.delete(listener);
      };
    },
    observe<Name extends AnalysisName>(name: Name, options: AnalysisOptions<Name>, subject: Subject) {
      const ask = (signal: AbortSignal): Promise<Answer<AnalysisResult<Name>>> =>
        engine === null
          ? Promise.resolve({ kind: "cancelled", revision })
          : engine.analyse(signal, name, options, subject === "selection" ? selection : null);
      const subscription = createAnalysisSubscription(ask, firstViewOf(subject));
      const run = () => {
        if (subject === "selection" && selection.start === selection.end) subscription.clear();
        else subscription.refresh();
      };
      let subscribers = 0;
      return {
        read: subscription.read,
        subscribe(listener) {
          const stop = subscription.subscribe(listener);
          subscribers += 1;
          if (subscribers === 1) {
            refreshers[subject].add(run);
            run();
          }
          return () => {
            stop();
            subscribers -= 1;
            if (subscribers > 0) return;
            refreshers[subject].delete(run);
            subscription.clear();
          };
        },
      };
    },
    start() {
      holders += 1;
      if (end === null) begin();
      return () => {
        holders -= 1;
        // React's strict mode leaves and comes back at once: that must not cost a restart.
        setTimeout(() => {
          if (holders === 0) end?.();
        });
      };
    },
  };
}
