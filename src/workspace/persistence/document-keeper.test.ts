import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SaveState } from "../workspace.ts";
import { createDocumentKeeper } from "./document-keeper.ts";
import type { KeeperSurroundings } from "./document-keeper.ts";
import { DocumentConflict } from "./document-store.ts";
import type { DocumentStore } from "./document-store.ts";
import { restoreDocument } from "./restore.ts";
import { messages } from "./save-messages.ts";
import type { WrittenDocument } from "./stored-document.ts";

/** A store without a database, shared by the tabs of a test. */
function createMemory() {
  const documents = new Map<string, WrittenDocument>();
  const snapshots = new Map<string, object>();
  const journals = new Map<string, object[]>();
  const writes = { append: 0, replace: 0, fail: false };
  const check = ({ id, sequence }: WrittenDocument) => {
    if (writes.fail) throw new DOMException("Full.", "QuotaExceededError");
    if ((documents.get(id)?.sequence ?? 0) !== sequence - 1) throw new DocumentConflict("Taken.");
  };
  const store: DocumentStore = {
    async findLatest() {
      const newest = [...documents.values()].toSorted((a, b) => a.updatedAt - b.updatedAt).at(-1);
      return newest?.id ?? null;
    },
    async read(id) {
      const changes = journals.get(id) ?? [];
      return restoreDocument({ document: documents.get(id), snapshot: snapshots.get(id), changes });
    },
    async append(document, { steps, length }) {
      check(document);
      writes.append += 1;
      documents.set(document.id, document);
      const { format, id: documentId, sequence } = document;
      journals.set(documentId, [
        ...(journals.get(documentId) ?? []),
        { format, documentId, sequence, steps, length },
      ]);
    },
    async replace(document, text) {
      check(document);
      writes.replace += 1;
      const { format, id: documentId, sequence } = document;
      documents.set(documentId, document);
      snapshots.set(documentId, { format, documentId, sequence, text });
      journals.delete(documentId);
    },
    async writePlace(id, place) {
      const document = documents.get(id);
      if (document !== undefined) documents.set(id, { ...document, place });
    },
    markOpened: async () => {},
    close: () => {},
  };
  const pens = new Map<string, Promise<void>>();
  const requestPen: KeeperSurroundings["requestPen"] = async (id) => {
    const before = pens.get(id);
    const putDown = new AbortController();
    const isDown = new Promise((resolve) => putDown.signal.addEventListener("abort", resolve));
    const after = Promise.all([before, isDown]).then(() => undefined);
    pens.set(id, after);
    await before;
    return () => putDown.abort();
  };
  let ids = 0;
  const textOf = async (id: string | null) => {
    const restored = await store.read(id ?? "");
    return restored.kind === "document" ? restored.text : null;
  };
  return { store, documents, writes, requestPen, createId: () => `id-${(ids += 1)}`, textOf };
}

