import { describe, expect, it } from "vitest";

import { stepGroups, stepKinds } from "./step-kinds.ts";
import { isFieldValue, mostSteps, readValue, stepsCodec, withValue } from "./steps.ts";
import type { Step } from "./steps.ts";

describe("steps in an address", () => {
  it.each<[string, readonly Step[]]>([
    ["", []],
    ["reverse", [{ kind: "reverse", values: {} }]],
    [
      "sort&by=length&down=1;join&sep=%3B%20%26%3D%25",
      [
        { kind: "sort", values: { by: "length", down: "1" } },
        { kind: "join", values: { sep: "; &=%" } },
      ],
    ],
    ["filter&find=%F0%9F%98%80", [{ kind: "filter", values: { find: "😀" } }]],
  ])("%j is read, and written the same", (text, steps) => {
    expect(stepsCodec.parse(text)).toEqual(steps);
    expect(stepsCodec.format(steps)).toBe(text);
  });

  it.each([
    "rot13",
    "reverse;;reverse",
    "sort&by=size",
    "sort&down=yes",
    "sort&by",
    "sort&colour=red",
    "chop&length=0",
    "chop&length=1e3",
    "join&sep=%F0%9F",
    `join&sep=${"x".repeat(501)}`,
    Array.from({ length: mostSteps + 1 }, () => "reverse").join(";"),
  ])("refuses %j", (text) => {
    expect(stepsCodec.parse(text)).toBeUndefined();
  });

  it("writes half a character as the sign for one that is not there", () => {
    expect(stepsCodec.format([{ kind: "join", values: { sep: "\ud800" } }])).toBe("join&sep=%EF%BF%BD");
  });
});

describe("values", () => {
  it("are their fallback until they are set, and again when set to it", () => {
    const kind = stepKinds.get("chop");
    const [field] = kind?.fields ?? [];
    expect(field).toBeDefined();
    if (field === undefined) return;
    const step: Step = { kind: "chop", values: {} };
    expect(readValue(step, "length")).toBe("80");
    const changed = withValue(step, field, "12");
    expect(readValue(changed, "length")).toBe("12");
    expect(withValue(changed, field, "80")).toEqual(step);
  });

  it("have fallbacks that are allowed, and names of their own", () => {
    for (const { kinds } of stepGroups) {
      for (const { fields } of kinds) {
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        for (const field of fields) expect(isFieldValue(field, field.fallback)).toBe(true);
      }
    }
  });
});
