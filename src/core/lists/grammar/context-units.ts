// Made by build/grammar-context.ts; see SOURCES.md.
/** What a one is worth in each part of the network of context. */
export const units: readonly number[] = [0.0384832, 0.0436072, 0.143851, 0.0357675, 0.00617027];
/** The logarithm of the odds that a word of which nothing is known is wrong. */
export const bias = -1.745;
