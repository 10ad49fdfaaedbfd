import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { compareTexts, defaultComparison } from "./compare-texts.ts";
import { createComparisonRows } from "./comparison-rows.ts";
import { mergeTexts } from "./merge-texts.ts";
import { writeUnifiedPatch } from "./unified-patch.ts";

const line = fc.constantFrom("a", "b", "a b", "the lamp was lit", "the lamp is lit", "", "x\ry", "-", "é");
const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom("\n", "\r\n"), fc.boolean())
  .map(([lines, lineBreak, ends]) => lines.join(lineBreak) + (ends ? lineBreak : ""));

/** Applies a patch, strictly: every line of it that was there must be there. */
function applyPatch(original: string, patch: string): string {
  const lines = original.split(/(?<=\n)/u);
  const output: string[] = [];
  let done = 0;
  let pending: { sign: string; content: string } | null = null;
  const settle = (endsHere: boolean) => {
    if (pending === null) return;
    const content = endsHere ? pending.content.slice(0, -1) : pending.content;
    if (pending.sign !== "+") {
      expect(lines[done]).toBe(content);
      done += 1;
    }
    if (pending.sign !== "-") output.push(content);
    pending = null;
  };
  for (const entry of patch.split(/(?<=\n)/u).slice(2)) {
    if (entry.startsWith("\\")) settle(true);
    else settle(false);
    if (entry.startsWith("@@")) {
      const [, first = "1", length = "1"] = /^@@ -(\d+)(?:,(\d+))?/u.exec(entry) ?? [];
      const start = Number(length) === 0 ? Number(first) : Number(first) - 1;
      output.push(...lines.slice(done, start));
      done = start;
    } else if (/^[ +-]/u.test(entry)) {
      pending = { sign: entry.charAt(0), content: entry.slice(1) };
    }
  }
  settle(false);
  return [...output, ...lines.slice(done)].join("");
}

describe("writeUnifiedPatch", () => {
  it("makes the second text of the first", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(applyPatch(a, writeUnifiedPatch(a, b, "a", "b"))).toBe(b);
      }),
      { numRuns: 500 },
    );
  });
});

describe("mergeTexts", () => {
  it("takes what one side changed", () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom("word", "line"), (base, changed, unit) => {
        const agreed = changed === "" ? [] : [{ kind: "agreed", text: changed }];
        expect(mergeTexts(base, changed, base, unit)).toEqual(agreed);
        expect(mergeTexts(base, base, changed, unit)).toEqual(agreed);
        expect(mergeTexts(base, changed, changed, unit)).toEqual(agreed);
      }),
    );
  });

  it("gives the left text back when the left side of each conflict is taken and only it has conflicts", () => {
    fc.assert(
      fc.property(text, text, text, (base, left, right) => {
        const swapped = mergeTexts(base, right, left).map((part) =>
          part.kind === "agreed" ? part : { ...part, left: part.right, right: part.left },
        );
        expect(mergeTexts(base, left, right)).toEqual(swapped);
      }),
    );
  });
});

describe("createComparisonRows", () => {
  it("shows each line of both texts once, in order", () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom("word", "line", "character"), (a, b, unit) => {
        const { differences } = compareTexts(a, b, { ...defaultComparison, unit });
        const rows = createComparisonRows(a, b, differences);
        const withoutBreaks = (whole: string) =>
          whole.split(/\r\n|\n|\r/u).slice(0, /[\r\n]$|^$/u.test(whole) ? -1 : undefined);
        const before = rows.rows.flatMap((row) => row.before ?? []);
        const after = rows.rows.flatMap((row) => row.after ?? []);
        const read = (pieces: readonly { readonly text: string }[]) =>
          pieces.map((piece) => piece.text).join("");
        expect(before).toEqual([...before.keys()]);
        expect(after).toEqual([...after.keys()]);
        expect(before.map((index) => read(rows.readBefore(index)))).toEqual(withoutBreaks(a));
        expect(after.map((index) => read(rows.readAfter(index)))).toEqual(withoutBreaks(b));
        for (const row of rows.rows) {
          if (row.isChanged || row.before === null || row.after === null) continue;
          expect(read(rows.readBefore(row.before))).toBe(read(rows.readAfter(row.after)));
        }
      }),
      { numRuns: 400 },
    );
  });
});
