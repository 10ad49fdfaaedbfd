import { describe, expect, it } from "vitest";
import { countText } from "#core/scan/text-totals.ts";
import { parseClientMessage } from "./client-messages.ts";
import { parseServerMessage } from "./server-messages.ts";

describe("parseClientMessage", () => {
  it.each([
    { kind: "open", text: "", revision: 0, language: null },
    { kind: "change", changes: [], revision: 1 },
    { kind: "change", changes: [{ from: 0, to: 2, insert: "x" }], revision: 1 },
    { kind: "analyse", id: 3, name: "counts", options: {}, span: null },
    { kind: "analyse", id: 3, name: "frequency", options: {}, span: { start: 0, end: 9 } },
    { kind: "cancel", id: 3 },
    { kind: "close" },
  ])("takes %j", (message) => {
    expect(parseClientMessage(structuredClone(message))).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ["open"],
    [[]],
    [{}],
    [{ kind: "open", text: 1, revision: 0, language: null }],
    [{ kind: "open", text: "", revision: -1, language: null }],
    [{ kind: "open", text: "", revision: 0.5, language: null }],
    [{ kind: "change", changes: {}, revision: 1 }],
    [{ kind: "change", changes: [{ from: 2, to: 0, insert: "x" }], revision: 1 }],
    [{ kind: "change", changes: [{ from: 0, to: 0 }], revision: 1 }],
    [{ kind: "analyse", id: 3, name: "toString", options: {}, span: null }],
    [{ kind: "analyse", id: 3, name: "counts", options: {} }],
    [{ kind: "analyse", id: 3, name: "counts", options: {}, span: { start: 5, end: 2 } }],
    [{ kind: "cancel" }],
  ])("refuses %j", (message) => {
    expect(parseClientMessage(message)).toBeNull();
  });
});

describe("parseServerMessage", () => {
  it.each([
    { kind: "answer", id: 1, answer: { kind: "result", revision: 2, result: { words: 3 } } },
    { kind: "answer", id: 1, answer: { kind: "failure", revision: 2, message: "No." } },
    { kind: "answer", id: 1, answer: { kind: "cancelled", revision: 2 } },
    { kind: "progress", progress: { read: 1, total: 2, totals: countText("a") } },
    { kind: "broken", message: "No." },
  ])("takes %j", (message) => {
    expect(parseServerMessage(structuredClone(message))).toEqual(message);
  });

  it.each([
    [null],
    [{ kind: "answer", id: 1 }],
    [{ kind: "answer", id: 1, answer: { kind: "result" } }],
    [{ kind: "answer", id: 1, answer: { kind: "failure", revision: 2 } }],
    [{ kind: "answer", id: 1, answer: { kind: "perhaps", revision: 2 } }],
    [{ kind: "progress", progress: { read: 1, total: 2, totals: { letters: 1 } } }],
    [{ kind: "progress", progress: { read: "1", total: 2, totals: null } }],
    [{ kind: "broken" }],
  ])("refuses %j", (message) => {
    expect(parseServerMessage(message)).toBeNull();
  });
});
