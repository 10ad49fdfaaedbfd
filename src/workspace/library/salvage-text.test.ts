import { describe, expect, it } from "vitest";
import { describeRecords, salvageText } from "./salvage-text.ts";

describe("salvageText", () => {
  it.each([
    [[], ""],
    [[null, 7, "text", undefined], ""],
    [[{ documentId: "d", text: "The whole." }], "The whole."],
    [[{ text: "One." }, { steps: [[{ from: 0, to: 0, insert: "Two." }]] }], "One.\n\nTwo."],
    [[{ text: "  " }, { steps: [[{ insert: "" }]] }], ""],
    [[{ text: 7, other: { text: "Deeper." } }], "Deeper."],
  ])("%j gives %j", (records, expected) => {
    expect(salvageText(records)).toBe(expected);
  });

  it("comes to an end in a record that holds itself", () => {
    const record: Record<string, unknown> = { text: "Once" };
    record["self"] = [record];
    expect(salvageText([record]).startsWith("Once")).toBe(true);
    expect(describeRecords([record])).not.toBe("");
  });
});
