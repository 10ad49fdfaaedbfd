import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ImportOutcome, ImportReply } from "./import-messages.ts";
import { createImportServer } from "./serve-import.ts";

function office(name: string): File {
  const url = new URL(`../../../tests/corpus/office/${name}`, import.meta.url);
  return new File([new Uint8Array(readFileSync(url))], name);
}

/** A server, and a way to ask it that gives its last word. */
function serve() {
  const replies: ImportReply[] = [];
  const server = createImportServer((reply) => replies.push(reply), {});
  return async (message: unknown): Promise<ImportOutcome | null> => {
    await server(message);
    const last = replies.at(-1);
    return last?.kind === "outcome" ? last.outcome : null;
  };
}

describe("the import server", () => {
  it("reads a file, and tells which switches it has", async () => {
    const ask = serve();
    const outcome = await ask({ id: 1, file: office("harbour.docx"), options: {} });
    if (outcome?.kind !== "document") throw new Error("It was not read.");
    // tests/corpus/office/sources/harbour.fodt has a comment, notes, a text box, tracked changes and hidden text.
    expect(outcome.switches.map(({ name }) => name)).toEqual([
      "notes",
      "textBoxes",
      "headersAndFooters",
      "deletions",
      "comments",
      "hiddenText",
      "listMarkers",
      "noteMarks",
    ]);
    expect(outcome.notes).toContain("1 comment is not included.");
    const withComments = await ask({ id: 2, file: null, options: { comments: true } });
    if (withComments?.kind !== "document") throw new Error("It was not composed.");
    expect(withComments.notes).not.toContain("1 comment is not included.");
    expect(withComments.text.length).toBeGreaterThan(outcome.text.length);
    expect(withComments.switches).toEqual(outcome.switches);
  });

  it("reads anew in another encoding", async () => {
    const ask = serve();
    const bytes = Uint8Array.from([0xd1, 0xf2, 0xe0, 0xf0, 0xfb, 0xe9]);
    const file = new File([bytes], "a.txt");
    // "Старый" in Windows-1251; the same bytes are "яРЮПШИ" in KOI8-R (RFC 1489).
    expect(await ask({ id: 1, file, options: { encoding: "windows-1251" } })).toMatchObject({
      text: "Старый",
      encoding: "windows-1251",
      switches: [],
    });
    expect(await ask({ id: 2, file: null, options: { encoding: "koi8-r" } })).toMatchObject({
      text: "яРЮПШИ",
      encoding: "koi8-r",
    });
  });

  it("refuses what is larger than 50 MB without reading it", async () => {
    const file = new File(["x"], "large.txt");
    Object.defineProperty(file, "size", { value: 50_000_001 });
    Object.defineProperty(file, "arrayBuffer", {
      value: () => {
        throw new Error("It was read.");
      },
    });
    expect(await serve()({ id: 1, file, options: {} })).toMatchObject({
      reason: "too-large",
      message: expect.stringContaining("“large.txt” is larger than 50 MB"),
    });
  });

  it("says of what cannot be opened that it cannot", async () => {
    const file = new File([], "folder");
    Object.defineProperty(file, "arrayBuffer", {
      value: () => Promise.reject(new DOMException("gone", "NotFoundError")),
    });
    expect(await serve()({ id: 1, file, options: {} })).toMatchObject({
      kind: "failure",
      message: expect.stringContaining("“folder” could not be opened. If it is a folder"),
    });
  });

  it("takes no password for what no password opens", async () => {
    const outcome = await serve()({ id: 1, file: new File(["PK\u0003\u0004"], "a.docx"), options: {} });
    expect(outcome).toMatchObject({ kind: "failure", takesPassword: false });
  });

  it("leaves messages that are none unanswered", async () => {
    expect(await serve()({ id: 1, file: null, options: {} })).toBeNull();
    expect(await serve()("read")).toBeNull();
  });
});
