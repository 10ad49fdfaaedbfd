import type { QualityResult } from "./quality-result.ts";
import type { ReadabilityComparison } from "./readability.ts";

/**
 * What `results.json` holds. It names the versions of all peers and no date, so that it changes only when a program, a
 * test set or a method does.
 */
export interface QualityReport {
  readonly methods: readonly QualityResult[];
  /** Scores of the same texts by Wordbench and by a peer, with the reason where they differ: no right or wrong. */
  readonly readability: readonly ReadabilityComparison[];
}
