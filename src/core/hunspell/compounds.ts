import type { AffixFile } from "./affix-file.ts";
import { advanceRules, beginRules, endsRule } from "./compound-rule.ts";
import type { RuleState } from "./compound-rule.ts";
import { noFlag } from "./flag-sets.ts";
import type { Effort, Form, Stripping } from "./stripping.ts";
import { noEntry } from "./word-store.ts";
import type { WordStore } from "./word-store.ts";

/** A part of a compound: the form, and whether it has affixes. */
interface Part {
  readonly form: Form;
  readonly affixed: boolean;
}

/** What holds for the word that is looked at. */
interface Search {
  readonly word: string;
  /** Whether it begins with a capital in the text. */
  readonly raised: boolean;
  /** Ends of the word that were tried, by where they begin: `null` where no compound ends so. */
  readonly tried: Map<string, Part | null>;
}

/** Tells whether a word is made of others, by the flags and rules of a dictionary. */
export class Compounds {
  readonly #store: WordStore;
  readonly #rules: AffixFile;
  readonly #stripping: Stripping;
  readonly #effort: Effort;
  /** The flag of words that are there only for texts in capitals: no parts. */
  readonly #onlyCapitals: number;
  readonly #byFlags: boolean;

  constructor(
    store: WordStore,
    rules: AffixFile,
    stripping: Stripping,
    { effort, onlyCapitals }: { readonly effort: Effort; readonly onlyCapitals: number },
  ) {
    this.#onlyCapitals = onlyCapitals;
    this.#store = store;
    this.#rules = rules;
    this.#stripping = stripping;
    this.#effort = effort;
    const { COMPOUNDFLAG, COMPOUNDBEGIN } = rules.special;
    this.#byFlags = COMPOUNDFLAG !== noFlag || COMPOUNDBEGIN !== noFlag;
  }

  /** The first part of a compound; `null` where the word is none. `raised`: it has a capital in the text. */
  find(word: string, raised: boolean): Form | null {
    if (this.#byFlags) {
      const found = this.#findTail({ word, raised, tried: new Map() }, 0, 0);
      if (found !== null) return found.form;
    }
    const { compoundRules } = this.#rules;
    if (compoundRules.length === 0) return null;
    return this.#findByRules(word, 0, beginRules(compoundRules), null)?.form ?? null;
  }