/** A tab: a text and its keeper. */
function openTab(memory: ReturnType<typeof createMemory>) {
  const saves: SaveState[] = [];
  const notices: string[] = [];
  const tab = { text: "", id: "", saves, notices, document: "", worthKeeping: 0 };
  const keeper = createDocumentKeeper(
    {
      openStore: async () => memory.store,
      requestPen: memory.requestPen,
      readTabDocument: () => (tab.id === "" ? null : tab.id),
      writeTabDocument: (id) => (tab.id = id),
      createId: memory.createId,
      now: () => Date.now(),
      onWorthKeeping: () => (tab.worthKeeping += 1),
    },
    {
      readText: () => tab.text,
      readPlace: () => ({ selection: { start: tab.text.length, end: tab.text.length }, top: 0 }),
      onSave: (state) => tab.saves.push(state),
      onDocument: (id) => (tab.document = id),
      onNotice: (message) => tab.notices.push(message),
      onNewerText: (held) => (tab.text = held.text),
    },
  );
  const load = async () => {
    const held = await keeper.load("last");
    if (held !== null) tab.text = held.text;
    return held;
  };
  const type = (insert: string) => {
    const at = tab.text.length;
    tab.text += insert;
    keeper.record([{ from: at, to: at, insert }]);
  };
  return { tab, keeper, load, type };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("createDocumentKeeper", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("loses at most the last second while someone types without a pause", async () => {
    const memory = createMemory();
    const { tab, load, type } = openTab(memory);
    expect(await load()).toBeNull();
    for (let second = 0; second < 5; second += 1) {
      const before = tab.text;
      for (let tenth = 0; tenth < 10; tenth += 1) {
        type("x");
        await pass(100);
      }
      expect((await memory.textOf(tab.id))?.length).toBeGreaterThanOrEqual(before.length);
    }
    await pass(1000);
    expect(await memory.textOf(tab.id)).toBe(tab.text);
    expect(memory.writes.replace).toBe(1);
    expect(tab.worthKeeping).toBe(0);
    expect(tab.saves.at(-1)?.kind).toBe("saved");
  });

  it("opens the document that was changed last", async () => {
    const memory = createMemory();
    const first = openTab(memory);
    await first.load();
    first.type("Hello");
    await pass(1000);
    first.type(" there");
    await pass(1000);
    first.keeper.close();
    const second = openTab(memory);
    expect(await second.load()).toMatchObject({
      text: "Hello there",
      place: { selection: { start: 11, end: 11 } },
    });
  });

  it("writes at once when flushed", async () => {
    const memory = createMemory();
    const { tab, keeper, load, type } = openTab(memory);
    await load();
    await pass(0);
    type("Hello");
    keeper.flush();
    await pass(0);
    expect(await memory.textOf(tab.id)).toBe("Hello");
  });

  it("replaces a long journal by a snapshot at a quiet moment", async () => {
    const memory = createMemory();
    const { load, type } = openTab(memory);
    await load();
    type("x");
    await pass(1000);
    type("y".repeat(300 * 1024));
    await pass(1000);
    expect(memory.writes).toMatchObject({ replace: 1, append: 1 });
    await pass(10_000);
    expect(memory.writes).toMatchObject({ replace: 2, append: 1 });
  });

  it("asks once that a text long enough to be missed be kept", async () => {
    const memory = createMemory();
    const { tab, load, type } = openTab(memory);
    await load();
    for (let page = 0; page < 3; page += 1) {
      type("word ".repeat(300));
      await pass(1000);
    }
    expect(tab.worthKeeping).toBe(1);
  });

  it("settles once everything is written, however much is typed meanwhile", async () => {
    const memory = createMemory();
    const { tab, keeper, load, type } = openTab(memory);
    await load();
    type("first");
    const settled = keeper.settle();
    type(" second");
    await pass(0);
    expect(await settled).toBe(true);
    expect(await memory.textOf(tab.document)).toBe("first second");
  });

  it("does not settle while nothing can be written", async () => {
    const memory = createMemory();
    const { tab, keeper, load, type } = openTab(memory);
    await load();
    memory.writes.fail = true;
    type("kept");
    const settled = keeper.settle();
    await pass(0);
    expect(await settled).toBe(false);
    expect(tab.saves.at(-1)).toEqual({ kind: "failed", message: messages.full });
  });

  it("settles a text whose pen another tab holds as a copy that names where it comes from", async () => {
    const memory = createMemory();
    const first = openTab(memory);
    await first.load();
    first.type("shared");
    await pass(1000);
    const second = openTab(memory);
    await second.load();
    second.type(" second");
    const settled = second.keeper.settle();
    await pass(1000);
    expect(await settled).toBe(true);
    expect(memory.documents.get(second.tab.document)?.copyOf).toBe(first.tab.document);
    expect(await memory.textOf(second.tab.document)).toBe("shared second");
  });

  it("opens the document asked for, and no other in its place", async () => {
    const memory = createMemory();
    const first = openTab(memory);
    await first.load();
    first.type("old");
    await pass(1000);
    const second = openTab({ ...memory });
    memory.documents.clear();
    expect(await second.keeper.load({ id: "no such document" })).toBeNull();
    expect(second.tab.document).toBe("");
    expect(await second.keeper.load({ id: first.tab.document })).toMatchObject({ text: "old" });
  });

  it("keeps the texts of two tabs apart", async () => {
    const memory = createMemory();
    const first = openTab(memory);
    await first.load();
    first.type("shared");
    await pass(1000);
    const second = openTab(memory);
    await second.load();
    await pass(1000);
    expect(second.tab.saves.at(-1)).toEqual({ kind: "elsewhere", message: messages.elsewhere });

    second.type(" second");
    first.type(" first");
    await pass(1000);
    expect(await memory.textOf(first.tab.id)).toBe("shared first");
    expect(await memory.textOf(second.tab.id)).toBe("shared second");
    expect(first.tab.id).not.toBe(second.tab.id);

    first.keeper.close();
    await pass(1000);
    expect(second.tab.notices).toEqual([messages.alone]);
    expect(second.tab.saves.at(-1)?.kind).toBe("saved");
  });

  it("takes over an untouched document when the tab that wrote it closes", async () => {
    const memory = createMemory();
    const first = openTab(memory);
    await first.load();
    first.type("shared");
    await pass(1000);
    const second = openTab(memory);
    await second.load();
    await pass(1000);
    first.type(" and more");
    await pass(1000);
    first.keeper.close();
    await pass(1000);
    expect(second.tab.text).toBe("shared and more");
    second.type(".");
    await pass(1000);
    expect([...memory.documents.keys()]).toEqual([first.tab.id]);
    expect(await memory.textOf(first.tab.id)).toBe("shared and more.");
  });

  it("makes a copy rather than overwrite where there are no locks", async () => {
    const memory = createMemory();
    const unlocked = { ...memory, requestPen: async () => () => {} };
    const first = openTab(unlocked);
    await first.load();
    first.type("shared");
    await pass(1000);
    const second = openTab(unlocked);
    await second.load();
    first.type(" first");
    await pass(1000);
    second.type(" second");
    await pass(2000);
    expect(await memory.textOf(first.tab.id)).toBe("shared first");
    expect(await memory.textOf(second.tab.id)).toBe("shared second");
  });

  it("says so when there is no room, keeps what is unsaved and tries again", async () => {
    const memory = createMemory();
    const { tab, load, type } = openTab(memory);
    await load();
    memory.writes.fail = true;
    type("kept");
    await pass(1000);
    expect(tab.saves.at(-1)).toEqual({ kind: "failed", message: messages.full });
    memory.writes.fail = false;
    await pass(10_000);
    expect(await memory.textOf(tab.id)).toBe("kept");
    expect(tab.saves.at(-1)?.kind).toBe("saved");
  });

  it("works without storage, and says that text is not kept", async () => {
    const memory = createMemory();
    const tab = openTab({
      ...memory,
      get store(): DocumentStore {
        throw new DOMException("Not here.", "SecurityError");
      },
    });
    expect(await tab.load()).toBeNull();
    tab.type("still typing");
    await pass(1000);
    expect(tab.tab.saves).toEqual([{ kind: "failed", message: messages.unavailable }]);
  });
});
