const VOWEL_GROUP = /[aeiouy]+/g;
/** Words without a vowel letter are said letter by letter (TV), unless they are too long to be initials. */
const SPELT_OUT = /^[b-df-hj-np-tv-xz]{1,5}$/;

/** Vowel letters that a group holds and speech leaves out. */
const silent: readonly RegExp[] = [
  // Final e (make), but not the one that carries a syllable of its own after a consonant (table, acre).
  /(?<=[aeiouy][a-z']*)(?<=[^aeiouyl]|[aeiouy]l)(?<![bcdgkpt]r)e$/,
  // The e of -es, unless a hissing sound needs it (makes, but boxes and faces), or a consonant and l (tables).
  /(?<=[aeiouy][a-z']*)(?<=[^aeiouylscgxzh]|[aeiouy]l|[^cs]h)es$/,
  // The e of -ed (walked), but not after t or d (wanted), nor after a consonant and l (settled).
  /(?<=[aeiouy][a-z']*)(?<=[^aeiouyltd]|[aeiouyr]l)ed$/,
  // The final e of a word within a longer one (movement, hopeful, lately).
  /(?<=[aeiouy][a-z']*)[^aeiouyl](?<!cr|ten|veh)e(?:ment|ments|ful|fully|less|ly|ness)$/,
  /(?<=[aeiouy])le(?:ment|ments|ful|fully|less|ly|ness)(?<!element|elements|implement|implements)$/,
  // -gue and -que (league, unique).
  /[aeiouy][a-z']*[gq]ues?$/,
];

/** Groups of vowel letters that are said as two syllables, and syllables without a vowel letter. */
const spoken: readonly RegExp[] = [
  /(?:is|as)ms?$|thms?$/, // realism, rhythm
  /[^aeiour]n't$/, // didn't; not can't
  /^mc/, // McDonald
  /(?<!q)uing$/, // arguing
  /[aeioy]ing$|iing$/, // going, being, trying, skiing
];

/**
 * Syllables of a word in lower-case a to z and apostrophes, by its vowel letters and a dozen rules for English
 * spelling; 0 for a long word without vowels. The patterns learned from a dictionary correct this first guess.
 */
export function countByVowels(word: string): number {
  if (SPELT_OUT.test(word)) return countSpeltOut(word);
  let count = word.match(VOWEL_GROUP)?.length ?? 0;
  for (const pattern of silent) if (pattern.test(word)) count -= 1;
  for (const pattern of spoken) if (pattern.test(word)) count += 1;
  return count;
}

/** Every letter is a syllable, and w three. */
function countSpeltOut(word: string): number {
  return word.length + 2 * (word.match(/w/g)?.length ?? 0);
}

const SHORTEST_PATTERN = 2;
const LONGEST_PATTERN = 7;

/** The pieces of a word, with its edges as ^ and $, that a pattern may be: 2 to 7 characters at every place. */
export function piecesOf(word: string): readonly string[] {
  const bounded = `^${word}$`;
  const pieces: string[] = [];
  for (let start = 0; start + SHORTEST_PATTERN <= bounded.length; start += 1) {
    const last = Math.min(start + LONGEST_PATTERN, bounded.length);
    for (let end = start + SHORTEST_PATTERN; end <= last; end += 1) pieces.push(bounded.slice(start, end));
  }
  return pieces;
}

/** What pieces of words add to the first guess; 0 for the beginning of a longer one, where the search goes on. */
export type PatternTable = ReadonlyMap<string, number>;

/** Makes a table of patterns that `correctByPatterns` can search. */
export function createPatternTable(patterns: ReadonlyMap<string, number>): PatternTable {
  const table = new Map<string, number>();
  for (const pattern of patterns.keys()) {
    for (let end = 1; end < pattern.length; end += 1) table.set(pattern.slice(0, end), 0);
  }
  for (const [pattern, correction] of patterns) table.set(pattern, correction);
  return table;
}

/** What patterns add to the first guess: the sum over every place of the word where one stands. */
export function correctByPatterns(word: string, patterns: PatternTable): number {
  const bounded = `^${word}$`;
  let correction = 0;
  for (let start = 0; start < bounded.length; start += 1) {
    for (let end = start + 1; end <= bounded.length; end += 1) {
      const added = patterns.get(bounded.slice(start, end));
      if (added === undefined) break;
      correction += added;
    }
  }
  return correction;
}

/** Whether 's after this word is a syllable of its own, because the word ends in a hissing sound (boss's). */
export function hisses(word: string): boolean {
  return /(?:[sxz]|[cs]h|[cgsz]e)$/.test(word);
}
