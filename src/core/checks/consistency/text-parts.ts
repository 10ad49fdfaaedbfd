import { replaceItems } from "#core/document/replace-items.ts";
import type { Span } from "#core/document/span.ts";
import type { TextPart } from "./text-part.ts";

/** Something that is looked for in all parts. */
interface Term {
  /** What the pattern finds holds this, in lower case. */
  readonly literal: string;
  readonly pattern: RegExp;
  /** Whether it may stand anywhere, not only within a sentence that is read. */
  readonly isAnywhere: boolean;
}

/** Where a term stands, as offsets of the whole text, and what is written there. */
interface TermPlace extends Span {
  readonly text: string;
}

/** A term that was asked for, with where it stands. */
interface KnownTerm extends Term {
  readonly places: Map<TextPart, readonly Span[]>;
  isWanted: boolean;
}

/**
 * The parts of one text, in order, with what is known of all of them together: which words they have, and where the
 * terms stand that were asked for. A change costs the parts that it replaces.
 */
export class TextParts {
  readonly #parts: TextPart[] = [];
  /** How many parts have a word of four letters or more, in lower case. */
  readonly #words = new Map<string, { count: number }>();
  readonly #wordsOf = new WeakMap<TextPart, readonly { count: number }[]>();
  readonly #terms = new Map<string, KnownTerm>();

  [Symbol.iterator](): IterableIterator<TextPart> {
    return this.#parts.values();
  }

  get count(): number {
    return this.#parts.length;
  }

  /** The part of a number; `undefined` beyond the last. */
  at(index: number): TextPart | undefined {
    return this.#parts[index];
  }

  /** Puts parts in the place of `removed` of them from `index` on. */
  replace(index: number, removed: number, added: readonly TextPart[]): void {
    for (const part of this.#parts.slice(index, index + removed)) {
      for (const word of this.#wordsOf.get(part) ?? []) word.count -= 1;
      for (const { places } of this.#terms.values()) places.delete(part);
    }
    for (const part of added) {
      this.#addWords(part);
      for (const term of this.#terms.values()) addPlaces(term, part);
    }
    replaceItems(this.#parts, index, removed, added);
  }

  /** Whether a word of four letters or more, in lower case, stands in a sentence. */
  hasWord(word: string): boolean {
    return (this.#words.get(word)?.count ?? 0) > 0;
  }

  /** Every place of a term, in order. The key names it; it is known from then on. */
  find(key: string, makeTerm: () => Term): TermPlace[] {
    let term = this.#terms.get(key);
    if (term === undefined) {
      term = { ...makeTerm(), places: new Map(), isWanted: true };
      for (const part of this.#parts) addPlaces(term, part);
      this.#terms.set(key, term);
    }
    term.isWanted = true;
    return [...term.places]
      .flatMap(([part, places]) =>
        places.map((place) => ({
          start: part.origin + place.start,
          end: part.origin + place.end,
          text: part.read(place),
        })),
      )
      .toSorted((first, second) => first.start - second.start);
  }

  /** Forgets the terms that were not asked for since this was called last. */
  forgetUnwanted(): void {
    for (const [key, term] of this.#terms) {
      if (!term.isWanted) this.#terms.delete(key);
      term.isWanted = false;
    }
    // Words that no part has any more are kept for a while: they come back when a change is undone.
    if (this.#words.size < MOST_WORDS) return;
    for (const [word, { count }] of this.#words) if (count === 0) this.#words.delete(word);
  }

  #addWords(part: TextPart): void {
    const found = new Set<{ count: number }>();
    for (const sentence of part.sentences) {
      for (const [word] of part.read(sentence).toLowerCase().matchAll(LONG_WORD)) {
        let known = this.#words.get(word);
        if (known === undefined) this.#words.set(word, (known = { count: 0 }));
        found.add(known);
      }
    }
    for (const word of found) word.count += 1;
    this.#wordsOf.set(part, [...found]);
  }
}

const LONG_WORD = /\p{L}{4,}/gu;
/** From so many words on, those that are gone are dropped. */
const MOST_WORDS = 100_000;

function addPlaces({ literal, pattern, isAnywhere, places }: KnownTerm, part: TextPart): void {
  if (!part.lower.includes(literal)) return;
  const found = isAnywhere
    ? Array.from(part.match(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length }))
    : part.collect(pattern);
  if (found.length > 0) places.set(part, found);
}
