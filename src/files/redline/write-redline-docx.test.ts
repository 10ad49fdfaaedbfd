import { describe, expect, it } from "vitest";

import { readFile } from "../file-reader.ts";
import { writeRedlineDocx } from "./write-redline-docx.ts";
import type { RedlinePiece } from "./write-redline-docx.ts";

/** Pieces by their signs: `=` stands in both texts, `-` in the first, `+` in the second. */
function toPieces(marked: readonly string[]): readonly RedlinePiece[] {
  return marked.map((piece) => ({
    kind: piece.startsWith("=") ? "kept" : piece.startsWith("-") ? "removed" : "added",
    text: piece.slice(1),
  }));
}

const reversed = { kept: "kept", removed: "added", added: "removed" } as const;

/** What a reader sees who accepts all changes. */
async function readAccepted(pieces: readonly RedlinePiece[]): Promise<string> {
  const bytes = writeRedlineDocx({
    title: "A & B",
    author: 'Ann "<>"',
    date: "2026-11-21T09:30:00Z",
    pieces,
  });
  const outcome = await readFile({ name: "redline.docx", bytes });
  if (outcome.kind === "failure") throw new Error(outcome.message);
  // Paragraphs are read with an empty line between them.
  return outcome.document.text.replaceAll("\n\n", "\n");
}

describe("writeRedlineDocx", () => {
  it.each<[string, readonly string[], rejected: string, accepted: string]>([
    ["words", ["=The ", "-old", "+new", "= house."], "The old house.", "The new house."],
    ["signs of XML", ["=a ", "-<w:t>", "+&amp;", '= "b"'], 'a <w:t> "b"', 'a &amp; "b"'],
    ["a paragraph put in", ["=One.\n", "+Two.\n", "=Three."], "One.\nThree.", "One.\nTwo.\nThree."],
    ["paragraphs joined", ["=One", "-\n", "+ ", "=two"], "One\ntwo", "One two"],
    [
      "right to left",
      ["=\u0645\u0631\u062d\u0628\u0627 ", "-\u0628", "+\u062a"],
      "\u0645\u0631\u062d\u0628\u0627 \u0628",
      "\u0645\u0631\u062d\u0628\u0627 \u062a",
    ],
  ])("%s: accepted it is the second text, rejected the first", async (_name, marked, rejected, accepted) => {
    const pieces = toPieces(marked);
    expect(await readAccepted(pieces)).toBe(accepted);
    // To reject what was removed and added is to accept it the other way round.
    expect(await readAccepted(pieces.map(({ kind, text }) => ({ kind: reversed[kind], text })))).toBe(
      rejected,
    );
  });
});
