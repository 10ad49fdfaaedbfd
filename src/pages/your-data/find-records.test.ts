import { describe, expect, it } from "vitest";

import { purposeOf } from "./find-records.ts";

const listed = [
  { where: "Local storage", key: "theme", purpose: "The theme" },
  { where: "Cache storage", key: "precache…", purpose: "The files" },
];

describe("purposeOf", () => {
  it.each([
    ["Local storage", "theme", "The theme"],
    ["Session storage", "theme", null],
    ["Local storage", "theme-2", null],
    ["Cache storage", "precache-v2-https://here/", "The files"],
    ["Cache storage", "other", null],
  ])("%s, %s: %j", (where, key, expected) => {
    expect(purposeOf({ where, key, content: "" }, listed)).toBe(expected);
  });
});
