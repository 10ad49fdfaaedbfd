import { describe, expect, it } from "vitest";
import { restoreDocument } from "./restore.ts";

const place = { selection: { start: 2, end: 3 }, top: 1 };
const document = { format: 1, id: "d", createdAt: 10, updatedAt: 20, sequence: 4, place };
const snapshot = { format: 1, documentId: "d", sequence: 2, text: "one" };
const entry = (sequence: number, at: number, insert: string, length: number) => ({
  format: 1,
  documentId: "d",
  sequence,
  steps: [[{ from: at, to: at, insert }]],
  length,
});

describe("restoreDocument", () => {
  it("finds nothing where nothing is", () => {
    expect(restoreDocument({ document: undefined, snapshot: undefined, changes: [] })).toEqual({
      kind: "none",
    });
  });

  it("replays the journal over the snapshot", () => {
    const changes = [entry(3, 3, " two", 7), entry(4, 7, " three", 13)];
    expect(restoreDocument({ document, snapshot, changes })).toEqual({
      kind: "document",
      text: "one two three",
      place,
      createdAt: 10,
      sequence: 4,
      journal: { entries: 2, size: 10 },
      unreadable: [],
      needsRepair: false,
    });
  });

  it("starts from the empty text without a snapshot", () => {
    const restored = restoreDocument({ document, snapshot: undefined, changes: [entry(1, 0, "new", 3)] });
    expect(restored).toMatchObject({ kind: "document", text: "new", unreadable: [] });
  });

  it.each([
    ["a gap", [entry(3, 3, "!", 4), entry(5, 4, "?", 5)], "one!", 1],
    ["an offset past the end", [entry(3, 99, "!", 4)], "one", 1],
    ["another length than was written", [entry(3, 3, "!", 400)], "one", 1],
    ["a record that is none", [{ format: 1, steps: "?" }, entry(3, 3, "!", 4)], "one", 2],
  ])("keeps what it could read before %s, and hands back the rest", (_what, changes, text, unreadable) => {
    const restored = restoreDocument({ document, snapshot, changes });
    expect(restored).toMatchObject({ kind: "document", text, needsRepair: true });
    expect(restored.kind === "document" && restored.unreadable).toHaveLength(unreadable);
  });

  it("reads the text without a readable description, and goes to its start", () => {
    const restored = restoreDocument({ document: { format: 1 }, snapshot, changes: [] });
    expect(restored).toMatchObject({
      kind: "document",
      text: "one",
      place: { top: 0 },
      unreadable: [{ format: 1 }],
    });
  });

  it("gives up only on the snapshot, and hands back everything", () => {
    const broken = { format: 1, documentId: "d", sequence: 2, text: 7 };
    const restored = restoreDocument({ document, snapshot: broken, changes: [entry(3, 0, "x", 1)] });
    expect(restored).toEqual({ kind: "unreadable", unreadable: [document, broken, entry(3, 0, "x", 1)] });
  });

  it("leaves a later format to the program that wrote it", () => {
    expect(restoreDocument({ document: { format: 2 }, snapshot, changes: [] })).toEqual({ kind: "later" });
  });
});
