import { describe, expect, it } from "vitest";

import { defaultCheckOptions } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";
import { TextChecker } from "#core/checks/text-checker.ts";

import { cutIntoPieces, mostPieceUnits } from "./harper-pieces.ts";

const checker = await loadChecker(defaultCheckOptions);

function piecesOf(text: string): string[] {
  const opened = new TextChecker(checker);
  for (const part of opened.openInSteps(text)) expect(part).toBeGreaterThan(0);
  return cutIntoPieces(text, opened.sentences).map(({ start, end }) => text.slice(start, end).trim());
}

describe("cutIntoPieces", () => {
  it.each([
    ["", []],
    ["One sentence. Two of them.", ["One sentence. Two of them."]],
    ["A line. More of it.\nAnother line.", ["A line. More of it.", "Another line."]],
    ["Before.\n\n```\ncode is none\n```\n\nAfter.", ["Before.", "After."]],
  ])("cuts %j into paragraphs without code", (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it("keeps pieces short, and leaves out a sentence that is too long", () => {
    const long = "It rains here. ".repeat(1000);
    for (const piece of piecesOf(long)) expect(piece.length).toBeLessThanOrEqual(mostPieceUnits);
    const tooLong = [{ start: 0, end: 9000 }];
    expect(cutIntoPieces("word ".repeat(1800), tooLong)).toEqual([]);
  });
});
