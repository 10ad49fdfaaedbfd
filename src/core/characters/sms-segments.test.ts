import fc from "fast-check";
import { SegmentedMessage } from "sms-segments-calculator";
import { describe, expect, it } from "vitest";

import { countSmsSegments } from "./sms-segments.ts";

/**
 * Twilio's test plan, whose segments were compared with what it bills (TwilioDevEd/message-segment-calculator, issue
 * 66, 28 July 2026). Where the report does not spell the text out, one of its kind stands here. Its two cases with
 * "smart encoding" (3b and 3d) have the characters replaced that it replaces: that is done before, not here.
 */
const billed: [string, string, "GSM-7" | "UCS-2", number][] = [
  ["1a", `${"a".repeat(80)}\r\n${"a".repeat(79)}`, "GSM-7", 2],
  ["1b", `${"a".repeat(80)}\n${"a".repeat(79)}`, "GSM-7", 1],
  ["1c", `${"a".repeat(200)}\r\n${"a".repeat(105)}`, "GSM-7", 3],
  ["2a", "é".repeat(70), "GSM-7", 1],
  ["2b", "e\u0301".repeat(70), "UCS-2", 3],
  ["2c", "e\u0301", "UCS-2", 1],
  ["3a", "“Hello” she said", "UCS-2", 1],
  ["3b", '"Hello" she said', "GSM-7", 1],
  ["3c", "„Hello\u200c", "UCS-2", 1],
  ["3d", '"Hello', "GSM-7", 1],
  ["4", "🙂|", "UCS-2", 1],
  ["5a", "a".repeat(160), "GSM-7", 1],
  ["5b", "a".repeat(161), "GSM-7", 2],
  ["5c", "中".repeat(70), "UCS-2", 1],
  ["5d", "中".repeat(71), "UCS-2", 2],
  ["5e", "|", "GSM-7", 1],
];

describe("countSmsSegments", () => {
  it.each(billed)("agrees with what Twilio bills: %s", (_number, text, encoding, segments) => {
    expect(countSmsSegments(text)).toMatchObject({ encoding, segments });
  });

  it.each<[string, string, number, number, number, number]>([
    // Text, segments, units, units in each, units left.
    ["nothing", "", 0, 0, 160, 160],
    ["one character", "a", 1, 1, 160, 159],
    ["the extension table", "^{}\\[~]|€\f", 1, 20, 160, 140],
    ["a full message of escapes", "€".repeat(80), 1, 160, 160, 0],
    // 76 escapes fill 152 of 153 septets: the 77th goes whole into the next part. 81 = 76 + 5.
    ["escapes that do not divide", "€".repeat(81), 2, 162, 153, 143],
    // As a 153-escape message, which the report of issue 39 says is billed as 3.
    ["153 escapes", "]".repeat(153), 3, 306, 153, 151],
    ["two full parts", "a".repeat(306), 2, 306, 153, 0],
    ["one more than two full parts", "a".repeat(307), 3, 307, 153, 152],
    ["one UCS-2 character among 69", `${"a".repeat(69)}中`, 1, 70, 70, 0],
    ["an escape in UCS-2, which is one unit", `${"|".repeat(69)}中`, 1, 70, 70, 0],
    ["emoji, two units each", "🙂".repeat(35), 1, 70, 70, 0],
    // 33 emoji fill 66 of 67 units: the 34th goes whole into the next part. 36 = 33 + 3.
    ["emoji that do not divide", "🙂".repeat(36), 2, 72, 67, 61],
    ["two full parts in UCS-2", "中".repeat(134), 2, 134, 67, 0],
    ["a lone surrogate", "\ud83d", 1, 1, 70, 69],
  ])("counts %s", (_name, text, segments, units, perSegment, remaining) => {
    expect(countSmsSegments(text)).toMatchObject({ segments, units, perSegment, remaining });
  });

  it("names what forces UCS-2", () => {
    expect(countSmsSegments("It’s “fine” 🙂 – it’s").forcing).toEqual([
      { character: "’", count: 2, offset: 2 },
      { character: "“", count: 1, offset: 5 },
      { character: "”", count: 1, offset: 10 },
      { character: "🙂", count: 1, offset: 12 },
      { character: "–", count: 1, offset: 15 },
    ]);
    expect(countSmsSegments("Ça va`").forcing).toEqual([{ character: "`", count: 1, offset: 5 }]);
    expect(countSmsSegments("ça").forcing).toEqual([{ character: "ç", count: 1, offset: 0 }]);
  });

  it("agrees with Twilio's calculator, clusters of several characters aside", () => {
    // The calculator keeps whole clusters together, which its network does not; single characters show the rest.
    const character = fc.constantFrom(..."a€[é\n|ñ~Δ", "中", "“");
    const text = fc.oneof(
      fc.array(fc.constantFrom(..."a€[é\n|ñ~Δ"), { minLength: 1, maxLength: 500 }),
      fc.array(character, { minLength: 1, maxLength: 250 }),
    );
    fc.assert(
      fc.property(text, (characters) => {
        const message = characters.join("");
        const peer = new SegmentedMessage(message);
        expect(countSmsSegments(message)).toMatchObject({
          encoding: peer.getEncodingName(),
          segments: peer.segmentsCount,
        });
      }),
    );
  });
});
