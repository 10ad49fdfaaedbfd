import type { AffixFile } from "./affix-file.ts";
import { withoutIgnored } from "./affix-file.ts";
import { Compounds } from "./compounds.ts";
import { noFlag } from "./flag-sets.ts";
import { Capitals, letterCaseOf } from "./letter-case.ts";
import type { LetterCase } from "./letter-case.ts";
import { Stripping } from "./stripping.ts";
import type { Effort } from "./stripping.ts";
import { noEntry } from "./word-store.ts";
import type { WordStore } from "./word-store.ts";

/** The longest word that is looked up, in UTF-16 units; what is longer counts as right. */
export const longestWord = 100;
/** How many affixes are tried for one word; after that it counts as right. */
const MOST_TRIES = 60_000;
/** Words with more places to break are not broken. */
const MOST_BREAKS = 9;
const MOST_KEPT = 50_000;

/** What a spelling is found to be; `forbidden` is known and wrong. */
type Reading = { readonly entry: number } | "forbidden" | null;

/** The spelling of a word in the text, on its way through the readings that its capitals allow. */
interface Writing {
  readonly raised: boolean;
  /** Whether a small word with a capital is looked at: words that are there only for texts in capitals do not count. */
  readonly initial: boolean;
}

/** A dictionary in Hunspell's format: tells whether a word is spelled right. */
export class Dictionary {
  readonly store: WordStore;
  readonly rules: AffixFile;
  readonly capitals: Capitals;
  /** The flag of words that were added for texts in capitals. */
  readonly onlyCapitals: number;
  readonly #stripping: Stripping;
  readonly #compounds: Compounds;
  readonly #effort: Effort = { left: 0 };
  readonly #known = new Map<string, boolean>();

  constructor(store: WordStore, rules: AffixFile, onlyCapitals: number) {
    this.store = store;
    this.rules = rules;
    this.onlyCapitals = onlyCapitals;
    this.capitals = new Capitals(rules.locale);
    this.#stripping = new Stripping(store, rules, this.#effort);
    this.#compounds = new Compounds(store, rules, this.#stripping, { effort: this.#effort, onlyCapitals });
  }

  /**
   * Whether a word is spelled right, as hunspell(5) has it. Numbers are right, and so is what is empty, longer than 100
   * units or takes too long to tell. Stops at the end belong to abbreviations: a word is right with them or without.
   */
  check(word: string): boolean {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const right = this.#checkNew(word);
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.set(word, right);
    return right;
  }

