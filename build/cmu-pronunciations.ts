import { dictionary } from "cmu-pronouncing-dictionary";

/** The pronunciations that the CMU Pronouncing Dictionary lists for each word of a to z, the first one first. */
export function readPronunciations(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const pronunciations = new Map<string, (readonly string[])[]>();
  for (const [entry, phones] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/, "");
    if (!/^[a-z]+$/.test(word) || !/\d/.test(phones)) continue;
    const known = pronunciations.get(word) ?? [];
    pronunciations.set(word, known);
    known.push(phones.split(" "));
  }
  return pronunciations;
}
