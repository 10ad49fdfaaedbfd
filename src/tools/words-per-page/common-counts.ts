/** The counts that people ask about, from a short essay to a novel. */
export const commonCounts: readonly number[] = [
  250, 500, 750, 1000, 1500, 2000, 2500, 3000, 5000, 10_000, 20_000, 50_000, 80_000,
];
