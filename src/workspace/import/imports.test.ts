import { describe, expect, it } from "vitest";
import { createPlainSurface } from "../editor/plain-surface.ts";
import type { ReadOptions } from "#files/file-reader.ts";
import type { ImportOutcome } from "./import-messages.ts";
import type { ImportReader } from "./import-reader.ts";
import { initialImportsState } from "./import-view.ts";
import type { ImportsState } from "./import-view.ts";
import { createImportedStructures } from "./imported-structures.ts";
import { createImports } from "./imports.ts";
import { packStructure } from "./packed-structure.ts";
import { placeText } from "./place-paste.ts";

const structure = packStructure({ blocks: [], links: [], images: [], bold: [], italic: [], deleted: [] });

function read(text: string): ImportOutcome {
  return { kind: "document", text, structure, format: "docx", encoding: null, notes: [], switches: [] };
}

function refused(reason: "damaged" | "password", takesPassword = false): ImportOutcome {
  return { kind: "failure", reason, message: `It is ${reason}.`, takesPassword };
}

/** A page with an editor and a library; `outcomes` says what comes of each file by its name and the options. */
function page(outcomes: (name: string, options: ReadOptions) => ImportOutcome | Promise<ImportOutcome>) {
  const surface = createPlainSurface({ onChange() {}, onPlace() {}, onRefused() {}, onMarkPress: () => {} });
  const structures = createImportedStructures();
  const documents: { name: string | null; text: string }[] = [{ name: null, text: "" }];
  let state: ImportsState = initialImportsState;
  let open = 0;
  const keepOpen = () => {
    const document = documents[open];
    if (document !== undefined) document.text = surface.readText();
  };
  const createReader = (file: File): ImportReader => {
    let stop: (outcome: ImportOutcome) => void = () => {};
    return {
      read: (options) =>
        Promise.race([
          Promise.resolve(outcomes(file.name, options)),
          new Promise<ImportOutcome>((resolve) => {
            stop = resolve;
          }),
        ]),
      stop: () => stop({ kind: "failure", reason: "cancelled", message: "Cancelled.", takesPassword: false }),
    };
  };
  const imports = createImports(
    {
      structures,
      keepStructure: structures.keep,
      surface: () => surface,
      whenReady: () => Promise.resolve(),
      afterFrame: () => Promise.resolve(),
      documentId: () => String(open),
      revision: () => 1,
      openDocument(text, name) {
        keepOpen();
        documents.push({ name, text });
        open = documents.length - 1;
        surface.load({ text, place: { selection: { start: 0, end: 0 }, top: 0 } });
        return Promise.resolve({ kind: "done", value: null });
      },
      nameDocument(name) {
        const document = documents[open];
        if (document !== undefined) document.name ??= name;
        return Promise.resolve();
      },
    },
    (fields) => {
      state = { ...state, ...fields };
    },
    createReader,
  );
  return {
    imports,
    surface,
    structures,
    read: () => state,
    documents() {
      keepOpen();
      return documents.map(({ name, text }) => [name, text]);
    },
  };
}

const file = (name: string) => new File(["x"], name);

