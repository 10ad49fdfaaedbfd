import { lemma } from "#core/lexicon/lemma.ts";
import { foldDiacritics } from "#core/lexicon/folding.ts";
import { stem } from "#core/lexicon/stem.ts";
import { WordTable } from "#core/document/word-table.ts";
import type { FrequencyOptions } from "./frequency.ts";

/** Numbers for the terms that words of a text count as, and their counts. */
export interface Terms {
  tokens: number;
  distinct: number;
  hapaxes: number;
  /** How many numbers have been given out, from 0. */
  readonly size: number;
  /** The number of the term that the word `text.slice(start, end)` counts as. */
  intern(text: string, start: number, end: number): number;
  /** Adds to a term's count, and returns the new one. */
  count(term: number, change: 1 | -1): number;
  countOf(term: number): number;
  term(term: number): string;
  /** The order of UTF-16 units. */
  compare(first: number, second: number): number;
}

/** How words are made into terms. */
export type Folding = Pick<FrequencyOptions, "matchCase" | "foldDiacritics" | "grouping">;

/** Starts an empty table for words folded so. */
export function createTerms(folding: Folding): Terms {
  const { matchCase = false, foldDiacritics = false, grouping = { by: "form" } } = folding;
  const isPlain = !matchCase && !foldDiacritics && grouping.by === "form";
  if (isPlain) return new PlainTerms();
  const forms = matchCase && grouping.by === "form" ? new ExactForms() : new WordTable();
  return new FoldedTerms(forms, (form) => foldTerm(form, folding));
}

/** What a form, with case folded or not, counts as. */
function foldTerm(
  form: string,
  { foldDiacritics: dropsMarks = false, grouping = { by: "form" } }: Folding,
): string {
  const grouped =
    grouping.by === "stem" ? stem(form, grouping.language) : grouping.by === "lemma" ? lemma(form) : form;
  return dropsMarks ? foldDiacritics(grouped) : grouped;
}

/** A name that two foldings share if they make the same terms. */
export function nameFolding({
  matchCase = false,
  foldDiacritics = false,
  grouping = { by: "form" },
}: Folding): string {
  const group = grouping.by === "stem" ? `stem ${grouping.language}` : grouping.by;
  return `${group}${matchCase && grouping.by === "form" ? " case" : ""}${foldDiacritics ? " plain" : ""}`;
}

/** Words with letter case folded: the usual terms, read straight from the text. */
class PlainTerms extends WordTable implements Terms {
  countOf(term: number): number {
    return this.counts[term] ?? 0;
  }
}

/** Words as they are written, numbered. */
interface Forms {
  intern(text: string, start: number, end: number): number;
  term(form: number): string;
}

/** Words with capitals kept, in normalisation form C and ’ as '. */
class ExactForms implements Forms {
  readonly #numbers = new Map<string, number>();
  readonly #forms: string[] = [];

  intern(text: string, start: number, end: number): number {
    const form = text.slice(start, end);
    const known = this.#numbers.get(form);
    if (known !== undefined) return known;
    const number = this.#forms.length;
    this.#numbers.set(form, number);
    this.#forms.push(form.normalize("NFC").replaceAll("\u2019", "'"));
    return number;
  }

  term(form: number): string {
    return this.#forms[form] ?? "";
  }
}

/** Terms that take some work to find, done once for each form. */
class FoldedTerms implements Terms {
  tokens = 0;
  distinct = 0;
  hapaxes = 0;
  readonly #forms: Forms;
  readonly #fold: (form: string) => string;
  readonly #termsOfForms: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #counts: number[] = [];

  constructor(forms: Forms, fold: (form: string) => string) {
    this.#forms = forms;
    this.#fold = fold;
  }

  get size(): number {
    return this.#terms.length;
  }

  intern(text: string, start: number, end: number): number {
    const form = this.#forms.intern(text, start, end);
    const known = this.#termsOfForms[form];
    if (known !== undefined) return known;
    const term = this.#fold(this.#forms.term(form));
    const number = this.#numbers.get(term) ?? this.#append(term);
    this.#termsOfForms[form] = number;
    return number;
  }

  count(term: number, change: 1 | -1): number {
    const before = this.#counts[term] ?? 0;
    const after = before + change;
    this.#counts[term] = after;
    this.tokens += change;
    this.distinct += (after > 0 ? 1 : 0) - (before > 0 ? 1 : 0);
    this.hapaxes += (after === 1 ? 1 : 0) - (before === 1 ? 1 : 0);
    return after;
  }

  countOf(term: number): number {
    return this.#counts[term] ?? 0;
  }

  term(term: number): string {
    return this.#terms[term] ?? "";
  }

  compare(first: number, second: number): number {
    const firstTerm = this.term(first);
    const secondTerm = this.term(second);
    return firstTerm < secondTerm ? -1 : firstTerm > secondTerm ? 1 : 0;
  }

  #append(term: string): number {
    const number = this.#terms.length;
    this.#numbers.set(term, number);
    this.#terms.push(term);
    this.#counts.push(0);
    return number;
  }
}
