import fc from "fast-check";
import { SegmentedMessage } from "sms-segments-calculator";
import { describe, expect, it } from "vitest";

import { billedMessages } from "../../../tests/corpus/sms/billed-messages.ts";
import { countSmsSegments } from "./sms-segments.ts";

describe("countSmsSegments", () => {
  it.each(billedMessages)("agrees with what Twilio bills: %s", (_number, text, encoding, segments) => {
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