  #checkNew(word: string): boolean {
    if (word.length === 0 || word.length > longestWord) return true;
    this.#effort.left = MOST_TRIES;
    return this.#checkWhole(this.#convert(word), 0) || this.#effort.left < 0;
  }

  /** The word as the dictionary writes it. */
  #convert(word: string): string {
    return withoutIgnored(convertWith(word, this.rules.inputs), this.rules.ignored);
  }

  #checkWhole(word: string, depth: number): boolean {
    const bare = word.replace(/\.+$/, "");
    if (bare === "") return true;
    if (isNumber(bare)) return true;
    const entry = this.#readWritten(bare, word.length > bare.length);
    if (entry !== null) return true;
    return depth < MOST_BREAKS && this.#checkBroken(bare, depth);
  }

  /** The reading of a word by its capitals; `null` for a wrong one. */
  #readWritten(word: string, hasStop: boolean): number | null {
    const letterCase = letterCaseOf(word);
    const raised = letterCase !== "small";
    const plain = { raised, initial: false };
    if (letterCase === "small" || letterCase === "mixed") return this.#readEither(word, hasStop, plain);
    if (letterCase === "capitals") {
      // What the dictionary forbids in capitals is not looked for in others.
      if (this.#read(word, plain) === "forbidden") return null;
      const found = this.#readEither(word, hasStop, plain) ?? this.#readCapitals(word, plain);
      if (found !== null) return found;
    }
    return this.#readRaised(word, letterCase, hasStop);
  }

  #readEither(word: string, hasStop: boolean, writing: Writing): number | null {
    const found = entryOf(this.#read(word, writing));
    return found ?? (hasStop ? entryOf(this.#read(`${word}.`, writing)) : null);
  }

  /** SANT'ELIA is Sant'Elia, and STRASSE is Straße where the dictionary says so. */
  #readCapitals(word: string, writing: Writing): number | null {
    const small = this.capitals.lower(word);
    const apostrophe = small.indexOf("'");
    if (apostrophe >= 0 && apostrophe < small.length - 1) {
      const head = small.slice(0, apostrophe + 1);
      const tail = this.capitals.raise(small.slice(apostrophe + 1));
      for (const form of [head + tail, this.capitals.raise(head + tail)]) {
        const found = entryOf(this.#read(form, writing));
        if (found !== null) return found;
      }
    }
    if (!this.rules.on.has("CHECKSHARPS") || !small.includes("ss")) return null;
    for (const form of sharpForms(small)) {
      const found =
        entryOf(this.#read(form, writing)) ?? entryOf(this.#read(this.capitals.raise(form), writing));
      if (found !== null) return found;
    }
    return null;
  }

  /** A word with a capital at its start, or all in capitals, as a name and as a small word. */
  #readRaised(word: string, letterCase: LetterCase, hasStop: boolean): number | null {
    const { KEEPCASE } = this.rules.special;
    const all = letterCase === "capitals";
    const small = this.capitals.lower(word);
    const name = all ? this.capitals.raise(small) : word;
    const asName = this.#read(name, { raised: true, initial: !all });
    // Such as "Ijs" for "IJs" in Dutch: the dictionary forbids the form.
    if (asName === "forbidden") return null;
    const named = entryOf(asName);
    if (named !== null && !(all && this.store.has(named, KEEPCASE))) return named;
    const plain = { raised: true, initial: false };
    const found =
      entryOf(this.#read(small, plain)) ??
      (hasStop
        ? (entryOf(this.#read(`${small}.`, plain)) ??
          entryOf(this.#read(`${name}.`, { raised: true, initial: !all })))
        : null);
    if (found === null || !this.store.has(found, KEEPCASE)) return found;
    return !all && this.rules.on.has("CHECKSHARPS") && small.includes("ß") ? found : null;
  }

  /** A spelling taken as it is: a word, a form of one, or a compound. */
  #read(word: string, { raised, initial }: Writing): Reading {
    const { special } = this.rules;
    let isKnown = false;
    for (let entry = this.store.find(word); entry !== noEntry; entry = this.store.next(entry)) {
      const has = (flag: number) => this.store.has(entry, flag);
      if (has(special.FORBIDDENWORD) && !isKnown) return "forbidden";
      isKnown = true;
      if (has(special.NEEDAFFIX) || has(special.ONLYINCOMPOUND)) continue;
      if (initial && has(this.onlyCapitals)) continue;
      return { entry };
    }
    const form = this.#stripping.find(word, "alone", noFlag);
    if (form !== null && !(initial && this.store.has(form.entry, this.onlyCapitals))) {
      if (this.store.has(form.entry, special.FORBIDDENWORD)) return "forbidden";
      if (!this.store.has(form.entry, special.ONLYINCOMPOUND)) return form;
    }
    return this.#compounds.find(word, raised);
  }

  #checkBroken(word: string, depth: number): boolean {
    const { breaks } = this.rules;
    const count = breaks.reduce((sum, one) => sum + (one === "" ? 0 : word.split(one).length - 1), 0);
    if (count > MOST_BREAKS) return false;
    for (const pattern of breaks) {
      if (pattern.length < 2) continue;
      const bare = pattern.replace(/^\^|\$$/, "");
      if (bare.length >= word.length) continue;
      if (
        pattern.startsWith("^") &&
        word.startsWith(bare) &&
        this.#checkWhole(word.slice(bare.length), depth + 1)
      )
        return true;
      if (
        pattern.endsWith("$") &&
        word.endsWith(bare) &&
        this.#checkWhole(word.slice(0, -bare.length), depth + 1)
      )
        return true;
    }
    return breaks.some((pattern) => {
      if (pattern === "" || pattern.startsWith("^") || (pattern.length > 1 && pattern.endsWith("$")))
        return false;
      const first = word.indexOf(pattern);
      const second = word.indexOf(pattern, first + 1);
      // The second place first: what stands before it may be in the dictionary with the first.
      return [second, first].some(
        (at) =>
          first > 0 &&
          at > 0 &&
          at < word.length - pattern.length &&
          this.#checkWhole(word.slice(at + pattern.length), depth + 1) &&
          this.#checkWhole(word.slice(0, at), depth + 1),
      );
    });
  }
}

function entryOf(reading: Reading): number | null {
  return reading === null || reading === "forbidden" ? null : reading.entry;
}

/** A number, with points, commas or hyphens between its digits. */
function isNumber(word: string): boolean {
  return /^\d+(?:[.,-]\d+)*[.,-]?$/.test(word);
}

/** Puts one text in the place of another wherever it stands, the longest first. */
export function convertWith(text: string, table: ReadonlyMap<string, string>): string {
  if (table.size === 0) return text;
  const longest = Math.max(...Array.from(table.keys(), (from) => from.length));
  let converted = "";
  for (let at = 0; at < text.length;) {
    let length = Math.min(longest, text.length - at);
    while (length > 0 && !table.has(text.slice(at, at + length))) length -= 1;
    converted += length === 0 ? text.charAt(at) : (table.get(text.slice(at, at + length)) ?? "");
    at += Math.max(1, length);
  }
  return converted;
}

/** The most places of "ss" that are tried as "ß", all ways. */
const MOST_SHARPS = 5;

/** A word with "ß" in the place of each "ss", in every choice of places but none. */
function sharpForms(word: string): string[] {
  const parts = word.split("ss");
  const places = Math.min(parts.length - 1, MOST_SHARPS);
  const forms: string[] = [];
  for (let choice = 1; choice < 1 << places; choice += 1) {
    forms.push(parts.reduce((form, part, index) => form + ((choice >> (index - 1)) & 1 ? "ß" : "ss") + part));
  }
  return forms;
}
