import { describe, expect, it } from "vitest";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { createLoadedTallies, isAnalysisLoaded, isAnalysisName, loadAnalysis } from "./load-analyses.ts";
import { analyses, createTallies } from "./registry.ts";

const names = Object.keys(analyses).filter(isAnalysisName);
const blocks = parseBlocks("Only one text. It has two sentences.");
const starts = [0];

describe("analyses that are loaded when they are asked for", () => {
  it("are those of the registry", () => {
    expect(names).toHaveLength(Object.keys(analyses).length);
    expect(["toString", "", 1, null].some(isAnalysisName)).toBe(false);
  });

  it("has the counts from the start, and refuses to read before others are loaded", () => {
    expect(isAnalysisLoaded("counts")).toBe(true);
    expect(isAnalysisLoaded("readability")).toBe(false);
    const { readability } = createLoadedTallies();
    expect(readability.blocksRead).toBe(0);
    expect(() => readability.summarize(starts, {})).toThrow("asked before it was loaded");
  });

  it("gives what the registry's give, once loaded", async () => {
    await Promise.all(names.map(loadAnalysis));
    const loaded = createLoadedTallies();
    const direct = createTallies();
    for (const block of blocks) {
      for (const name of names) {
        loaded[name].append(block);
        direct[name].append(block);
        expect(loaded[name].blocksRead).toBe(1);
      }
    }
    const counting = { dialect: "word", limit: null } as const;
    const terms = { limit: 5, withoutStopWords: false };
    expect(loaded.counts.summarize(starts, counting)).toEqual(direct.counts.summarize(starts, counting));
    expect(loaded.frequency.summarize(starts, terms)).toEqual(direct.frequency.summarize(starts, terms));
    expect(loaded.readability.summarize(starts, {})).toEqual(direct.readability.summarize(starts, {}));
    expect(loaded.dialects.summarize(starts, { limit: 5 })).toEqual(
      direct.dialects.summarize(starts, { limit: 5 }),
    );
    for (const name of names) expect(isAnalysisLoaded(name)).toBe(true);
  });
});
