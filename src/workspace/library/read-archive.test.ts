import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { maximumBytes } from "../editor/text-limit.ts";
import type { ArchivedDocument } from "./archive-manifest.ts";
import { openArchive } from "./read-archive.ts";
import { archivePath, createArchiveWriter } from "./write-archive.ts";

/** An archive of a manifest and files, as someone with bad intent could put it together. */
function pack(manifest: unknown, files: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const json = typeof manifest === "string" ? manifest : JSON.stringify(manifest);
  return zipSync({ "manifest.json": strToU8(json), ...files });
}

function manifestOf(...documents: readonly unknown[]) {
  return { format: "wordbench-documents", schemaVersion: 1, documents };
}

function readAll(bytes: Uint8Array) {
  const opened = openArchive(bytes);
  if (opened.kind === "refused") return { refused: opened.message };
  const problems: string[] = [];
  const texts = Array.from(
    opened.documents((sentence) => problems.push(sentence)),
    ({ text }) => text,
  );
  return { texts, problems, unreadable: opened.unreadable };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

describe("an archive that this program wrote", () => {
  it.each([
    ["an empty text", ""],
    ["a line", "One line."],
    ["every script", "Ünïcödé 漢字 नमस्ते שלום 😀"],
    ["a mark at the beginning", "\uFEFFMarked"],
    ["half a character", "a\uD800b\uDC00"],
    ["a zero", "a\u0000b"],
    ["very much of the same", "a".repeat(17 * 1024 * 1024)],
  ])("gives %s back", async (_what, text) => {
    const writer = createArchiveWriter();
    const file = archivePath("documents", "0001", "../A: name?");
    expect(file).toBe("documents/0001 A name.txt");
    const document: ArchivedDocument = {
      id: "0123456789abcdef",
      name: "A name",
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_001,
      file,
      encoding: writer.addText(file, text),
      versions: [],
    };
    const opened = openArchive(await bytesOf(writer.finish([document], 1_700_000_000_002)));
    if (opened.kind === "refused") throw new Error(opened.message);
    const [read, ...others] = opened.documents((sentence) => {
      throw new Error(sentence);
    });
    expect(others).toEqual([]);
    expect(read?.described).toEqual(document);
    expect(read?.text === text).toBe(true);
  });
});

describe("an archive from elsewhere", () => {
  const foreign = { refused: expect.stringContaining("not an archive of your documents") };

  it.each([
    ["nothing", new Uint8Array()],
    ["a text", strToU8("Hello")],
    ["a broken zip", pack(manifestOf()).slice(0, 60)],
    ["a zip without manifest", zipSync({ "a.txt": strToU8("a") })],
    ["a manifest that is no JSON", pack("{")],
    ["a manifest of null", pack("null")],
    ["a manifest of an array", pack([])],
    ["another program's manifest", pack({ format: "theirs", schemaVersion: 1, documents: [] })],
    ["a manifest without a version", pack({ format: "wordbench-documents", documents: [] })],
    ["documents that are no list", pack({ ...manifestOf(), documents: { length: 3 } })],
  ])("is refused when it is %s", (_what, bytes) => {
    expect(readAll(bytes)).toEqual(foreign);
  });

  it("is refused when a newer program made it", () => {
    const bytes = pack({ ...manifestOf(), schemaVersion: 2 });
    expect(readAll(bytes)).toEqual({ refused: expect.stringContaining("newer version") });
  });

  it("is refused with more documents than anyone has", () => {
    const bytes = pack(manifestOf(...Array.from({ length: 10_001 }, () => ({ file: "a.txt" }))));
    expect(readAll(bytes)).toEqual({ refused: expect.stringContaining("10,000") });
  });

  it("is refused when its manifest is a bomb", () => {
    const bytes = zipSync({ "manifest.json": new Uint8Array(80 * 1024 * 1024) });
    expect(readAll(bytes)).toEqual({ refused: expect.stringContaining("Nothing was taken") });
  });

  it("gives what can be read, and says what cannot", () => {
    const files = {
      "good.txt": strToU8("Good\r\ntext"),
      "latin.txt": Uint8Array.of(0xe9, 0x20, 0xe8),
      "odd.txt": Uint8Array.of(0x41),
      "bomb.txt": new Uint8Array(maximumBytes + 1),
    };
    const manifest = manifestOf(
      { file: "good.txt", name: "Good" },
      { file: "latin.txt", name: "Latin" },
      { file: "odd.txt", name: "Odd", encoding: "utf-16le" },
      { file: "bomb.txt", name: "Bomb" },
      { file: "missing.txt", name: "Missing\u202E" },
      { file: 7 },
      null,
      { file: "good.txt", encoding: "koi8-r" },
    );
    const { texts, problems, unreadable } = { problems: [], ...readAll(pack(manifest, files)) };
    expect(texts).toEqual(["Good\ntext"]);
    expect(unreadable).toBe(3);
    expect(problems).toEqual([
      "“Latin” is damaged.",
      "“Odd” is damaged.",
      expect.stringMatching(/^“Bomb” unpacks to far more/),
      "“Missing” is missing from the archive.",
    ]);
  });

  it("refuses ten million words and one", () => {
    const bytes = pack(manifestOf({ file: "a.txt" }), { "a.txt": strToU8("a ".repeat(10_000_001)) });
    expect(readAll(bytes)).toMatchObject({ texts: [] });
  });

  it("believes neither ids nor dates nor names that make no sense", () => {
    const document = {
      file: "a.txt",
      id: "../etc",
      name: "two\nlines\u0000",
      createdAt: "yesterday",
      updatedAt: 7,
      versions: "none",
    };
    const opened = openArchive(pack(manifestOf(document), { "a.txt": strToU8("a") }));
    if (opened.kind === "refused") throw new Error(opened.message);
    const [read] = opened.documents(() => {});
    expect(read?.described).toEqual({
      file: "a.txt",
      encoding: "utf-8",
      id: null,
      name: "two lines",
      createdAt: null,
      updatedAt: null,
      versions: [],
    });
  });
});
