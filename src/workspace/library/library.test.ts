import { describe, expect, it } from "vitest";
import type { LibrarySurroundings } from "./browser-library-surroundings.ts";
import { initialLibraryState } from "./library-access.ts";
import { libraryMessages } from "./library-messages.ts";
import type { LibraryState, OpenDocument } from "./library-view.ts";
import { createLibrary } from "./library.ts";
import { createMemoryLibraryStore } from "./memory-library-store.ts";
import { summarizeLibrary } from "./transfer-library.ts";

/** A page with one document on the screen, and its library over a store in memory. */
async function setUp(surroundings: Partial<LibrarySurroundings> = {}) {
  const store = createMemoryLibraryStore();
  const screen = { id: "first", text: "First text", isSaved: true };
  let state: LibraryState = initialLibraryState;
  let ids = 0;
  let time = 1_000_000_000_000;
  const save = () => {
    const document = store.documents.get(screen.id);
    if (document !== undefined && store.texts.get(screen.id) !== screen.text) {
      store.documents.set(screen.id, { ...document, sequence: document.sequence + 1, updatedAt: time });
      store.texts.set(screen.id, screen.text);
    }
  };
  const open: OpenDocument = {
    id: () => screen.id,
    readText: () => screen.text,
    replaceText: (text) => (screen.text = text),
    async settle() {
      if (screen.isSaved) save();
      return screen.isSaved;
    },
    async switchTo(id) {
      if (id === screen.id) return "shown";
      const text = store.texts.get(id);
      if (text === undefined) return "unreadable";
      if (!screen.isSaved) return "unsaved";
      save();
      screen.id = id;
      screen.text = text;
      return "shown";
    },
    async startOver() {
      screen.id = "fresh";
      screen.text = "";
    },
  };
  const library = createLibrary(open, (fields) => (state = { ...state, ...fields }), {
    openStore: async () => store,
    work: {
      async summarize() {
        await summarizeLibrary(store);
        return { kind: "done", value: null };
      },
      exportLibrary: async () => ({ kind: "failed", message: "Not in this test." }),
      importLibrary: async () => ({ kind: "failed", message: "Not in this test." }),
    },
    createId: () => `made-${(ids += 1)}`,
    now: () => (time += 1000),
    measureRoom: async () => null,
    keepStorage: async () => true,
    findOpenDocuments: async () => new Set(["first", "elsewhere"]),
    connectTabs: () => () => {},
    ...surroundings,
  });
  await store.create(
    { id: "first", name: null, summary: null, createdAt: time, updatedAt: time },
    screen.text,
    [],
  );
  const listed = async () => {
    await library.refresh();
    return state.documents;
  };
  return { store, screen, library, listed, state: () => state };
}

