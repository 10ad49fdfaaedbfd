import { counts } from "#core/analyses/counts/analysis.ts";
import { createLazyTally, createTally, createWholeTextTally } from "#core/analysis/tally.ts";
import type { AnalysisName, Tallies } from "./registry.ts";

/** A module's value, once it was loaded. */
class Loadable<Value> {
  readonly #import: () => Promise<Value>;
  #value: Value | null;

  constructor(importValue: () => Promise<Value>, value: Value | null = null) {
    this.#import = importValue;
    this.#value = value;
  }

  get isLoaded(): boolean {
    return this.#value !== null;
  }

  async load(): Promise<void> {
    this.#value ??= await this.#import();
  }

  read(): Value {
    if (this.#value === null) throw new Error("An analysis is asked before it was loaded");
    return this.#value;
  }
}

/** Every analysis of the registry, as a module of its own; and a line here. The counts are there from the start. */
const loadable = {
  counts: new Loadable(() => Promise.resolve(counts), counts),
  dialects: new Loadable(async () => (await import("../dialects/analysis.ts")).dialects),
  exclusions: new Loadable(async () => (await import("../exclusions/analysis.ts")).exclusions),
  frequency: new Loadable(async () => (await import("./frequency/analysis.ts")).frequency),
  readability: new Loadable(async () => (await import("./readability/analysis.ts")).readability),
};

/** Whether a value is the name of an analysis. */
export function isAnalysisName(value: unknown): value is AnalysisName {
  return typeof value === "string" && Object.hasOwn(loadable, value);
}

/** Whether `loadAnalysis` has come to its end for an analysis. */
export function isAnalysisLoaded(name: AnalysisName): boolean {
  return loadable[name].isLoaded;
}

/**
 * Loads an analysis with the lists that it reads, which are most of what core holds. Rejects where the module cannot be
 * fetched; another call tries again.
 */
export function loadAnalysis(name: AnalysisName): Promise<void> {
  return loadable[name].load();
}

/** `createTallies` of the registry, for analyses that are loaded before they read. */
export function createLoadedTallies(): Tallies {
  return {
    counts: createLazyTally(() => createTally(loadable.counts.read())),
    dialects: createLazyTally(() => createWholeTextTally(loadable.dialects.read())),
    exclusions: createLazyTally(() => createWholeTextTally(loadable.exclusions.read())),
    frequency: createLazyTally(() => createTally(loadable.frequency.read())),
    readability: createLazyTally(() => createTally(loadable.readability.read())),
  };
}
