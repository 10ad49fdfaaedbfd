import { describe, expect, it } from "vitest";

import { UsageError } from "./arguments.ts";
import { readWholeNumber } from "./option-values.ts";

describe("readWholeNumber", () => {
  it.each([
    ["1", 1],
    ["007", 7],
    ["1000", 1000],
  ])("reads %s", (value, number) => {
    expect(readWholeNumber("limit", value, 1, 1000)).toBe(number);
  });

  it.each(["", "0", "1001", "-1", "1.5", "1e3", " 1", "one", "99999999999999999999"])(
    "refuses %j",
    (value) => {
      expect(() => readWholeNumber("limit", value, 1, 1000)).toThrow(
        new UsageError("The option --limit takes a whole number from 1 to 1,000."),
      );
    },
  );
});
