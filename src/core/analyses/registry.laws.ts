import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Analysis } from "#core/analysis/analysis.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { analyses } from "./registry.ts";

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("word ", "Again. ", "\n\n", "漢字", "’", "it is. ", "x".repeat(900)),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));

/** Removing what was added leaves a total that gives the result it gave before, whatever the order. */
function expectInverse<Part, Total, Options, Result>(
  analysis: Analysis<Part, Total, Options, Result>,
  options: Options,
): void {
  fc.assert(
    fc.property(text, text, (kept, passing) => {
      const keptParts = parseBlocks(kept).map((block) => analysis.readBlock(block));
      const passingParts = parseBlocks(passing).map((block) => analysis.readBlock(block));
      const total = analysis.createTotal();
      for (const part of keptParts) analysis.add(total, part);
      const before = analysis.summarize(total, [], options);
      for (const part of passingParts) analysis.add(total, part);
      analysis.summarize(total, [], options);
      for (const part of passingParts.toReversed()) analysis.remove(total, part);
      expect(analysis.summarize(total, [], options)).toEqual(before);
    }),
  );
}

describe("every analysis", () => {
  it("goes by the name that it is registered under", () => {
    for (const [name, analysis] of Object.entries(analyses)) expect(analysis.id).toBe(name);
  });

  it("undoes an addition by a removal", () => {
    expectInverse(analyses.counts, { dialect: "word", limit: null });
    expectInverse(analyses.frequency, { limit: 20, withoutStopWords: true });
    expectInverse(analyses.readability, {});
  });
});
