/** How a word is written: no capitals, the first alone, all of them, or others. */
export type LetterCase = "small" | "initial" | "capitals" | "mixed";

/** Tells how a word is written. Letters without capitals count for neither; a single capital is an initial. */
export function letterCaseOf(word: string): LetterCase {
  if (word === word.toLowerCase()) return "small";
  let capitals = 0;
  let cased = 0;
  let first = false;
  for (const [index, letter] of Array.from(word).entries()) {
    if (letter === letter.toLowerCase()) {
      if (letter !== letter.toUpperCase()) cased += 1;
      continue;
    }
    cased += 1;
    capitals += 1;
    if (index === 0) first = true;
  }
  if (capitals === 1 && first) return "initial";
  return capitals === cased ? "capitals" : "mixed";
}

/** A language's way with capitals; `locale` is a tag such as `tr`, or `und`. */
export class Capitals {
  readonly #locale: string;

  constructor(locale: string) {
    this.#locale = locale;
  }

  lower(word: string): string {
    const small = word.toLocaleLowerCase(this.#locale);
    // One dotted capital I is one small i, in every language.
    return small.includes("i\u0307") && !word.includes("\u0307") ? small.replaceAll("i\u0307", "i") : small;
  }

  upper(word: string): string {
    return word.toLocaleUpperCase(this.#locale);
  }

  /** With a capital at the start and the rest as it is. */
  raise(word: string): string {
    const [first = ""] = word;
    return this.upper(first) + word.slice(first.length);
  }

  /** With a small letter at the start and the rest as it is. */
  sink(word: string): string {
    const [first = ""] = word;
    return this.lower(first) + word.slice(first.length);
  }
}
