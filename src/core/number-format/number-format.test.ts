import { describe, expect, it } from "vitest";

import { numberFormat } from "./number-format.ts";

// What `Intl.NumberFormat` writes is the standard (ECMA-402); these must never differ from it.
const values = [
  0,
  -0,
  1,
  9,
  999,
  999.4,
  999.5,
  1000,
  1284,
  -1,
  -1284,
  0.5,
  0.0312,
  1e21,
  Number.NaN,
  Infinity,
  -Infinity,
];
const formats: readonly Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { maximumSignificantDigits: 2 },
  { style: "percent", maximumFractionDigits: 1 },
  { signDisplay: "exceptZero" },
  { notation: "compact" },
];

describe("numberFormat", () => {
  it.each(formats)("writes numbers as the browser does: %o", (options) => {
    const standard = new Intl.NumberFormat("en", options);
    const format = numberFormat(options);
    for (const value of values) expect(format.format(value)).toBe(standard.format(value));
  });
});
