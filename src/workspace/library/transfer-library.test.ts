import { describe, expect, it } from "vitest";
import { storedFormat } from "../persistence/stored-document.ts";
import { createMemoryLibraryStore } from "./memory-library-store.ts";
import { exportLibrary, importLibrary, summarizeLibrary } from "./transfer-library.ts";

function setUp() {
  let ids = 0;
  const store = createMemoryLibraryStore();
  const surroundings = { createId: () => `made-here-${(ids += 1)}`, now: () => 1_800_000_000_000 };
  const add = (id: string, name: string | null, text: string) =>
    store.create(
      { id, name, summary: null, createdAt: 1_700_000_000_000, updatedAt: 1_700_000_500_000 },
      text,
      [],
    );
  const addVersion = (id: string, documentId: string, text: string) =>
    store.addVersion({
      version: {
        format: storedFormat,
        id,
        documentId,
        name: `Version ${id}`,
        createdAt: 1_700_000_100_000,
        summary: null,
      },
      text,
    });
  const pack = async () => {
    const { archive } = await exportLibrary(store, surroundings);
    return new Uint8Array(await archive.arrayBuffer());
  };
  const contents = () =>
    [...store.documents.values()].map(({ id, name, createdAt, updatedAt }) => ({
      id,
      name,
      createdAt,
      updatedAt,
      text: store.texts.get(id),
      versions: [...store.versions.values()]
        .filter(({ version }) => version.documentId === id)
        .map(({ version, text }) => [version.id, version.name, version.createdAt, text]),
    }));
  return { store, surroundings, add, addVersion, pack, contents };
}

async function twoDocuments() {
  const library = setUp();
  await library.add("document-one", "Novel", "It was a dark night.");
  await library.add("document-two", null, "Letter\nDear all");
  await library.addVersion("version-one", "document-one", "It was.");
  return library;
}

describe("export and import", () => {
  it("give the same documents after everything was removed", async () => {
    const library = await twoDocuments();
    const before = library.contents();
    const archive = await library.pack();
    await library.store.clear();
    const report = await importLibrary(library.store, archive, library.surroundings);
    expect(report).toEqual({ added: 2, copied: 0, unchanged: 0, problems: [] });
    expect(library.contents()).toEqual(before);
  });

  it("leave out what is here word for word", async () => {
    const library = await twoDocuments();
    const before = library.contents();
    const report = await importLibrary(library.store, await library.pack(), library.surroundings);
    expect(report).toEqual({ added: 0, copied: 0, unchanged: 2, problems: [] });
    expect(library.contents()).toEqual(before);
  });

  it("copy a document whose text differs here, with versions of its own", async () => {
    const library = await twoDocuments();
    const archive = await library.pack();
    library.store.texts.set("document-one", "Changed since.");
    library.store.texts.set("document-two", "Changed too.");
    const before = library.contents();
    const report = await importLibrary(library.store, archive, library.surroundings);
    expect(report).toEqual({ added: 0, copied: 2, unchanged: 0, problems: [] });
    expect(library.contents().slice(0, 2)).toEqual(before);
    expect(library.contents().slice(2)).toMatchObject([
      {
        name: "Novel (imported)",
        text: "It was a dark night.",
        versions: [["made-here-2", "Version version-one", 1_700_000_100_000, "It was."]],
      },
      { name: "Letter (imported)", text: "Letter\nDear all", versions: [] },
    ]);
  });

  it("bring back a document that was deleted, beside the deleted one", async () => {
    const library = await twoDocuments();
    const archive = await library.pack();
    await library.store.setDeleted("document-one", 1_750_000_000_000);
    const report = await importLibrary(library.store, archive, library.surroundings);
    expect(report).toMatchObject({ added: 1, unchanged: 1 });
    expect(library.store.documents.get("document-one")?.deletedAt).toBe(1_750_000_000_000);
    expect(library.contents().at(-1)).toMatchObject({ name: "Novel", text: "It was a dark night." });
  });

  it("leave deleted documents out of the archive", async () => {
    const library = await twoDocuments();
    await library.store.setDeleted("document-one", 1);
    expect(await exportLibrary(library.store, library.surroundings)).toMatchObject({ documents: 1 });
  });

  it("stop at a full disk with a sentence, and keep what was taken", async () => {
    const library = await twoDocuments();
    const archive = await library.pack();
    await library.store.clear();
    const { create } = library.store;
    let room = 1;
    library.store.create = async (...parameters) => {
      if (room === 0) throw new DOMException("Full.", "QuotaExceededError");
      room -= 1;
      return create(...parameters);
    };
    expect(await importLibrary(library.store, archive, library.surroundings)).toEqual({
      added: 1,
      copied: 0,
      unchanged: 0,
      problems: ["The device has no room left: the rest of the archive was not taken."],
    });
  });
});

describe("summarizeLibrary", () => {
  it("counts texts and versions that changed since they were counted", async () => {
    const { store, add, addVersion } = setUp();
    await add("document-one", null, "# Title\nÜber drei Wörter");
    await addVersion("version-one", "document-one", "two words");
    await summarizeLibrary(store);
    // "#", "Title" and three more; 7 + 1 + 18 bytes, of which two are second bytes of umlauts.
    expect(store.documents.get("document-one")?.summary).toEqual({
      sequence: 1,
      title: "Title",
      words: 5,
      bytes: 26,
    });
    expect(store.versions.get("version-one")?.version.summary?.words).toBe(2);
  });
});
