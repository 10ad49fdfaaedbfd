import { describe, expect, it } from "vitest";
import { maximumBytes, maximumWords, refusal, utf8Length } from "./text-limit.ts";

function never(): never {
  throw new Error("The text was read without need.");
}

describe("utf8Length", () => {
  it.each([
    ["", 0, "nothing"],
    ["abc", 3, "one byte each below U+0080"],
    ["é", 2, "two bytes below U+0800"],
    ["€", 3, "three bytes below U+10000"],
    ["😀", 4, "four bytes for a surrogate pair"],
    ["\ud83d", 3, "a lone surrogate is encoded as U+FFFD"],
    ["\ud83da", 4, "a lone surrogate leaves its neighbour alone"],
  ])("gives %j %i bytes: %s", (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes);
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  });
});

describe("refusal", () => {
  it("does not read a text that cannot be over", () => {
    expect(refusal(0, 0, never)).toBeNull();
    expect(refusal(6_000_000, 6_000_000, never)).toBeNull();
  });

  it("never refuses a text that shrinks, and does not read a long one for a keystroke", () => {
    expect(refusal(maximumBytes + 1, -1, never)).toBeNull();
    expect(refusal(maximumBytes, 1, never)).toBeNull();
  });

  it("refuses by length alone what is over in any script", () => {
    expect(refusal(maximumBytes + 1, 1, never)).toContain("64 MB");
  });

  it("counts bytes where the script decides", () => {
    const text = "語".repeat(Math.floor(maximumBytes / 3) + 1);
    expect(refusal(text.length, text.length, () => text)).toContain("64 MB");
    expect(refusal(text.length - 1, text.length - 1, () => text.slice(1))).toBeNull();
  });

  it("takes exactly ten million words and no more", () => {
    const most = "a ".repeat(maximumWords);
    expect(refusal(most.length, most.length, () => most)).toBeNull();
    expect(refusal(most.length + 1, most.length, () => `${most}a`)).toContain("10,000,000 words");
  });
});
