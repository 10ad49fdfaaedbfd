import { foldDiacritics } from "#core/lexicon/folding.ts";

import type { Alphabet } from "./alphabets.ts";
import type { LetterOptions } from "./letter-options.ts";

/** Letters whose marks can be left out one by one; elsewhere marks are points, vowel signs or parts of the letter. */
const MARKS_COUNT = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const COMPOSED_WHOLE = /^[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SPELLED = /^[\p{L}\p{M}]{1,8}$/u;
const LETTERS = /\p{L}\p{M}*/gu;
/** More marks than this are decoration. No orthography needs more beside what Unicode composes. */
const MOST_LOOSE_MARKS = 2;

/** Letters that have another form at the end of a word, by that form. */
const finalForms: Readonly<Record<string, string>> = { ς: "σ", ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
/** Letters that are written for others, where the others are in the alphabet. */
const variants: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț", ك: "ک", ي: "ی", ى: "ی", ک: "ك", ی: "ي" };

export type FoldingOptions = Pick<LetterOptions, "diacritics" | "letterCase">;

/** Names letters: the same letter, however it is written, by the same name. */
export class LetterFolder {
  readonly #options: FoldingOptions;
  readonly #alphabet: Alphabet | null;
  readonly #letters: ReadonlySet<string>;
  readonly #script: RegExp | null;
  readonly #isTurkish: boolean;

  constructor(alphabet: Alphabet | null, options: FoldingOptions) {
    this.#options = options;
    this.#alphabet = alphabet;
    this.#letters = new Set(alphabet?.letters);
    this.#script = alphabet === null ? null : new RegExp(`^\\p{Script=${alphabet.script}}`, "u");
    this.#isTurkish = alphabet?.language === "tr" || alphabet?.language === "az";
  }

  /**
   * The letters that a base character with its combining marks stands for, in normalisation form C: mostly one; of a
   * ligature such as ﬁ or ǆ, the letters that it joins; none where there is no letter.
   */
  fold(cluster: string): readonly string[] {
    const composed = spell(cluster.normalize("NFC"));
    const letters: readonly string[] = composed.match(LETTERS) ?? [];
    return letters.map((letter) => this.#foldMarks(this.#foldCase(letter)).normalize("NFC"));
  }

  /** A letter in lower case and without its final form, as alphabets list it. */
  lower(letter: string): string {
    if (this.#isTurkish && letter.startsWith("I") && letter !== "I\u0307") return `ı${letter.slice(1)}`;
    if (this.#isTurkish && (letter === "İ" || letter === "I\u0307")) return "i";
    const lower = letter.toLowerCase().normalize("NFC");
    return finalForms[lower] ?? lower;
  }

  #foldCase(letter: string): string {
    return this.#options.letterCase === "keep" ? letter : this.lower(letter);
  }

  #foldMarks(letter: string): string {
    if (COMPOSED_WHOLE.test(letter)) return letter;
    if (!MARKS_COUNT.test(letter)) return this.#foldPoints(letter);
    if (this.#options.diacritics === "keep") return withoutDecoration(letter);
    if (this.#options.diacritics === "fold") return foldToOne(withoutDecoration(letter));
    return this.#foldToAlphabet(letter) ?? withoutDecoration(letter);
  }

  /** Leaves out points and vowel signs, which are no letters; أ is ا unless marks are kept. */
  #foldPoints(letter: string): string {
    const [base = letter] = letter;
    if (this.#options.diacritics === "keep") return base;
    const [root = base] = base.normalize("NFD");
    const rooted = /^\p{Script=Arabic}/u.test(base) ? root : base;
    const variant = variants[rooted];
    const isVariant = this.#options.diacritics === "alphabet" && !this.#letters.has(rooted);
    return isVariant && variant !== undefined && this.#letters.has(variant) ? variant : rooted;
  }

  /** The letter of the alphabet that a letter is: itself, or with fewer marks. `null` where it is of none. */
  #foldToAlphabet(letter: string): string | null {
    if (this.#alphabet === null || this.#script?.test(letter) !== true) return null;
    const [base = letter, ...marks] = letter.normalize("NFD");
    const candidates = [
      letter,
      ...(marks.length > MOST_LOOSE_MARKS + 2 ? [] : marks.map((mark) => (base + mark).normalize("NFC"))),
      base,
      foldToOne(base),
    ];
    const found = candidates.find((candidate) => this.#letters.has(this.lower(candidate)));
    const variant = variants[this.lower(letter)];
    if (variant !== undefined && this.#letters.has(variant)) {
      return letter === this.lower(letter) ? variant : variant.toUpperCase();
    }
    return found ?? null;
  }
}

/** The letters that a character joins or is a form of (ﬁ, ǆ, 𝐞, fullwidth ｅ); other characters as they are. */
function spell(cluster: string): string {
  if (COMPOSED_WHOLE.test(cluster)) return cluster;
  const plain = cluster.normalize("NFKC");
  return plain !== cluster && SPELLED.test(plain) ? plain : cluster;
}

function withoutDecoration(letter: string): string {
  const [base = letter, ...marks] = letter;
  return marks.length > MOST_LOOSE_MARKS ? base : letter;
}

/** A letter without its marks where that leaves one letter: ß and æ stay. */
function foldToOne(letter: string): string {
  const folded = foldDiacritics(letter);
  return Array.from(folded).length === 1 ? folded : letter;
}
