/** Steps of the inner loops that the search for pairs in a comparison may still take: some nanoseconds each. */
export interface Effort {
  left: number;
}

/** When they are spent, the rest is paired window by window, which takes time in proportion to its length. */
const ALIGNMENT_STEPS = 800_000;
const REFINEMENT_STEPS = 300_000;

/** What pairing words or lines may take: some tens of milliseconds. */
export function createEffort(): Effort {
  return { left: ALIGNMENT_STEPS };
}

/** What is left when words are paired, and some more for pairing graphemes. */
export function renewEffort({ left }: Effort): Effort {
  return { left: Math.max(left, 0) + REFINEMENT_STEPS };
}
