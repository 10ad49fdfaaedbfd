/** A message with what it was billed as. */
export type BilledMessage = readonly [
  number: string,
  text: string,
  encoding: "GSM-7" | "UCS-2",
  segments: number,
];

/**
 * Twilio's test plan, whose segments were compared with what it bills (TwilioDevEd/message-segment-calculator, issue
 * 66, 28 July 2026). Where the report does not spell the text out, one of its kind stands here. Its two cases with
 * "smart encoding" (3b and 3d) have the characters replaced that it replaces: that is done before, not by the counter.
 */
export const billedMessages: readonly BilledMessage[] = [
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
