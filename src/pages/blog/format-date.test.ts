import { expect, it } from "vitest";

import { formatDate } from "./format-date.ts";

it.each([
  ["2025-10-03", "3 October 2025"],
  ["2026-01-31", "31 January 2026"],
  ["2024-02-29", "29 February 2024"],
  ["2025-12-01", "1 December 2025"],
])("%s is %s", (date, expected) => {
  expect(formatDate(date)).toBe(expected);
});
