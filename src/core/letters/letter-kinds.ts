import type { Alphabet } from "./alphabets.ts";
import { LetterFolder } from "./letter-folder.ts";
import type { LetterKind } from "./letter-measures.ts";
import type { ShiftingYPolicy } from "./letter-options.ts";

/** Tells vowels from consonants by the letters of an alphabet. */
export class LetterKinds {
  readonly #alphabet: Alphabet | null;
  readonly #letters: ReadonlySet<string>;
  readonly #folder: LetterFolder;
  readonly #shiftingY: ShiftingYPolicy | null;

  constructor(alphabet: Alphabet | null, shiftingY: ShiftingYPolicy) {
    this.#alphabet = alphabet;
    this.#letters = new Set(alphabet?.letters);
    this.#folder = new LetterFolder(alphabet, { diacritics: "alphabet", letterCase: "fold" });
    this.#shiftingY = alphabet?.hasShiftingY === true ? shiftingY : null;
  }

  /** Whether a y has to be looked at where it stands. */
  get tellsByPlace(): boolean {
    return this.#shiftingY === "place";
  }

  /** Whether a lower case letter is a vowel wherever it stands. */
  isPlainVowel(letter: string): boolean {
    return letter !== "y" && this.kindOf(letter) === "vowel";
  }

  /** What a letter is. A letter with marks that the alphabet lacks is what it is without them. */
  kindOf(letter: string): LetterKind | "either" {
    const alphabet = this.#alphabet;
    if (alphabet === null || alphabet.vowels.size === 0) return "unclassified";
    const lower = this.#folder.lower(letter);
    if (lower === "y" && this.#shiftingY !== null) {
      return this.#shiftingY === "place" ? "either" : this.#shiftingY;
    }
    return (
      this.#kindIn(alphabet, lower) ??
      this.#kindIn(alphabet, this.#folder.fold(lower)[0] ?? "") ??
      "unclassified"
    );
  }

  #kindIn(alphabet: Alphabet, lower: string): LetterKind | null {
    if (alphabet.vowels.has(lower)) return "vowel";
    if (alphabet.neither.has(lower)) return "unclassified";
    return this.#letters.has(lower) ? "consonant" : null;
  }
}
