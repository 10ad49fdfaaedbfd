import { describe, expect, it } from "vitest";

import type { LineOperation } from "./line-operation.ts";
import { parseLineOperations } from "./parse-line-operation.ts";

const pattern = { source: "a", isRegularExpression: true, ignoreCase: false };
const equality = { ignoreCase: true, ignoreOuterSpace: false };

const operations: readonly LineOperation[] = [
  {
    kind: "sort",
    by: "natural",
    descending: true,
    ignoreCase: false,
    ignoreArticles: true,
    field: { number: 2, separator: "" },
    language: "sv",
  },
  {
    kind: "sort",
    by: "length",
    descending: false,
    ignoreCase: false,
    ignoreArticles: false,
    field: null,
    language: "en",
  },
  { kind: "deduplicate", keep: "last", counted: true, keepsBlank: true, ...equality },
  { kind: "reverse" },
  { kind: "shuffle", seed: "7" },
  { kind: "number", start: -1, step: 2, padded: true, separator: "\t", skipsBlank: false },
  { kind: "unnumber", separator: null },
  { kind: "unnumber", separator: ". " },
  { kind: "affix", prefix: "a", suffix: "", skipsBlank: true },
  { kind: "join", separator: ",", skipsBlank: true },
  { kind: "split", at: pattern },
  { kind: "chop", length: 3 },
  { kind: "filter", pattern, keeps: "others" },
  { kind: "replace", pattern, replacement: "$1" },
  { kind: "extract", pattern },
  { kind: "trim", side: "end" },
  { kind: "squeeze" },
  { kind: "remove-blank" },
  { kind: "collapse-blank" },
  { kind: "wrap", columns: 40, breaksWords: true },
  { kind: "unwrap" },
  { kind: "take", from: "end", count: 5 },
  { kind: "line-breaks", lineBreak: "\r\n" },
  { kind: "fields", numbers: [2, 1], separator: ",", outputSeparator: ";" },
  { kind: "combine", keeps: "either", other: "x", ...equality },
];

describe("parseLineOperations", () => {
  it("reads every operation as it was written", () => {
    expect(parseLineOperations(JSON.parse(JSON.stringify(operations)))).toEqual(operations);
  });

  it.each<[string, unknown]>([
    ["no list", { kind: "reverse" }],
    ["no object", [3]],
    ["nothing", [null]],
    ["an unknown kind", [{ kind: "rot13" }]],
    ["a missing part", [{ kind: "shuffle" }]],
    ["a part of another type", [{ kind: "take", from: "start", count: "3" }]],
    ["a number that is none", [{ kind: "chop", length: Number.NaN }]],
    ["a choice that is none", [{ kind: "trim", side: "middle" }]],
    ["fields that are no numbers", [{ kind: "fields", numbers: ["1"], separator: "", outputSeparator: "" }]],
  ])("refuses %s", (_name, value) => {
    expect(parseLineOperations(value)).toBeNull();
  });
});
