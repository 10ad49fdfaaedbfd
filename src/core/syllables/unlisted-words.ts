/**
 * Words that the CMU Pronouncing Dictionary does not list and whose spelling misleads: mostly Greek and Italian ones
 * whose last e is said. Counted by saying them, in British or American English: where the two differ, the fewer.
 */
const unlisted: Readonly<Record<number, string>> = {
  2: "biped bipeds jpeg jpegs penne",
  3: "euterpe jewellery quadruped quadrupeds simile similes tamale",
  4:
    "anemones apocope edamame eurydice extempore mascarpone melpomene mysql persephone residuum synecdoche " +
    "terpsichore",
  19: "pneumonoultramicroscopicsilicovolcanoconiosis",
};

/** The syllables of those words. */
export const unlistedSyllables: readonly (readonly [string, number])[] = Object.entries(unlisted).flatMap(
  ([count, words]) => words.split(" ").map((word) => [word, Number(count)] as const),
);
