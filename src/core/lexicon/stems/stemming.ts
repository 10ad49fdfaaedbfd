/** A set of endings, of which the longest that a word has counts. */
export class Endings {
  readonly #endings: ReadonlySet<string>;
  readonly #longest: number;

  /** @param lists Endings with white space between them. */
  constructor(...lists: readonly string[]) {
    const endings = lists.flatMap((list) => list.trim().split(/\s+/));
    this.#endings = new Set(endings);
    this.#longest = Math.max(...endings.map((ending) => ending.length));
  }

  has(ending: string): boolean {
    return this.#endings.has(ending);
  }

  /** The longest ending of a word that starts at `from` or after it; `null` for none. */
  find(word: string, from = 0): string | null {
    for (let start = Math.max(from, word.length - this.#longest); start < word.length; start += 1) {
      const ending = word.slice(start);
      if (this.#endings.has(ending)) return ending;
    }
    return null;
  }
}

/** Where the regions of a word start; past the word's end for one that is empty. */
export interface Regions {
  /** The region that Snowball calls RV, for verb endings. */
  readonly verb: number;
  readonly r1: number;
  readonly r2: number;
}

/** A word on its way to its stem: the steps of Snowball's language as methods. Positions never move but at the end. */
export class Stemming implements Regions {
  word: string;
  readonly verb: number;
  readonly r1: number;
  readonly r2: number;

  constructor(word: string, regions: Partial<Regions>) {
    this.word = word;
    this.verb = regions.verb ?? word.length;
    this.r1 = regions.r1 ?? word.length;
    this.r2 = regions.r2 ?? word.length;
  }

  /** Whether an ending of the word starts in the region from `region` on. */
  isIn(region: number, ending: string): boolean {
    return this.word.length - ending.length >= region;
  }

  /** Whether the word has an ending, in the region from `region` on. */
  ends(ending: string, region = 0): boolean {
    return this.word.endsWith(ending) && this.isIn(region, ending);
  }

  /** The character before an ending; empty if there is none. */
  before(ending: string, back = 1): string {
    return this.word.charAt(this.word.length - ending.length - back);
  }

  /** Whether what comes before an ending of the word ends so. */
  follows(ending: string, earlier: string): boolean {
    return this.word.endsWith(earlier + ending);
  }

  /** Puts `replacement` in the place of an ending. */
  cut(ending: string, replacement = ""): void {
    this.word = this.word.slice(0, this.word.length - ending.length) + replacement;
  }

  /** Cuts an ending if the word has it in a region, and tells whether it did. */
  cutIn(region: number, ending: string, replacement = ""): boolean {
    if (!this.ends(ending, region)) return false;
    this.cut(ending, replacement);
    return true;
  }

  /** Drops the last letter. */
  shorten(): void {
    this.word = this.word.slice(0, -1);
  }
}

/** Where the part after the first vowel starts, searched from `from` on; `null` for none. */
export function passVowel(word: string, vowels: string, from = 0): number | null {
  for (let index = from; index < word.length; index += 1) {
    if (vowels.includes(word.charAt(index))) return index + 1;
  }
  return null;
}

/** Where the part after the first letter that is no vowel starts, searched from `from` on; `null` for none. */
export function passConsonant(word: string, vowels: string, from = 0): number | null {
  for (let index = from; index < word.length; index += 1) {
    if (!vowels.includes(word.charAt(index))) return index + 1;
  }
  return null;
}

/** R1: what comes after the first consonant that follows a vowel, from `from` on. Past the end if there is none. */
export function findRegion(word: string, vowels: string, from = 0): number {
  const vowel = passVowel(word, vowels, from);
  return (vowel === null ? null : passConsonant(word, vowels, vowel)) ?? word.length;
}

/** R1, and R2 as the same within R1. */
export function findRegions(word: string, vowels: string): Pick<Regions, "r1" | "r2"> {
  const r1 = findRegion(word, vowels);
  return { r1, r2: findRegion(word, vowels, r1) };
}

/** As `findRegions`, but R1 leaves at least three letters before it. R2 goes by the R1 that the vowels give. */
export function findLateRegions(word: string, vowels: string): Pick<Regions, "r1" | "r2"> {
  if (word.length < 3) return { r1: word.length, r2: word.length };
  const { r1, r2 } = findRegions(word, vowels);
  return { r1: Math.max(r1, 3), r2 };
}

/**
 * RV of Spanish, Italian and Portuguese: what comes after the next vowel if the second letter is a consonant, after
 * the next consonant if the first two are vowels, and after the third letter otherwise.
 */
export function findRomanceVerbRegion(word: string, vowels: string): number {
  const isVowel = (index: number): boolean => index < word.length && vowels.includes(word.charAt(index));
  if (word.length < 2) return word.length;
  if (!isVowel(1)) return passVowel(word, vowels, 2) ?? word.length;
  if (isVowel(0)) return passConsonant(word, vowels, 2) ?? word.length;
  return Math.min(3, word.length);
}

/** Writes vowels that stand between vowels as capitals, which no rule takes for vowels. */
export function markBetweenVowels(word: string, vowels: string, marked: string): string {
  let result = word;
  for (let index = 1; index + 1 < result.length; index += 1) {
    const letter = result.charAt(index);
    if (!marked.includes(letter)) continue;
    if (!vowels.includes(result.charAt(index - 1)) || !vowels.includes(result.charAt(index + 1))) continue;
    result = result.slice(0, index) + letter.toUpperCase() + result.slice(index + 1);
  }
  return result;
}

/** Whether a character is there and is none of `letters`. */
export function isOther(character: string, letters: string): boolean {
  return character !== "" && !letters.includes(character);
}

/** Whether a character is there and is one of `letters`. */
export function isOneOf(character: string, letters: string): boolean {
  return character !== "" && letters.includes(character);
}