describe("imports", () => {
  it("fill an empty document, and give it the name of the file", async () => {
    const desk = page(() => read("Words"));
    await desk.imports.openFiles([file("report.docx")]);
    expect(desk.documents()).toEqual([["report", "Words"]]);
    expect(desk.read().files[0]?.phase).toMatchObject({ kind: "opened", documentId: "0" });
    expect(desk.structures.find(5, () => "Words")).not.toBeNull();
    expect(desk.structures.find(5, () => "Wards")).toBeNull();
  });

  it("leave the open text alone, and open a document for each file, the first on the screen", async () => {
    const desk = page((name) => read(`Text of ${name}`));
    desk.surface.replaceText("Mine");
    await desk.imports.openFiles([file("a.txt"), file("b.txt")]);
    expect(desk.documents()).toEqual([
      [null, "Mine"],
      ["b", "Text of b.txt"],
      ["a", "Text of a.txt"],
    ]);
    await desk.imports.join();
    expect(desk.surface.readText()).toBe("Text of a.txt\n\nText of b.txt");
    expect(desk.documents().at(-1)?.[0]).toBe("a and 1 other");
  });

  it("touch nothing when a file cannot be read or holds no text", async () => {
    const desk = page((name) => (name === "empty.txt" ? read(" \n") : refused("damaged")));
    desk.surface.replaceText("Mine");
    await desk.imports.openFiles([file("broken.docx"), file("empty.txt")]);
    expect(desk.documents()).toEqual([[null, "Mine"]]);
    expect(desk.read().files.map(({ phase }) => phase)).toEqual([
      { kind: "failed", message: "It is damaged." },
      { kind: "failed", message: "“empty.txt” holds no text. Nothing was opened." },
    ]);
  });

  it("are cancelled, those read already too", async () => {
    const desk = page((name) => (name === "a.txt" ? read("A") : new Promise<ImportOutcome>(() => {})));
    const opening = desk.imports.openFiles([file("a.txt"), file("b.txt"), file("c.txt")]);
    await expect.poll(() => desk.read().files[1]?.phase.kind).toBe("reading");
    desk.imports.cancel();
    await opening;
    expect(desk.read().files.map(({ phase }) => phase.kind)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(desk.documents()).toEqual([[null, ""]]);
  });

  it("ask for a password until it is right", async () => {
    const desk = page((_, { password }) =>
      password === "right" ? read("Secret") : refused("password", true),
    );
    await desk.imports.openFiles([file("a.pdf")]);
    const id = desk.read().files[0]?.id ?? 0;
    expect(desk.read().files[0]?.phase).toMatchObject({ kind: "password", isWrong: false });
    await desk.imports.enterPassword(id, "wrong");
    expect(desk.read().files[0]?.phase).toMatchObject({ kind: "password", isWrong: true });
    await desk.imports.enterPassword(id, "right");
    expect(desk.documents()).toEqual([["a", "Secret"]]);
    // Other options go on with the password.
    await desk.imports.change(id, { password: "right", comments: true });
    expect(desk.read().files[0]?.phase).toMatchObject({ kind: "opened", options: { comments: true } });
  });

  it("put other choices in the place of an untouched text, and beside a changed one", async () => {
    const desk = page((_, { notes }) => read(notes === false ? "Short" : "Long text"));
    await desk.imports.openFiles([file("a.docx")]);
    const id = desk.read().files[0]?.id ?? 0;
    await desk.imports.change(id, { notes: false });
    expect(desk.documents()).toEqual([["a", "Short"]]);
    desk.surface.undo();
    expect(desk.surface.readText()).toBe("Long text");
    desk.surface.replaceText("Long text, mine");
    await desk.imports.change(id, { notes: true });
    expect(desk.documents()).toEqual([
      ["a", "Long text, mine"],
      ["a", "Long text"],
    ]);
  });

  it("end with the last of choices that were made in quick succession", async () => {
    const desk = page((_, { notes, comments }) => read(`Text ${String(notes)} ${String(comments)}`));
    await desk.imports.openFiles([file("a.docx")]);
    const id = desk.read().files[0]?.id ?? 0;
    const first = desk.imports.change(id, { notes: false });
    const second = desk.imports.change(id, { notes: false, comments: true });
    await Promise.all([first, second]);
    expect(desk.documents()).toEqual([["a", "Text false true"]]);
    expect(desk.read().files[0]?.phase).toMatchObject({
      isBusy: false,
      options: { notes: false, comments: true },
    });
  });

  it("forget what was dismissed", async () => {
    const desk = page(() => read("Words"));
    await desk.imports.openFiles([file("a.txt")]);
    desk.imports.dismiss();
    expect(desk.read()).toEqual(initialImportsState);
  });
});

describe("a formatted paste", () => {
  it("takes the place of the plain one as one step of undo, and gives it back", async () => {
    const desk = page(() => read("1. One\n2. Two"));
    desk.surface.replaceText("Before: ");
    const placed = placeText(desk.surface, "One\nTwo");
    if (placed === null) throw new Error("It was refused.");
    await desk.imports.formatPaste(placed, "<ol><li>One<li>Two</ol>");
    expect(desk.surface.readText()).toBe("Before: 1. One\n2. Two");
    expect(desk.read().paste).toEqual({ notes: [], revision: 1 });
    desk.imports.makePastePlain();
    expect(desk.surface.readText()).toBe("Before: One\nTwo");
    desk.surface.undo();
    expect(desk.surface.readText()).toBe("Before: ");
  });

  it("stays plain when somebody wrote on", async () => {
    const desk = page(() => read("1. One"));
    const placed = placeText(desk.surface, "One");
    if (placed === null) throw new Error("It was refused.");
    desk.surface.insertText(" and more");
    await desk.imports.formatPaste(placed, "<ol><li>One</ol>");
    expect(desk.surface.readText()).toBe("One and more");
    expect(desk.read().paste).toBeNull();
  });

  it("has its structure kept when it is all of the text", async () => {
    const desk = page(() => read("Title"));
    const placed = placeText(desk.surface, "Title");
    if (placed === null) throw new Error("It was refused.");
    await desk.imports.formatPaste(placed, "<h1>Title</h1>");
    expect(desk.structures.knows(5, () => desk.surface.readText())).toBe(true);
    expect(desk.read().paste).toBeNull();
  });
});
