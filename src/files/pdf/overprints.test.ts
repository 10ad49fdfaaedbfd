import { describe, expect, it } from "vitest";
import { withoutOverprints } from "./overprints.ts";
import type { FramedPiece } from "./text-piece.ts";

const size = 20;

/** A piece whose characters are as wide as half their size. */
function piece(text: string, left: number, baseline = 100): FramedPiece {
  return {
    text,
    left,
    right: left + text.length * size * 0.5,
    baseline,
    size,
    address: null,
    frame: "right",
  };
}

describe("withoutOverprints", () => {
  it("keeps one of several drawings of the same words, shifted a little", () => {
    const bold = [piece("harbour", 50), piece("harbour", 50.3), piece("harbour", 50, 100.4)];
    expect(withoutOverprints(bold).map(({ text }) => text)).toEqual(["harbour"]);
  });

  it("keeps the longest where drawings are cut differently", () => {
    const cut = [piece("2026", 50), piece("2026 report", 50.3), piece("report", 100), piece("report", 100.3)];
    expect(withoutOverprints(cut).map(({ text }) => text)).toEqual(["2026 report"]);
  });

  it("knows that some characters are wider than others", () => {
    const wide: FramedPiece = { ...piece("2026 年报", 50), right: 50 + 5 * 10 + 2 * 20 };
    const part: FramedPiece = { ...piece("年报", 100), right: 140 };
    expect(withoutOverprints([wide, part]).map(({ text }) => text)).toEqual(["2026 年报"]);
  });

  it.each([
    ["another place", [piece("tide and tide", 50), piece("tide", 170)]],
    ["another line", [piece("tide table", 50), piece("tide", 50, 124)]],
    ["another place within the longer piece", [piece("salt and tide", 50), piece("tide", 70)]],
  ])("keeps the same words at %s", (_, pieces) => {
    expect(withoutOverprints(pieces)).toEqual(pieces);
  });

  it("keeps blanks, and takes nothing from nothing", () => {
    expect(withoutOverprints([piece(" ", 50), piece(" ", 50)])).toHaveLength(2);
    expect(withoutOverprints([])).toEqual([]);
  });
});
