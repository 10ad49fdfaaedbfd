import type { Finding } from "../analysis/finding.ts";
import { findUnreadParts } from "../checks/unread-parts.ts";
import type { Span } from "../document/span.ts";
import { findUrls } from "../exclusions/urls.ts";
import type { Dictionary } from "./dictionary.ts";
import { letterCaseOf } from "./letter-case.ts";
import { noEntry } from "./word-store.ts";

/** The check that misspellings belong to, whatever the language. */
const SPELLING = "spelling";
/** Letters with the signs that stand inside words: apostrophes, hyphens, stops of abbreviations, joiners. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’ʼ.·\-‐‑\u05f3\u05f4]|\p{Cf})+[\p{L}\p{M}\p{N}]+)*/gu;
const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]+/gu;
const SIGN_BEFORE = /[@#_/\\=<$]/;
const SIGN_AFTER = /[@_\\=(]/;
/** Shorter words in capitals are abbreviations that no dictionary has; a single capital is an initial. */
const SHORTEST_CAPITALS = 5;
const WORDS_A_STEP = 2000;

/** Which letters a dictionary's words have, so that words in other scripts are told apart. */
function alphabetOf({ store, rules }: Dictionary): ReadonlySet<string> {
  const letters = new Set(rules.letters.toLowerCase());
  const step = Math.max(1, Math.floor(store.size / 3000));
  for (let entry = 0; entry < store.size; entry += step) {
    for (const letter of store.wordOf(entry).toLowerCase()) letters.add(letter);
  }
  return letters;
}

/** Marks words that a dictionary in Hunspell's format does not have. */
export class UnknownWords {
  readonly #dictionary: Dictionary;
  readonly #alphabet: ReadonlySet<string>;
  readonly #own: ReadonlySet<string>;

  /** `own` are words of the writer's, in lower case, that are right whatever the dictionary says. */
  constructor(dictionary: Dictionary, own: ReadonlySet<string>) {
    this.#dictionary = dictionary;
    this.#alphabet = alphabetOf(dictionary);
    this.#own = own;
  }

  /**
   * The words of a text that are not in the dictionary, in order of place, without fixes; each step tells how much of the
   * text is read, from 0 to 1. Left alone: code, comments and front matter, addresses, words with digits, with capitals
   * inside or in another script, short words in capitals and initials. A word with a capital is likely a mistake only, for it may be
   * a name.
   */
  *findInSteps(text: string): Generator<number, Finding[], undefined> {
    const skipped = new Skipping(
      [...findUnreadParts(text), ...findUrls(text), ...findMailAddresses(text)].toSorted(
        (first, second) => first.start - second.start,
      ),
    );
    const findings: Finding[] = [];
    let count = 0;
    for (const match of text.matchAll(WORD)) {
      count += 1;
      if (count % WORDS_A_STEP === 0) yield match.index / text.length;
      const end = match.index + match[0].length;
      if (skipped.covers(match.index) || isPartOfName(text, match.index, end)) continue;
      for (const { start, end: wordEnd } of this.#findWrong(text, match.index, end)) {
        const word = text.slice(start, wordEnd);
        const tier = word === this.#dictionary.capitals.lower(word) ? "error" : "likely";
        const message =
          tier === "error"
            ? "This word is not in the dictionary."
            : "This word is not in the dictionary. If it is a name, ignore it or add it to your words.";
        findings.push({ span: { start, end: wordEnd }, check: SPELLING, tier, message, fixes: [] });
      }
    }
    return findings;
  }

  /** The parts of a run of letters and signs that are wrong: none, all of it, or what stands between stops. */
  #findWrong(text: string, start: number, end: number): readonly Span[] {
    if (this.#isRight(text, start, end)) return [];
    const word = text.slice(start, end);
    if (!/[.·]/.test(word)) return [{ start, end }];
    return [...word.matchAll(/[^.·]+/g)]
      .map(({ index, 0: part }) => ({ start: start + index, end: start + index + part.length }))
      .filter((part) => !this.#isRight(text, part.start, part.end));
  }

  #isRight(text: string, start: number, end: number): boolean {
    const word = text.slice(start, end).replaceAll("\u00ad", "");
    if (/\p{N}/u.test(word) || this.#own.has(word.toLowerCase()) || !this.#isOfAlphabet(word)) return true;
    const plain = word.replaceAll(/[’ʼ]/g, "'").replaceAll(/[‐‑]/g, "-").normalize("NFC");
    const stop = text.charAt(end) === "." ? "." : "";
    if (this.#dictionary.check(word + stop) || this.#dictionary.check(plain + stop)) return true;
    // "'s avonds" and "Jans' fiets": an apostrophe at an end may belong to the word.
    if (/['’]/.test(text.charAt(start - 1)) && this.#dictionary.check(`'${plain}`)) return true;
    if (/['’]/.test(text.charAt(end)) && this.#dictionary.check(`${plain}'`)) return true;
    const letterCase = letterCaseOf(word);
    if (letterCase === "mixed") return !/^\p{Lu}{2}\p{Ll}+$/u.test(word) && !this.#isKnownSmall(word);
    const isShort =
      letterCase === "capitals" ? word.length < SHORTEST_CAPITALS : Array.from(word).length === 1;
    return letterCase !== "small" && isShort && !this.#isForbidden(word);
  }

  /** "aMsterdam" is no name with capitals inside, for the dictionary has the word. */
  #isKnownSmall(word: string): boolean {
    const { capitals } = this.#dictionary;
    const small = capitals.lower(word);
    return this.#dictionary.check(small) || this.#dictionary.check(capitals.raise(small));
  }

  #isForbidden(word: string): boolean {
    const { store, rules } = this.#dictionary;
    const entry = store.find(word);
    return entry !== noEntry && store.has(entry, rules.special.FORBIDDENWORD);
  }

  /** Whether half of the letters or more are the dictionary's. */
  #isOfAlphabet(word: string): boolean {
    let inside = 0;
    let letters = 0;
    for (const letter of word.toLowerCase()) {
      if (!/[\p{L}\p{M}]/u.test(letter)) continue;
      letters += 1;
      if (this.#alphabet.has(letter)) inside += 1;
    }
    return letters > 0 && inside * 2 >= letters;
  }
}

function findMailAddresses(text: string): Span[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(ADDRESS)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Whether signs beside letters make them a name in a program, a tag or somebody's name in a network. */
function isPartOfName(text: string, start: number, end: number): boolean {
  return SIGN_BEFORE.test(text.charAt(start - 1)) || SIGN_AFTER.test(text.charAt(end));
}

/** Spans in order of their start, asked for places that only go on. */
class Skipping {
  readonly #spans: readonly Span[];
  #next = 0;
  #end = 0;

  constructor(spans: readonly Span[]) {
    this.#spans = spans;
  }

  covers(place: number): boolean {
    for (
      let span = this.#spans[this.#next];
      span !== undefined && span.start <= place;
      span = this.#spans[this.#next]
    ) {
      this.#end = Math.max(this.#end, span.end);
      this.#next += 1;
    }
    return place < this.#end;
  }
}
