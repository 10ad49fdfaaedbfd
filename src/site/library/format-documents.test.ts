import { describe, expect, it } from "vitest";

import { fileNameOf, formatBytes, formatCount, formatWhen } from "./format-documents.ts";

describe("formatBytes", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [999, "999 bytes"],
    [1000, "1 kB"],
    [1284, "1.3 kB"],
    [45_600, "46 kB"],
    [123_456, "123 kB"],
    [999_499, "999 kB"],
    [999_500, "1 MB"],
    [64 * 1024 * 1024, "67 MB"],
    [2_500_000_000, "2.5 GB"],
  ])("%i is %s", (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });
});

describe("formatCount", () => {
  it.each([
    [0, "0 words"],
    [1, "1 word"],
    [1284, "1,284 words"],
  ])("%i", (count, expected) => {
    expect(formatCount(count, "word")).toBe(expected);
  });
});

describe("formatWhen", () => {
  const now = new Date("2026-03-10T12:00:00");
  it.each([
    ["2026-03-10T12:05:00", "just now"],
    ["2026-03-10T11:59:30", "just now"],
    ["2026-03-10T11:58:30", "1 minute ago"],
    ["2026-03-10T10:59:00", "1 hour ago"],
    ["2026-03-09T13:00:00", "23 hours ago"],
    ["2026-03-09T11:00:00", "yesterday"],
    ["2026-03-01T11:00:00", "Mar 1, 2026"],
  ])("%s was %s", (date, expected) => {
    expect(formatWhen(new Date(date), now)).toBe(expected);
  });
});

describe("fileNameOf", () => {
  it.each([
    ["Chapter 1: The end?", "Chapter 1 The end"],
    ["../../etc/passwd", "etc passwd"],
    ["   ", "Untitled"],
    ["كتاب", "كتاب"],
    ["a".repeat(100), "a".repeat(80)],
  ])("%j becomes %j", (name, expected) => {
    expect(fileNameOf(name)).toBe(expected);
  });
});
