import { describe, expect, it } from "vitest";
import { normalizeLineBreaks } from "./line-breaks.ts";

describe("normalizeLineBreaks", () => {
  it.each([
    ["", ""],
    ["one\ntwo", "one\ntwo"],
    ["one\r\ntwo", "one\ntwo"],
    ["one\rtwo", "one\ntwo"],
    ["\r\r\n\n", "\n\n\n"],
  ])("turns %j into %j", (text, expected) => {
    expect(normalizeLineBreaks(text)).toBe(expected);
  });
});
