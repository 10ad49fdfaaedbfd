import { describe, expect, it } from "vitest";

import { applyLineOperations } from "#core/transforms/lines/apply-line-operations.ts";

import { stepKinds } from "./step-kinds.ts";
import { readStep } from "./step-operation.ts";
import { stepsCodec } from "./steps.ts";

/** Lines are written with a bar between them. */
function apply(lines: string, address: string, secondList = ""): string {
  const steps = stepsCodec.parse(address) ?? [];
  const operations = steps.flatMap((step) => {
    const reading = readStep(step, secondList);
    return reading.kind === "operation" ? [reading.operation] : [];
  });
  const outcome = applyLineOperations(lines.replaceAll("|", "\n"), operations);
  return outcome.kind === "done" ? outcome.text.replaceAll("\n", "|") : outcome.message;
}

describe("readStep", () => {
  it.each([
    ["b10|b9|a", "sort", "a|b9|b10"],
    ["b|c|a", "sort&by=alphabet&down=1", "c|b|a"],
    ["1 b|2 a", "sort&field=2", "2 a|1 b"],
    ["a||a||b", "deduplicate", "a|||b"],
    ["a||a||b", "deduplicate&blank=0&count=1", "2 a|2 |1 b"],
    ["a|b|ab", "filter&find=a", "a|ab"],
    ["a|b|ab", String.raw`filter&find=^.%24&regex=1&keep=others`, "ab"],
    ["a|b", "affix&prefix=%5Ct", "\ta|\tb"],
    ["a||b", "number&start=9&pad=1", "09. a||10. b"],
    ["1. a|2) b", "unnumber", "a|b"],
    ["a,b|c,d", "fields&numbers=2%2C%201&sep=%2C", "b,a|d,c"],
    ["x  y", "fields&numbers=2%2C1", "y x"],
    ["a||b", "join", "a, b"],
    ["a-b", "split&find=-", "a|b"],
    ["a1b22", "extract&find=%5Cd%2B", "1|22"],
    ["ab", "replace&find=(.)(.)&with=%242%241&regex=1", "ba"],
    ["abc", "chop&length=2", "ab|c"],
    ["a|b|c", "take&from=end&count=1", "c"],
    [" a ", "trim;reverse;squeeze;remove-blank;collapse-blank;unwrap;wrap", "a"],
  ])("%j by %s is %j", (lines, address, expected) => {
    expect(apply(lines, address)).toBe(expected);
  });

  it("compares with the second list", () => {
    expect(apply("a|b", "combine", "b")).toBe("b");
    expect(apply("a|b", "combine&keep=only-here&case=1", "B")).toBe("a");
  });

  it("says which field is wrong", () => {
    expect(readStep({ kind: "filter", values: {} }, "")).toEqual({
      kind: "problem",
      field: "find",
      message: "Type what to look for.",
    });
    expect(readStep({ kind: "extract", values: { find: "[" } }, "")).toMatchObject({ field: "find" });
    expect(readStep({ kind: "chop", values: { length: "0" } }, "")).toMatchObject({
      field: "length",
      message: "A whole number from 1 to 999,999,999.",
    });
    expect(readStep({ kind: "fields", values: { numbers: "0" } }, "")).toMatchObject({ field: "numbers" });
  });

  it("knows every kind that is offered", () => {
    for (const id of stepKinds.keys()) {
      const reading = readStep({ kind: id, values: { find: "a" } }, "");
      // A field that a kind does not have is not looked at.
      expect(reading.kind).toBe("operation");
    }
  });
});
