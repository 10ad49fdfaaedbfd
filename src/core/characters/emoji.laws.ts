import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findEmojiEnd } from "./emoji.ts";

const piece = fc.constantFrom(
  ..."a|1|#|*|©|☺|⌚|❤|👨|👩|🧑|👧|🏽|🏿|👋|🚒|🎤|🏳|🌈|🏴|💋|➡|🇩|🇪|🇫".split("|"),
  "\u200d",
  "\u200d",
  "\ufe0f",
  "\ufe0e",
  "\u20e3",
  "\u{e0067}",
  "\u{e0062}",
  "\u{e007f}",
  "\ud83d",
  "\ude00",
  "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
  "👩🏻‍❤️‍💋‍👩🏼",
  "👨‍👩‍👧‍👦",
  "🧑🏽‍🚒",
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

describe("findEmojiEnd", () => {
  it("finds what the engine's list of recommended emoji does, at every offset", () => {
    const reference = new RegExp(String.raw`\p{RGI_Emoji}|[0-9#*]\u20e3`, "vy");
    fc.assert(
      fc.property(text, (whole) => {
        for (let offset = 0; offset < whole.length; offset += 1) {
          reference.lastIndex = offset;
          // A sticky expression may step back to the start of a pair; no emoji starts in the middle of one.
          const isWithinPair = offset > 0 && (whole.codePointAt(offset - 1) ?? 0) > 0xffff;
          const end = !isWithinPair && reference.test(whole) ? reference.lastIndex : offset;
          expect(findEmojiEnd(whole, offset)).toBe(end);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each(["\ud83d", "😀", "👨\u200d", "🇩", "1\ufe0f"])("reads a long run of %j in a moment", (unit) => {
    const run = unit.repeat(200_000);
    let found = 0;
    for (let offset = 0; offset < run.length; offset += 1) if (findEmojiEnd(run, offset) > offset) found += 1;
    expect(found).toBe({ "\ud83d": 0, "😀": 200_000, "👨\u200d": 200_000, "🇩": 0, "1\ufe0f": 0 }[unit]);
  });
});
