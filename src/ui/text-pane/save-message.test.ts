import { describe, expect, it } from "vitest";

import { saveMessage } from "./save-message.ts";

const at = new Date("2026-01-01T12:00:00Z");
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);

describe("saveMessage", () => {
  it.each([
    [0, "Saved just now"],
    [59, "Saved just now"],
    [60, "Saved a minute ago"],
    [119, "Saved a minute ago"],
    [120, "Saved 2 minutes ago"],
    [59 * 60, "Saved 59 minutes ago"],
    [60 * 60, "Saved an hour ago"],
    [5 * 60 * 60, "Saved 5 hours ago"],
    [30 * 60 * 60, "Saved over a day ago"],
  ])("after %i seconds: %s", (seconds, expected) => {
    expect(saveMessage({ kind: "saved", at }, after(seconds))).toBe(expected);
  });

  it("takes a clock that was set back for now", () => {
    expect(saveMessage({ kind: "saved", at }, after(-600))).toBe("Saved just now");
  });

  it("says where a text is kept before anything was saved", () => {
    expect(saveMessage({ kind: "saved", at: null }, at)).toBe("Kept on this device only");
  });

  it("passes on what went wrong", () => {
    expect(saveMessage({ kind: "failed", message: "The disk is full." }, at)).toBe("The disk is full.");
  });
});
