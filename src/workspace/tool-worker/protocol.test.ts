import { describe, expect, it } from "vitest";

import { isCount } from "#engine/message-values.ts";
import {
  isFlag,
  isList,
  isText,
  orNull,
  parseRequestMessage,
  parseWorkerMessage,
  recordOf,
} from "./protocol.ts";

interface Page {
  readonly name: string;
  readonly lines: readonly string[];
  readonly words: number | null;
  readonly isLast?: boolean;
}

const isPage = recordOf<Page>({
  name: isText,
  lines: isList,
  words: orNull(isCount),
  isLast: (value) => value === undefined || isFlag(value),
});

describe("recordOf", () => {
  it.each([
    { name: "a", lines: [], words: 3 },
    { name: "a", lines: ["b"], words: null, isLast: true },
  ])("takes %j", (value) => {
    expect(isPage(value)).toBe(true);
  });
  it.each([
    null,
    undefined,
    "a",
    [],
    {},
    { name: "a", lines: [] },
    { name: "a", lines: "b", words: 3 },
    { name: "a", lines: [], words: -1 },
    { name: "a", lines: [], words: 3, isLast: null },
  ])("refuses %j", (value) => {
    expect(isPage(value)).toBe(false);
  });
});

describe("messages", () => {
  it.each([
    [{ id: 1, kind: "rows", options: {} }, true],
    [{ id: -1, kind: "rows", options: {} }, false],
    [{ id: 1, options: {} }, false],
    ["rows", false],
  ])("to a worker: %j is one: %s", (data, isOne) => {
    expect(parseRequestMessage(data)).toEqual(isOne ? data : null);
  });
  it.each([
    [{ kind: "reply", id: 3, value: [1] }, true],
    [{ kind: "failure", id: 3, message: "No." }, true],
    [{ kind: "progress", done: 1, total: 2 }, true],
    [{ kind: "progress", done: 1 }, false],
    [{ kind: "failure", id: 3 }, false],
    [{ kind: "reply", value: [1] }, false],
    [null, false],
  ])("from a worker: %j is one: %s", (data, isOne) => {
    expect(parseWorkerMessage(data)).toEqual(isOne ? data : null);
  });
});
