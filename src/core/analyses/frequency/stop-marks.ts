import { englishStopWords } from "#core/lists/english-stop-words.ts";
import type { Vocabulary } from "./frequency.ts";
import type { Terms } from "./terms.ts";

/** Which terms of a table are stop words: those that a stop word counts as, in small, initial or all capitals. */
export class StopMarks {
  readonly #terms: Terms;
  readonly #marked: ReadonlySet<number>;

  constructor(terms: Terms, stopWords: Iterable<string> = englishStopWords) {
    this.#terms = terms;
    const marked = new Set<number>();
    for (const word of stopWords) {
      const small = word.toLowerCase();
      // Numbered now, so that no later word of the text can be a stop word without being marked.
      for (const form of [small, `${small.charAt(0).toUpperCase()}${small.slice(1)}`, small.toUpperCase()]) {
        marked.add(terms.intern(form, 0, form.length));
      }
    }
    this.#marked = marked;
  }

  has(term: number): boolean {
    return this.#marked.has(term);
  }

  /** The vocabulary of the table without its stop words. */
  content(): Vocabulary {
    let { tokens, distinct, hapaxes } = this.#terms;
    for (const term of this.#marked) {
      const count = this.#terms.countOf(term);
      tokens -= count;
      if (count > 0) distinct -= 1;
      if (count === 1) hapaxes -= 1;
    }
    return { tokens, distinct, hapaxes };
  }
}
