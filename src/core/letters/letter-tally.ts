import type { Alphabet } from "./alphabets.ts";
import { LetterKinds } from "./letter-kinds.ts";
import type { LetterScanner, ScannedLetters } from "./letter-scanner.ts";
import type { ShiftingYPolicy } from "./letter-options.ts";
import { NgramCounter } from "./ngram-counter.ts";
import { LongestWords } from "./top-words.ts";

/** Words of this many letters and more are counted together. */
const longestLength = 30;
/** A text of more letters is not tested for being the same backwards. */
const mostPalindromeLetters = 200_000;
const listedWords = 25;
const leastPalindrome = 3;
const leastIsogram = 5;
/** Longer runs are codes, and no words to be listed. */
const longestListed = 200;

/** Counts letters as pieces of a text are scanned. */
export class LetterTally {
  readonly bigrams = new NgramCounter(2);
  readonly trigrams = new NgramCounter(3);
  readonly longest = new LongestWords(listedWords);
  readonly palindromes = new LongestWords(listedWords);
  readonly isograms = new LongestWords(listedWords);
  readonly wordLengths = new Uint32Array(longestLength + 1);
  readonly #scanner: LetterScanner;
  readonly #kinds: LetterKinds;
  readonly #lowerIds = new Map<number, string>();
  #counts = new Uint32Array(128);
  #first = new Uint32Array(128);
  #last = new Uint32Array(128);
  #doubled = new Uint32Array(128);
  #letters = 0;
  #words = 0;
  #shiftingVowels = 0;
  #sequence: string[] | null = [];

  constructor(scanner: LetterScanner, alphabet: Alphabet | null, shiftingY: ShiftingYPolicy) {
    this.#scanner = scanner;
    this.#kinds = new LetterKinds(alphabet, shiftingY);
  }

  get letters(): number {
    return this.#letters;
  }

  get words(): number {
    return this.#words;
  }

  /** Letters y that were told to be vowels by their place. */
  get shiftingVowels(): number {
    return this.#shiftingVowels;
  }

  /** The letters of the text in order, in lower case; `null` for a long one. */
  get sequence(): readonly string[] | null {
    return this.#sequence;
  }

  countOf(id: number): number {
    return this.#counts[id] ?? 0;
  }

  firstOf(id: number): number {
    return this.#first[id] ?? 0;
  }

  lastOf(id: number): number {
    return this.#last[id] ?? 0;
  }

  doubledOf(id: number): number {
    return this.#doubled[id] ?? 0;
  }

  add(letters: ScannedLetters): void {
    this.#makeRoom();
    const { ids, linked, count } = letters;
    let wordStart = 0;
    for (let index = 0; index < count; index += 1) {
      const id = ids[index] ?? 0;
      this.#counts[id] = (this.#counts[id] ?? 0) + 1;
      if (letters.opens[index] === 1 && index > 0) {
        this.#addWord(letters, wordStart, index);
        wordStart = index;
      }
      if (linked[index] !== 1) continue;
      const before = ids[index - 1] ?? 0;
      if (before === id) this.#doubled[id] = (this.#doubled[id] ?? 0) + 1;
      this.bigrams.add(0, before, id);
      if (linked[index - 1] === 1) this.trigrams.add(ids[index - 2] ?? 0, before, id);
    }
    if (count > 0) this.#addWord(letters, wordStart, count);
    this.#letters += count;
    this.#addSequence(letters);
  }

  #makeRoom(): void {
    const needed = this.#scanner.names.length;
    if (needed <= this.#counts.length) return;
    const grow = (array: Uint32Array): Uint32Array<ArrayBuffer> => {
      const grown = new Uint32Array(needed * 2);
      grown.set(array);
      return grown;
    };
    this.#counts = grow(this.#counts);
    this.#first = grow(this.#first);
    this.#last = grow(this.#last);
    this.#doubled = grow(this.#doubled);
  }

  #addWord(letters: ScannedLetters, start: number, end: number): void {
    const { ids } = letters;
    const length = end - start;
    const first = ids[start] ?? 0;
    const last = ids[end - 1] ?? 0;
    this.#words += 1;
    this.#first[first] = (this.#first[first] ?? 0) + 1;
    this.#last[last] = (this.#last[last] ?? 0) + 1;
    const binned = Math.min(length, longestLength);
    this.wordLengths[binned] = (this.wordLengths[binned] ?? 0) + 1;
    if (this.#kinds.tellsByPlace) this.#countShifting(ids, start, end);
    if (length > longestListed) return;
    const isLong = this.longest.takes(length);
    const isIsogram =
      length >= leastIsogram && this.isograms.takes(length) && this.#isIsogram(ids, start, end);
    const isPalindrome = length >= leastPalindrome && this.#isPalindrome(ids, start, end);
    if (!isLong && !isIsogram && !isPalindrome) return;
    const word = this.#nameWord(letters, start, end);
    if (isLong) this.longest.add(word, length);
    if (isIsogram) this.isograms.add(word, length);
    if (isPalindrome) this.palindromes.add(word, length);
  }

  #nameWord({ text, starts, ends }: ScannedLetters, start: number, end: number): string {
    const written = text.slice(starts[start] ?? 0, ends[end - 1] ?? 0);
    return Array.from(written.normalize("NFC"), (letter) => this.#lowerPlain(letter)).join("");
  }

  /** In lower case, with final forms as they are written. */
  #lowerPlain(letter: string): string {
    return letter === letter.toLowerCase() ? letter : this.#scanner.lower(letter);
  }

  #lower(id: number): string {
    const known = this.#lowerIds.get(id);
    if (known !== undefined) return known;
    const lower = this.#scanner.lower(this.#scanner.nameOf(id));
    this.#lowerIds.set(id, lower);
    return lower;
  }

  #isPalindrome(ids: Uint32Array, start: number, end: number): boolean {
    let isOneLetter = true;
    for (let front = start, back = end - 1; front < back; front += 1, back -= 1) {
      const letter = ids[front] ?? 0;
      const other = ids[back] ?? 0;
      if (letter !== other && this.#lower(letter) !== this.#lower(other)) return false;
      if (letter !== ids[front + 1]) isOneLetter = false;
    }
    return !isOneLetter;
  }

  #isIsogram(ids: Uint32Array, start: number, end: number): boolean {
    const seen = new Set<string>();
    for (let index = start; index < end; index += 1) {
      const letter = this.#lower(ids[index] ?? 0);
      if (seen.has(letter)) return false;
      seen.add(letter);
    }
    return true;
  }

  /** A y is a consonant before a vowel where a word begins, or another vowel goes before; a vowel elsewhere. */
  #countShifting(ids: Uint32Array, start: number, end: number): void {
    const isVowel = (index: number): boolean =>
      index >= start && index < end && this.#kinds.isPlainVowel(this.#lower(ids[index] ?? 0));
    for (let index = start; index < end; index += 1) {
      if (this.#lower(ids[index] ?? 0) !== "y") continue;
      const isConsonant = isVowel(index + 1) && (index === start || isVowel(index - 1));
      if (!isConsonant) this.#shiftingVowels += 1;
    }
  }

  #addSequence({ ids, count }: ScannedLetters): void {
    if (this.#sequence === null) return;
    if (this.#letters > mostPalindromeLetters) {
      this.#sequence = null;
      return;
    }
    for (let index = 0; index < count; index += 1) this.#sequence.push(this.#lower(ids[index] ?? 0));
  }
}
