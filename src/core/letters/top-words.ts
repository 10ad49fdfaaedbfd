/** A word, in lower case, with its letters and how often it occurs. */
export interface ShapedWord {
  readonly word: string;
  readonly letters: number;
  readonly count: number;
}

/** Words that are kept while a text is read, for so many that are listed. */
const KEPT_FOR_LISTED = 50;
/** Past this, more words of the length where the list ends are not taken in. */
const MOST_KEPT = 20_000;

/**
 * Keeps the longest of many words with their counts, in bounded room. Where more words than can be kept are of the
 * length at which the list ends, those that come first are listed.
 */
export class LongestWords {
  readonly #limit: number;
  readonly #words = new Map<string, { readonly letters: number; count: number }>();
  #least = 1;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether a word of so many letters may still be listed. */
  takes(letters: number): boolean {
    return letters >= this.#least;
  }

  add(word: string, letters: number): void {
    if (letters < this.#least) return;
    const known = this.#words.get(word);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    if (this.#words.size >= MOST_KEPT && letters === this.#least) return;
    this.#words.set(word, { letters, count: 1 });
    if (this.#words.size > this.#limit * KEPT_FOR_LISTED && this.#words.size % 256 === 0) this.#prune();
  }

  /** The longest, the longest first; of one length, in the order of their UTF-16 units. */
  list(): readonly ShapedWord[] {
    return [...this.#words]
      .map(([word, { letters, count }]) => ({ word, letters, count }))
      .toSorted((first, second) => second.letters - first.letters || (first.word < second.word ? -1 : 1))
      .slice(0, this.#limit);
  }

  /** Lets go of the words that are too short for the list. All that stay were counted from the start. */
  #prune(): void {
    const lengths = Array.from(this.#words.values(), ({ letters }) => letters).toSorted((a, b) => b - a);
    this.#least = lengths[this.#limit - 1] ?? 1;
    for (const [word, { letters }] of this.#words) if (letters < this.#least) this.#words.delete(word);
  }
}
