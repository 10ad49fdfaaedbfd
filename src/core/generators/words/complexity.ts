export const complexities = ["easy", "medium", "hard"] as const;
export type Complexity = (typeof complexities)[number];

/**
 * From this on the Zipf scale a word is easy: ten times in a million words. Van Heuven, Mandera, Keuleers and Brysbaert
 * (SUBTLEX-UK, 2014), who made the scale, call words from 4 up high-frequency.
 */
export const easyFrom = 4;

/** Occurrences in a million words of the rarest word of the list of everyday English; rarer words are hard. */
export const rarestListedPerMillion = 3.35;

/** How hard a word is, by how often it stands in print; `null` stands for a word that the list has not. */
export function complexityOf(zipf: number | null): Complexity {
  if (zipf === null) return "hard";
  return zipf >= easyFrom ? "easy" : "medium";
}

/** Occurrences in a million words, from the Zipf scale: 3 is once. */
export function perMillion(zipf: number): number {
  return 10 ** (zipf - 3);
}
