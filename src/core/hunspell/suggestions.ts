import { convertWith } from "./dictionary.ts";
import type { Dictionary } from "./dictionary.ts";
import { letterCaseOf } from "./letter-case.ts";
import { findNearForms } from "./near-forms.ts";
import { spellingDistance } from "./spelling-distance.ts";
import type { SlipCosts } from "./spelling-distance.ts";

const MOST_SUGGESTED = 6;
/** How many spellings are looked up for one word at most. */
const MOST_LOOKED_UP = 6000;
/** Words further than this from the best are no help. */
const MARGIN = 1;
const MOST_COST = 2.6;
/** A word with a capital is a name, unless it is very like another word. */
const MOST_NAME_COST = 1.3;
/** What a space that was left out costs. */
const SPLIT_COST = 1.15;
/** What a slip of the dictionary's own list costs. */
const LISTED_COST = 0.35;
const CASE_COST = 0.2;

/** Finds what was meant by misspelled words, and remembers what a search needs of the dictionary. */
export class Suggester {
  readonly #dictionary: Dictionary;
  readonly #costs: SlipCosts;
  readonly #letters: readonly string[];

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
    const { rules } = dictionary;
    this.#costs = costsOf(dictionary);
    const listed = Array.from(rules.letters.toLocaleLowerCase(rules.locale)).filter(
      (letter) => letter.trim() !== "",
    );
    this.#letters = [...new Set(listed.length > 0 ? listed : commonLetters(dictionary))].slice(0, 60);
  }

  /**
   * Words of the dictionary near a misspelled one, the likeliest first, in its capitals; none where none is near. The
   * dictionary's list of usual slips counts most, then letters taken for each other, neighbouring keys, letters that are
   * doubled or swapped; a slip in the first letter is rarer.
   */
  find(word: string): readonly string[] {
    const { rules, capitals } = this.#dictionary;
    const letterCase = letterCaseOf(word);
    const small = letterCase === "mixed" ? word : capitals.lower(word);
    const found = new Map<string, number>();
    const looked = new Set([word]);
    const take = (form: string, knownCost?: number) => {
      if (looked.has(form) || looked.size >= MOST_LOOKED_UP) return;
      looked.add(form);
      if (this.#isMeant(form)) found.set(form, knownCost ?? spellingDistance(small, form, this.#costs));
    };
    if (letterCase !== "initial") for (const form of [small, capitals.raise(small)]) take(form, CASE_COST);
    take(capitals.upper(small), 2 * CASE_COST);
    for (const form of this.#listedSlips(small)) take(form, LISTED_COST);
    for (const form of this.#exchanged(small)) take(form);
    for (const form of oneSlipAway(small, this.#letters)) take(form);
    if (!rules.on.has("NOSPLITSUGS")) for (const form of splitForms(small)) take(form, SPLIT_COST);
    if (found.size === 0) {
      for (const form of findNearForms(small, this.#dictionary)) {
        if (spellingDistance(small, form, this.#costs) <= MOST_COST) take(form);
      }
    }
    const best = Math.min(...found.values());
    const ordered = [...found]
      .filter(([, cost]) => cost <= (letterCase === "initial" ? MOST_NAME_COST : best + MARGIN))
      .toSorted(([first, cost], [second, other]) => cost - other || (first < second ? -1 : 1))
      .map(([form]) => this.#writeAs(form, letterCase));
    return [...new Set(ordered)].filter((form) => form !== word).slice(0, MOST_SUGGESTED);
  }

  /** Whether a spelling may be offered: right, and not among those that a dictionary keeps to itself. */
  #isMeant(form: string): boolean {
    const { special } = this.#dictionary.rules;
    if (form.includes(" ")) return form.split(" ").every((part) => part.length > 0 && this.#isMeant(part));
    const entry = this.#dictionary.store.find(form);
    if (entry >= 0 && this.#dictionary.store.has(entry, special.NOSUGGEST)) return false;
    return form !== "" && this.#dictionary.check(form);
  }

  /** What is usually typed for something else, put right in one place. */
  *#listedSlips(word: string): Generator<string, undefined, undefined> {
    for (const { wrong, right, atStart, atEnd } of this.#dictionary.rules.replacements) {
      for (let at = word.indexOf(wrong); at >= 0; at = word.indexOf(wrong, at + 1)) {
        if ((atStart && at > 0) || (atEnd && at + wrong.length < word.length)) continue;
        yield word.slice(0, at) + right + word.slice(at + wrong.length);
      }
    }
  }

  /** Letters that are taken for each other, such as with and without their marks, exchanged in up to three places. */
  *#exchanged(word: string): Generator<string, undefined, undefined> {
    let forms = [word];
    for (let round = 0; round < 3 && forms.length > 0; round += 1) {
      const next = new Set<string>();
      for (const form of forms) {
        for (const group of this.#dictionary.rules.related) {
          for (const from of group) {
            for (let at = from === "" ? -1 : form.indexOf(from); at >= 0; at = form.indexOf(from, at + 1)) {
              for (const to of group) {
                if (to !== from) next.add(form.slice(0, at) + to + form.slice(at + from.length));
              }
            }
          }
        }
        if (next.size > 400) break;
      }
      yield* next;
      forms = [...next].slice(0, 100);
    }
  }

  #writeAs(form: string, letterCase: ReturnType<typeof letterCaseOf>): string {
    const { capitals, rules } = this.#dictionary;
    const written = convertWith(form, rules.outputs);
    if (letterCase === "capitals") return capitals.upper(written);
    return letterCase === "initial" ? capitals.raise(written) : written;
  }
}

/** Letters of a dictionary that does not list them: those of its first words. */
function commonLetters({ store }: Dictionary): readonly string[] {
  const letters = new Set<string>();
  for (
    let entry = 0;
    entry < store.size && letters.size < 60;
    entry += Math.max(1, Math.floor(store.size / 500))
  ) {
    for (const letter of store.wordOf(entry)) letters.add(letter.toLowerCase());
  }
  return [...letters];
}

function costsOf({ rules }: Dictionary): SlipCosts {
  const near = new Map<string, number>();
  const relate = (first: string, second: string, cost: number) => {
    for (const pair of [first + second, second + first])
      near.set(pair, Math.min(near.get(pair) ?? Infinity, cost));
  };
  for (const row of rules.keyRows) {
    for (let at = 1; at < row.length; at += 1) relate(row.charAt(at - 1), row.charAt(at), 0.75);
  }
  for (const group of rules.related) {
    for (const first of group) {
      for (const second of group) {
        if (first !== second && first.length === 1 && second.length === 1) relate(first, second, 0.3);
      }
    }
  }
  const ranks = new Map(
    Array.from(rules.letters, (letter, rank) => [letter, rank / Math.max(1, rules.letters.length)]),
  );
  return { near, ranks };
}

/** All spellings that one slip makes of a word: a letter too few, too many, swapped with another or exchanged. */
function* oneSlipAway(word: string, letters: readonly string[]): Generator<string, undefined, undefined> {
  for (let at = 0; at < word.length; at += 1) {
    yield word.slice(0, at) + word.slice(at + 1);
    const pair = word.charAt(at + 1) + word.charAt(at);
    if (at + 1 < word.length) yield word.slice(0, at) + pair + word.slice(at + 2);
    // "vacacation": two letters written twice.
    if (at >= 2 && word.slice(at, at + 2) === word.slice(at - 2, at))
      yield word.slice(0, at) + word.slice(at + 2);
    yield word.slice(0, at + 1) + word.charAt(at) + word.slice(at + 1);
  }
  for (let at = 0; at <= word.length; at += 1) {
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      if (at < word.length) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
  }
}

/** A word as two, with a space between them. */
function* splitForms(word: string): Generator<string, undefined, undefined> {
  for (let at = 2; at <= word.length - 2; at += 1) {
    yield `${word.slice(0, at)} ${word.slice(at)}`;
  }
}
