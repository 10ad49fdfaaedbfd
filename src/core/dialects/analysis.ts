import type { WholeTextAnalysis } from "#core/analysis/whole-text-analysis.ts";
import { compareDialects } from "./compare-dialects.ts";
import type { DialectComparison, DialectComparisonOptions } from "./compare-dialects.ts";

/** `compareDialects` for an engine to run. */
export const dialects: WholeTextAnalysis<DialectComparisonOptions, DialectComparison> = {
  id: "dialects",
  readText: compareDialects,
};
