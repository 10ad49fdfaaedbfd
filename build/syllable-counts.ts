import { dictionary } from "cmu-pronouncing-dictionary";

/**
 * The syllable counts that the CMU Pronouncing Dictionary lists for each of its words of a to z and apostrophes: one
 * for each pronunciation, which has as many syllables as vowels. Words that it gives no vowel (hmm) count as one.
 */
export function readSyllableCounts(): ReadonlyMap<string, ReadonlySet<number>> {
  const counts = new Map<string, Set<number>>();
  for (const [entry, pronunciation] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/, "");
    if (!/^[a-z][a-z']*$/.test(word)) continue;
    const syllables = Math.max(1, pronunciation.match(/\d/g)?.length ?? 0);
    const known = counts.get(word);
    if (known === undefined) counts.set(word, new Set([syllables]));
    else known.add(syllables);
  }
  return counts;
}

/** Whether a word is one of the tenth that no pattern was learned from: by its FNV-1a hash, mixed. */
export function isHeldOut(word: string): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 10 === 0;
}