  /** Parts from a place to the end of the word, at least two of them; answers with the first. */
  #findTail(search: Search, from: number, index: number): Part | null {
    const key = `${from}:${this.#rules.compoundMost === Infinity ? Math.min(index, 1) : index}`;
    const known = search.tried.get(key);
    if (known !== undefined) return known;
    search.tried.set(key, null);
    const found = this.#splitTail(search, from, index);
    search.tried.set(key, found);
    return found;
  }

  #splitTail(search: Search, from: number, index: number): Part | null {
    const { word } = search;
    const { compoundMinimum, compoundMost, compoundPatterns } = this.#rules;
    if (index + 2 > compoundMost) return null;
    for (let at = from + compoundMinimum; at <= word.length - compoundMinimum; at += 1) {
      if (this.#effort.left < 0) return null;
      const left = this.#readStart(word.slice(from, at), index);
      if (left !== null && this.#mayMeet(word, at)) {
        const found = this.#followed(search, left, at, index);
        if (found) return left;
      }
      for (const pattern of compoundPatterns) {
        // Two parts that are written otherwise where they meet.
        if (pattern.joined === "" || !word.startsWith(pattern.joined, at)) continue;
        const first = this.#readStart(word.slice(from, at) + pattern.end, index);
        if (first === null) continue;
        const rest = pattern.start + word.slice(at + pattern.joined.length);
        if (this.#readEnd(rest, search) !== null) return first;
      }
    }
    return null;
  }

  /** Whether what follows a part is the last one, or several. */
  #followed(search: Search, left: Part, at: number, index: number): boolean {
    const { word } = search;
    const { on } = this.#rules;
    const right = this.#readEnd(word.slice(at), search);
    if (
      right !== null &&
      !(on.has("CHECKCOMPOUNDDUP") && right.form.entry === left.form.entry) &&
      !this.#isPatternForbidden(word, at, left, right)
    )
      return !this.#isTypicalFault(word);
    const more = this.#findTail(search, at, index + 1);
    return more !== null && !this.#isPatternForbidden(word, at, left, more) && !this.#isTypicalFault(word);
  }

  /** A part that may stand at the start (`index` 0) or inside of a compound. */
  #readStart(text: string, index: number): Part | null {
    const { sets, special } = this.#rules;
    const { COMPOUNDFLAG, COMPOUNDBEGIN, COMPOUNDMIDDLE, COMPOUNDEND } = special;
    const place = index === 0 ? COMPOUNDBEGIN : COMPOUNDMIDDLE;
    for (let entry = this.#store.find(text); entry !== noEntry; entry = this.#store.next(entry)) {
      const has = (flag: number) => this.#store.has(entry, flag);
      if (has(special.COMPOUNDFORBIDFLAG) || has(special.NEEDAFFIX) || has(this.#onlyCapitals)) continue;
      if (has(COMPOUNDFLAG) || has(place))
        return has(special.FORBIDDENWORD)
          ? null
          : { form: { entry, prefix: null, suffix: null }, affixed: false };
    }
    for (const flag of [COMPOUNDFLAG, place]) {
      if (flag === noFlag) continue;
      const form =
        this.#stripping.find(text, "start", flag) ??
        (this.#rules.on.has("COMPOUNDMORESUFFIXES")
          ? this.#stripping.withTwoSuffixes(text, null, flag)
          : null);
      if (form === null || this.#isBarred(form)) continue;
      const flags = [form.prefix?.flags ?? 0, form.suffix?.flags ?? 0];
      if (flags.some((set) => sets.has(set, special.COMPOUNDFORBIDFLAG))) continue;
      if (flag === COMPOUNDFLAG && flags.some((set) => sets.has(set, COMPOUNDEND))) continue;
      return { form, affixed: true };
    }
    return null;
  }

  /** A part that may stand at the end of a compound. */
  #readEnd(text: string, { raised }: Search): Part | null {
    const { sets, special } = this.#rules;
    const { COMPOUNDFLAG, COMPOUNDEND, FORCEUCASE } = special;
    for (let entry = this.#store.find(text); entry !== noEntry; entry = this.#store.next(entry)) {
      const has = (flag: number) => this.#store.has(entry, flag);
      if (has(special.NEEDAFFIX) || has(this.#onlyCapitals) || (has(FORCEUCASE) && !raised)) continue;
      if (has(COMPOUNDFLAG) || has(COMPOUNDEND))
        return has(special.FORBIDDENWORD)
          ? null
          : { form: { entry, prefix: null, suffix: null }, affixed: false };
    }
    for (const flag of [COMPOUNDFLAG, COMPOUNDEND]) {
      if (flag === noFlag) continue;
      const form = this.#stripping.find(text, "end", flag);
      if (form === null || this.#isBarred(form)) continue;
      if (this.#store.has(form.entry, FORCEUCASE) && !raised) continue;
      const flags = [form.prefix?.flags ?? 0, form.suffix?.flags ?? 0];
      if (flags.some((set) => sets.has(set, special.COMPOUNDFORBIDFLAG))) continue;
      return { form, affixed: true };
    }
    return null;
  }

  #isBarred({ entry }: Form): boolean {
    return (
      this.#store.has(entry, this.#rules.special.FORBIDDENWORD) || this.#store.has(entry, this.#onlyCapitals)
    );
  }

  /** Compounds by rules: whole words by their flags; the last may have affixes. */
  #findByRules(word: string, from: number, state: RuleState, before: Part | null): Part | null {
    const { compoundMinimum, compoundRules, special } = this.#rules;
    this.#effort.left -= 1;
    if (this.#effort.left < 0 || state.length === 0) return null;
    const may = (left: Part) => before === null || !this.#isPatternForbidden(word, from, before, left);
    if (before !== null) {
      for (const last of this.#readRuleEnds(word.slice(from))) {
        const has = (flag: number) => this.#store.has(last.form.entry, flag);
        if (may(last) && endsRule(compoundRules, advanceRules(compoundRules, state, has))) return last;
      }
    }
    for (let at = from + compoundMinimum; at <= word.length - compoundMinimum; at += 1) {
      const text = word.slice(from, at);
      for (let entry = this.#store.find(text); entry !== noEntry; entry = this.#store.next(entry)) {
        const has = (flag: number) => this.#store.has(entry, flag);
        if (has(special.NEEDAFFIX) || has(special.FORBIDDENWORD)) continue;
        const next = advanceRules(compoundRules, state, has);
        const part = { form: { entry, prefix: null, suffix: null }, affixed: false };
        if (next.length > 0 && may(part) && this.#findByRules(word, at, next, part) !== null) return part;
      }
    }
    return null;
  }

  *#readRuleEnds(text: string): Generator<Part, undefined, undefined> {
    const { NEEDAFFIX, FORBIDDENWORD } = this.#rules.special;
    for (let entry = this.#store.find(text); entry !== noEntry; entry = this.#store.next(entry)) {
      if (!this.#store.has(entry, NEEDAFFIX) && !this.#store.has(entry, FORBIDDENWORD))
        yield { form: { entry, prefix: null, suffix: null }, affixed: false };
    }
    const form = this.#stripping.find(text, "end", noFlag);
    if (form !== null) yield { form, affixed: true };
  }

  /** Whether parts may meet at a place, by their letters. */
  #mayMeet(word: string, at: number): boolean {
    const { on } = this.#rules;
    const before = word.charAt(at - 1);
    const after = word.charAt(at);
    if (on.has("CHECKCOMPOUNDTRIPLE") && before === after) {
      if (word.charAt(at - 2) === before || word.charAt(at + 1) === after) return false;
    }
    if (!on.has("CHECKCOMPOUNDCASE") || before === "-" || after === "-") return true;
    return ![before, after].some((letter) => letter !== letter.toLowerCase());
  }

  #isPatternForbidden(word: string, at: number, left: Part, right: Part): boolean {
    return this.#rules.compoundPatterns.some(({ end, endFlag, start, startFlag }) => {
      if (!word.startsWith(start, at)) return false;
      if (endFlag !== noFlag && !this.#store.has(left.form.entry, endFlag)) return false;
      if (startFlag !== noFlag && !this.#store.has(right.form.entry, startFlag)) return false;
      // A zero stands for any part without affixes.
      return end === "0" ? !left.affixed : word.endsWith(end, at);
    });
  }

  /** Whether a replacement of what is often mistyped makes a word of it, or a space two words: then it is a mistake. */
  #isTypicalFault(word: string): boolean {
    const { on, replacements } = this.#rules;
    if (!on.has("CHECKCOMPOUNDREP")) return false;
    return replacements.some(({ wrong, right, atStart, atEnd }) => {
      for (let at = word.indexOf(wrong); at >= 0; at = word.indexOf(wrong, at + 1)) {
        if ((atStart && at > 0) || (atEnd && at + wrong.length < word.length)) continue;
        const mended = word.slice(0, at) + right + word.slice(at + wrong.length);
        if (this.#store.find(mended) !== noEntry || this.#stripping.find(mended, "alone", noFlag) !== null)
          return true;
      }
      return false;
    });
  }
}