describe("the library", () => {
  it("lists documents with their first lines, words and where they are open", async () => {
    const { store, listed } = await setUp();
    await store.create({ id: "elsewhere", name: "Named", summary: null, createdAt: 1, updatedAt: 2 }, "", []);
    expect(await listed()).toMatchObject([
      { id: "first", name: "First text", isNamed: false, words: 2, isOpenElsewhere: false },
      { id: "elsewhere", name: "Named", isNamed: true, words: 0, isOpenElsewhere: true },
    ]);
  });

  it("saves what is on the screen before it opens something else", async () => {
    const { store, screen, library } = await setUp();
    screen.text = "First text, changed";
    expect(await library.openText("Second\r\ntext", "  A file  ")).toEqual({ kind: "done", value: null });
    expect(screen).toMatchObject({ id: "made-1", text: "Second\ntext" });
    expect(store.texts.get("first")).toBe("First text, changed");
    expect(store.documents.get("made-1")?.name).toBe("A file");
  });

  it("keeps to the screen when its text cannot be saved", async () => {
    const { store, screen, library } = await setUp();
    screen.isSaved = false;
    const refused = { kind: "failed", message: libraryMessages.unsaved };
    expect(await library.newDocument()).toEqual(refused);
    expect(await library.openText("Other", null)).toEqual(refused);
    expect(await library.deleteDocument("first")).toEqual(refused);
    expect(await library.saveVersion("One")).toEqual(refused);
    expect(await library.renameDocument("first", "One")).toEqual(refused);
    expect(screen).toMatchObject({ id: "first", text: "First text" });
    expect([...store.documents.keys()]).toEqual(["first"]);
  });

  it("says that there is no room, and changes nothing", async () => {
    const { store, screen, library } = await setUp();
    store.failure = new DOMException("Full.", "QuotaExceededError");
    const full = { kind: "failed", message: libraryMessages.full };
    expect(await library.newDocument()).toEqual(full);
    expect(await library.duplicateDocument("first")).toEqual(full);
    expect(await library.renameDocument("first", "Name")).toEqual(full);
    expect(await library.saveVersion("One")).toEqual(full);
    expect(screen.text).toBe("First text");
    expect(store.documents.size).toBe(1);
  });

  it("puts a text on the screen where nothing can be stored", async () => {
    const { screen, library, state } = await setUp({
      openStore: () => Promise.reject(new DOMException("Not here.", "SecurityError")),
    });
    expect(await library.openText("From a file", "file")).toEqual({ kind: "done", value: null });
    expect(screen.text).toBe("From a file");
    expect(await library.refresh()).toEqual({ kind: "failed", message: libraryMessages.unavailable });
    expect(state()).toMatchObject({ status: "failed", problem: libraryMessages.unavailable });
  });

  it("refuses a text over the limits, and keeps the screen", async () => {
    const { screen, library } = await setUp();
    expect(await library.openText("a ".repeat(10_000_001), null)).toMatchObject({ kind: "failed" });
    expect(screen.text).toBe("First text");
  });

  it("names, duplicates and finds the first line again", async () => {
    const { library, listed } = await setUp();
    await library.renameDocument("first", " A  name ");
    expect(await listed()).toMatchObject([{ name: "A name", isNamed: true }]);
    await library.duplicateDocument("first");
    await library.renameDocument("first", "  ");
    expect((await listed()).map(({ name }) => name).toSorted()).toEqual(["A name (copy)", "First text"]);
    expect(await library.renameDocument("gone", "x")).toEqual({
      kind: "failed",
      message: libraryMessages.gone,
    });
  });

  it("shows another document in the place of a deleted one, and brings it back", async () => {
    const { store, screen, library } = await setUp();
    await library.deleteDocument("first");
    expect(screen.text).toBe("");
    expect(store.documents.get("first")?.deletedAt).not.toBeNull();
    await library.undoDelete("first");
    expect(screen).toMatchObject({ id: "first", text: "First text" });
    expect([...store.documents.keys()]).toEqual(["first"]);
  });

  it("leaves the screen alone when someone went on before the undo", async () => {
    const { store, screen, library } = await setUp();
    await library.deleteDocument("first");
    await library.openText("Another", null);
    await library.undoDelete("first");
    expect(screen.text).toBe("Another");
    expect(store.documents.get("first")?.deletedAt).toBeNull();
  });

  it("removes for good only what is deleted, and by itself after 30 days", async () => {
    const { store, library, listed } = await setUp();
    await library.purgeDeleted(["first"]);
    expect(store.documents.has("first")).toBe(true);
    await store.setDeleted("first", 1);
    await listed();
    expect(store.documents.has("first")).toBe(false);
  });

  it("goes back to a version and keeps what was there", async () => {
    const { store, screen, library } = await setUp();
    await library.saveVersion("One");
    screen.text = "Second text";
    const [version] = store.versions.values();
    await library.restoreVersion(version?.version.id ?? "");
    expect(screen.text).toBe("First text");
    const kept = [...store.versions.values()].map(({ text }) => text);
    expect(kept).toEqual(["First text", "Second text"]);
    expect(await library.restoreVersion("none")).toEqual({
      kind: "failed",
      message: libraryMessages.unreadableVersion,
    });
  });

  it("brings a removed version back", async () => {
    const { store, library } = await setUp();
    await library.saveVersion("One");
    const [id = ""] = store.versions.keys();
    await library.removeVersion(id);
    expect(store.versions.size).toBe(0);
    await library.undoRemoveVersion(id);
    expect(store.versions.get(id)?.text).toBe("First text");
  });

  it("has no version of an empty text", async () => {
    const { screen, library } = await setUp();
    screen.text = "";
    expect(await library.saveVersion("")).toEqual({ kind: "failed", message: libraryMessages.empty });
  });

  it("removes everything and empties the screen", async () => {
    const { store, screen, library } = await setUp();
    await library.saveVersion("One");
    await library.removeEverything();
    expect([store.documents.size, store.texts.size, store.versions.size]).toEqual([0, 0, 0]);
    expect(screen.text).toBe("");
  });
});
