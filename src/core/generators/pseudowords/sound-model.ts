import { chooseWeighted } from "#core/random/choose.ts";
import type { RandomSource } from "#core/random/choose.ts";

type Weighted = readonly (readonly [group: string, weight: number])[];

/** Which groups of consonants and of vowels begin words, and which follow which, with how often they do. */
export interface SoundModel {
  readonly follows: ReadonlyMap<string, Weighted>;
}

const START = "^";
const END = "$";
/** What few words have is a foreign or a joined word more often than a pattern of English. */
const LEAST_WORDS = 8;
/** A made-up word has eight groups of letters at most. */
const MOST_GROUPS = 8;

/** The groups of consonants and of vowels in a word: `str`, `ea`, `m`. A y is a consonant before a vowel only. */
export function groupsOf(word: string): readonly string[] {
  return word.match(/(?:qu|y(?=[aeiou])|[^aeiouy])+|(?:y(?![aeiou])|[aeiou])+/g) ?? [];
}

/** Learns which groups of letters follow each other, from how words are written. */
export function learnSounds(words: readonly string[]): SoundModel {
  const counts = new Map<string, Map<string, number>>();
  for (const word of words) {
    let before = START;
    for (const group of [...groupsOf(word), END]) {
      const after = counts.get(before) ?? new Map<string, number>();
      counts.set(before, after.set(group, (after.get(group) ?? 0) + 1));
      // What begins a word may stand where the same letters in its middle may not.
      before = before === START ? START + group : group;
    }
  }
  const follows = new Map<string, Weighted>();
  for (const [before, after] of counts) {
    const common = [...after].filter(([, count]) => count >= LEAST_WORDS);
    if (common.length > 0) follows.set(before, common);
  }
  return { follows };
}

/** A word by the model; `null` where it leads nowhere or gets too long. */
export function walkSounds(model: SoundModel, random: RandomSource): string | null {
  let word = "";
  let before = START;
  for (let turn = 0; turn <= MOST_GROUPS; turn += 1) {
    const group = chooseWeighted(model.follows.get(before) ?? [], random);
    if (group === undefined) return null;
    if (group === END) return word;
    word += group;
    before = before === START ? START + group : group;
  }
  return null;
}
