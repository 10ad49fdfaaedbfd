import { describe, expect, it } from "vitest";

import { readShare, sectionAt } from "./reading-position.ts";

describe("readShare", () => {
  // A header of 50 in a window of 850 leaves 800 for the text; one of 2,800 has 2,000 to scroll.
  it.each([
    [{ top: 300, bottom: 3100 }, 0, "not begun"],
    [{ top: 50, bottom: 2850 }, 0, "at its beginning"],
    [{ top: -950, bottom: 1850 }, 0.5, "half way"],
    [{ top: -1950, bottom: 850 }, 1, "at its end"],
    [{ top: -2500, bottom: 300 }, 1, "past its end"],
    [{ top: 100, bottom: 600 }, 1, "all in the window"],
    [{ top: 600, bottom: 1100 }, 0, "short, and still below"],
  ])("of %j is %s: %s", (text, share) => {
    expect(readShare(text, 50, 850)).toBeCloseTo(share);
  });
});

describe("sectionAt", () => {
  const headings = [
    { id: "first", top: -200 },
    { id: "second", top: 80 },
    { id: "third", top: 500 },
  ];
  it.each([
    [100, "second"],
    [80, "second"],
    [79, "first"],
    [600, "third"],
    [-300, null],
  ])("with the line at %s is %s", (line, id) => {
    expect(sectionAt(headings, line)).toBe(id);
  });

  it("is none in a text without headings", () => {
    expect(sectionAt([], 100)).toBeNull();
  });
});
