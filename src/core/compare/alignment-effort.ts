/** Steps of the inner loops that the search for pairs in a comparison may still take: some nanoseconds each. */
export interface Effort {
  left: number;
}

/** Somewhat more than the sentences of a megabyte take that were put in another order. */
const ALIGNMENT_STEPS = 1_600_000;
const REFINEMENT_STEPS = 300_000;

/** When nothing is left, what is begun is ended with short searches that may take so many more; then it is left as it is. */
export const OVERDRAFT = 200_000;

/** What pairing words or lines may take: some tens of milliseconds. */
export function createEffort(): Effort {
  return { left: ALIGNMENT_STEPS };
}

/** What is left when words are paired, and some more for pairing graphemes. */
export function renewEffort({ left }: Effort): Effort {
  return { left: Math.max(left, 0) + REFINEMENT_STEPS };
}
