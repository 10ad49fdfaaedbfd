import { describe, expect, it } from "vitest";
import { readSetting, writeSetting } from "./stored-setting.ts";

const parseCount = (value: unknown) => (typeof value === "number" && value > 0 ? value : undefined);

describe("readSetting", () => {
  it.each<[string | null, number, string]>([
    [null, 7, "nothing stored"],
    ["", 7, "no JSON"],
    ["{", 7, "broken JSON"],
    ["5", 5 + 2, "a value without its envelope"],
    ["null", 7, "null"],
    ['{"version":1}', 7, "an envelope without a value"],
    ['{"version":2,"value":5}', 7, "a version that is not known"],
    ['{"version":1,"value":"5"}', 7, "a value of another type"],
    ['{"version":1,"value":-5}', 7, "a value that the setting does not take"],
    ['{"version":1,"value":5}', 5, "a stored value"],
  ])("%j gives %i: %s", (stored, expected) => {
    expect(readSetting(stored, parseCount, 7)).toBe(expected);
  });

  it("reads what was written", () => {
    const value = { unit: "words", count: [1, 2] };
    expect(readSetting<unknown>(writeSetting(value), (read) => read, null)).toEqual(value);
  });
});
