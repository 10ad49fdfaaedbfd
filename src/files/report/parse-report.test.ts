import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { anyReport } from "./fixtures/any-report.ts";
import { sampleReport } from "./fixtures/sample-report.ts";
import { parseReport } from "./parse-report.ts";

describe("parseReport", () => {
  it("gives back any report that was cloned", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(parseReport(structuredClone(report))).toEqual(report);
      }),
    );
  });

  it("drops what reports do not have", () => {
    expect(parseReport({ ...sampleReport, more: 1 })).toEqual(sampleReport);
  });

  it.each([
    [undefined],
    [null],
    ["report"],
    [{}],
    [{ ...sampleReport, title: 1 }],
    [{ ...sampleReport, direction: "up" }],
    [{ ...sampleReport, sections: [{ parts: [{ kind: "picture" }] }] }],
    [
      {
        ...sampleReport,
        sections: [{ parts: [{ kind: "figures", figures: [{ label: "a", value: null }] }] }],
      },
    ],
  ])("refuses %#", (value) => {
    expect(() => parseReport(value)).toThrow(TypeError);
  });
});
