import type { Analysis } from "#core/analysis/analysis.ts";
import { createTally, createWholeTextTally } from "#core/analysis/tally.ts";
import type { Tally } from "#core/analysis/tally.ts";
import type { WholeTextAnalysis } from "#core/analysis/whole-text-analysis.ts";
import { counts } from "#core/analyses/counts/analysis.ts";
import { frequency } from "#core/analyses/frequency/analysis.ts";
import { dialects } from "#core/dialects/analysis.ts";
import { exclusions } from "#core/exclusions/analysis.ts";
import { readability } from "#core/analyses/readability/analysis.ts";

/** Every analysis that an engine can run, by its id. Adding a folder under `analyses/` means adding a line here. */
export const analyses = { counts, dialects, exclusions, frequency, readability } as const;

export type Analyses = typeof analyses;
export type AnalysisName = keyof Analyses;
export type AnalysisOptions<Name extends AnalysisName> =
  Analyses[Name] extends Analysis<infer _Part, infer _Total, infer Options, infer _Result>
    ? Options
    : Analyses[Name] extends WholeTextAnalysis<infer Options, infer _Result>
      ? Options
      : never;
export type AnalysisResult<Name extends AnalysisName> =
  Analyses[Name] extends Analysis<infer _Part, infer _Total, infer _Options, infer Result>
    ? Result
    : Analyses[Name] extends WholeTextAnalysis<infer _Options, infer Result>
      ? Result
      : never;

/** One document's tally for every analysis. */
export type Tallies = {
  readonly [Name in AnalysisName]: Tally<AnalysisOptions<Name>, AnalysisResult<Name>>;
};

/** Starts every analysis on an empty document; and a line here. A tally costs nothing until it reads a block. */
export function createTallies(): Tallies {
  return {
    counts: createTally(analyses.counts),
    dialects: createWholeTextTally(analyses.dialects),
    exclusions: createWholeTextTally(analyses.exclusions),
    frequency: createTally(analyses.frequency),
    readability: createTally(analyses.readability),
  };
}
