import { describe, expect, it } from "vitest";

import type { Finding } from "#core/analysis/finding.ts";

import { alikeOf, idOf, ignoreKey, marksOf, mostMarks } from "./marks.ts";

function finding(start: number, end: number, check = "spelling", fixes = ["x"]): Finding {
  return { span: { start, end }, check, tier: "error", message: "", fixes };
}

describe("alikeOf", () => {
  const text = "teh cat, teh dog, adn so on";
  const all = [
    finding(0, 3),
    finding(9, 12),
    finding(18, 21),
    finding(4, 7, "other"),
    finding(13, 16, "other", []),
  ];

  it("takes the same misspelled word, wherever it stands", () => {
    expect(alikeOf(all, finding(0, 3), text)).toEqual([finding(0, 3), finding(9, 12)]);
  });

  it("takes all of another check that can be mended", () => {
    expect(alikeOf(all, finding(4, 7, "other"), text)).toEqual([finding(4, 7, "other")]);
  });
});

describe("marksOf", () => {
  it("marks the chosen one twice, and no more than the editor bears", () => {
    expect(marksOf([finding(0, 3)], finding(0, 3)).map(({ kind }) => kind)).toEqual(["error", "strong"]);
    const many = Array.from({ length: mostMarks + 5 }, (_, index) => finding(2 * index, 2 * index + 1));
    expect(marksOf(many, null)).toHaveLength(mostMarks);
  });
});

describe("ignoreKey", () => {
  it("is the same when the text before it grows", () => {
    const before = "A long enough text with a wrod in it.";
    const at = before.indexOf("wrod");
    const later = `One more sentence. ${before}`;
    expect(ignoreKey(later, finding(at + 19, at + 23))).toBe(ignoreKey(before, finding(at, at + 4)));
  });

  it("tells findings at other places apart by their ids", () => {
    expect(idOf(finding(0, 3))).not.toBe(idOf(finding(9, 12)));
  });
});
