import { describe, expect, it } from "vitest";

import { takePreview } from "./preview-text.ts";

describe("takePreview", () => {
  it.each([
    ["", ""],
    ["\n  \n one\ntwo\r\nthree\nfour", "one\ntwo\nthree"],
    ["x".repeat(300), "x".repeat(200)],
    [`${"x".repeat(199)}😀`, "x".repeat(199)],
  ])("of %j is %j", (text, preview) => {
    expect(takePreview(text)).toBe(preview);
  });
  it("takes a part", () => {
    expect(takePreview("one two three", 4, 7)).toBe("two");
  });
});
