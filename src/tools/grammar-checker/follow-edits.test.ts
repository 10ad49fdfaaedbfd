import { describe, expect, it } from "vitest";

import type { Finding } from "#core/analysis/finding.ts";

import { followEdits } from "./follow-edits.ts";

function findAll(text: string, words: readonly string[]): Finding[] {
  return words.map((word) => {
    const start = text.indexOf(word);
    const span = { start, end: start + word.length };
    return { span, check: "spelling", tier: "error", message: "", fixes: [] };
  });
}

describe("followEdits", () => {
  const text = "teh cat adn a dgo";
  const findings = findAll(text, ["teh", "adn", "dgo"]);

  it("drops what was changed and moves what stands after it", () => {
    const { text: after, findings: left } = followEdits({ text, findings }, [
      { from: 8, to: 11, insert: "&" },
    ]);
    expect(after).toBe("teh cat & a dgo");
    expect(left.map(({ span }) => after.slice(span.start, span.end))).toEqual(["teh", "dgo"]);
  });

  it("follows several edits at once", () => {
    const edits = [
      { from: 0, to: 3, insert: "The" },
      { from: 14, to: 17, insert: "doggy" },
    ];
    const { text: after, findings: left } = followEdits({ text, findings }, edits);
    expect(after).toBe("The cat adn a doggy");
    expect(left.map(({ span }) => after.slice(span.start, span.end))).toEqual(["adn"]);
  });

  it("leaves everything where nothing is edited", () => {
    expect(followEdits({ text, findings }, [])).toEqual({ text, findings });
  });
});
