/**
 * What print in one language knows of sentences; each list is words separated by white space, without the full stop
 * that ends them. A short form in lower case stands for itself with a capital too, and in capitals from three letters
 * on; one with a capital, such as a title, stands only for itself and for all capitals.
 */
export interface SentenceLanguage {
  /** They lean on the word after them: their full stop never ends a sentence. */
  readonly leaning?: string;
  /** They lean on a number, a Roman numeral or a lettered part after them, and on nothing else. */
  readonly numbering?: string;
  /** They may end a sentence; only a starter after them shows that they do. */
  readonly closing?: string;
  /** They end a sentence before any capital, unless it begins a time word or the sentence has only begun. */
  readonly ending?: string;
  /** Leaning short forms that close instead after a capital or a number: `St` in `Main St.` is a street. */
  readonly streets?: string;
  /** Words that, with a capital, usually begin a sentence rather than a name. */
  readonly starters?: string;
  /** Words that begin a sentence even in lower case, where the full stop before them ends a word in full. */
  readonly lowerStarters?: string;
  /** Words, in lower case, that a numbered heading or caption begins with: `Step 1. Open it.` */
  readonly labels?: string;
  /** Words, in lower case, whose names end in a capital letter: `Plan B.` */
  readonly lettered?: string;
  /** Words of the calendar and the clock, in lower case. */
  readonly timeWords?: string;
  /** Prepositions that open a sentence whose first name is still to come: `At 5 a.m. Mr. Smith`. */
  readonly fronting?: string;
  /** Names, in lower case, that are written with an exclamation mark. */
  readonly named?: string;
  /** Verbs of saying that may follow a name after a quoted question or exclamation. */
  readonly reporting?: string;
  /** Present where a full stop makes an ordinal number: words that stand before one, and words that follow one. */
  readonly ordinals?: { readonly leads: string; readonly followers: string };
}
