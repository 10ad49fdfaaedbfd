import type { Affix } from "./affix.ts";
import { beginsAs, endsAs } from "./affix.ts";
import type { Dictionary } from "./dictionary.ts";
import { maskOf } from "./word-store.ts";

/** How many words of the dictionary are looked at with their affixes. */
const MOST_ROOTS = 80;
/** How many of their forms are kept. */
const MOST_FORMS = 60;
/** How many letters a word may lack that the misspelled one has not, before it is passed over. */
const MOST_FOREIGN_LETTERS = 2;

/** The number of bits that are set (Hacker's Delight, 2013, section 5-1). */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Pairs of neighbouring letters that two words share, as a share of those of the shorter. */
function similarity(pairs: ReadonlySet<string>, start: string, word: string): number {
  if (word.length < 2) return 0;
  let shared = word.charAt(0) === start ? 1 : 0;
  for (let at = 1; at < word.length; at += 1) if (pairs.has(word.slice(at - 1, at + 1))) shared += 1;
  return shared / word.length;
}

function pairsOf(word: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = 1; at < word.length; at += 1) pairs.add(word.slice(at - 1, at + 1));
  return pairs;
}

/** The best of many by a score, as many as wanted. */
class Best<Item> {
  readonly #most: number;
  #items: { readonly item: Item; readonly score: number }[] = [];
  #least = -Infinity;

  constructor(most: number) {
    this.#most = most;
  }

  add(item: Item, score: number): void {
    if (score <= this.#least) return;
    this.#items.push({ item, score });
    if (this.#items.length < 2 * this.#most) return;
    this.#cut();
  }

  list(): readonly Item[] {
    this.#cut();
    return this.#items.map(({ item }) => item);
  }

  #cut(): void {
    this.#items = this.#items.toSorted((first, second) => second.score - first.score).slice(0, this.#most);
    if (this.#items.length === this.#most) this.#least = this.#items.at(-1)?.score ?? -Infinity;
  }
}

/**
 * Forms that look like a word which is more than one slip away from any: the words of the dictionary that share the most
 * pairs of letters with it, with the affixes that bring them nearest. The last resort, for it reads the whole dictionary.
 */
export function findNearForms(word: string, dictionary: Dictionary): readonly string[] {
  const { store, rules, onlyCapitals } = dictionary;
  const { special } = rules;
  const pairs = pairsOf(word);
  const mask = maskOf(word);
  const start = word.charAt(0);
  const roots = new Best<number>(MOST_ROOTS);
  for (let entry = 0; entry < store.size; entry += 1) {
    const length = store.lengthOf(entry);
    if (length > word.length + 3 || length < 2 || length < word.length / 3) continue;
    if (countBits(store.maskOfEntry(entry) & ~mask) > MOST_FOREIGN_LETTERS) continue;
    const score = similarity(pairs, start, store.wordOf(entry));
    if (score < 0.4) continue;
    // A longer word that fits as well says more.
    roots.add(entry, score * Math.sqrt(Math.min(length, word.length)));
  }
  const forms = new Best<string>(MOST_FORMS);
  const seen = new Set<string>();
  const take = (form: string) => {
    if (Math.abs(form.length - word.length) > 2 || seen.has(form)) return;
    seen.add(form);
    forms.add(form, similarity(pairs, start, form) + similarity(pairsOf(form), form.charAt(0), word));
  };
  for (const entry of roots.list()) {
    const has = (flag: number) => store.has(entry, flag);
    if (has(special.FORBIDDENWORD) || has(special.NOSUGGEST) || has(onlyCapitals)) continue;
    const root = store.wordOf(entry);
    if (!has(special.NEEDAFFIX) && !has(special.ONLYINCOMPOUND)) take(root);
    for (const form of formsOf(root, store.sets.list(store.flagsOf(entry)), dictionary)) take(form);
  }
  return forms.list();
}

function* formsOf(
  root: string,
  flags: Uint16Array,
  { rules: { prefixes, suffixes } }: Dictionary,
): Generator<string, undefined, undefined> {
  for (const flag of flags) {
    for (const suffix of suffixes.ofFlag(flag)) if (fitsEnd(root, suffix)) yield withSuffix(root, suffix);
    for (const { strip, append, condition } of prefixes.ofFlag(flag)) {
      if (root.startsWith(strip) && beginsAs(root, condition)) yield append + root.slice(strip.length);
    }
  }
}

function fitsEnd(root: string, { strip, condition }: Affix): boolean {
  return root.endsWith(strip) && endsAs(root, condition);
}

function withSuffix(root: string, { strip, append }: Affix): string {
  return root.slice(0, root.length - strip.length) + append;
}
