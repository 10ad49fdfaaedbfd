import { beginsAs, endsAs } from "./affix.ts";
import type { Affix } from "./affix.ts";
import type { AffixFile } from "./affix-file.ts";
import { noFlag } from "./flag-sets.ts";
import { noEntry } from "./word-store.ts";
import type { WordStore } from "./word-store.ts";

/** Where a form stands: alone, or as a part at the start (or inside) or at the end of a compound. */
type FormPlace = "alone" | "start" | "end";

/** A form with the word that it is made of and the affixes that were taken off. */
export interface Form {
  readonly entry: number;
  readonly prefix: Affix | null;
  /** The outermost suffix. */
  readonly suffix: Affix | null;
}

/** Bounds the work on one word, whatever the dictionary says. */
export interface Effort {
  left: number;
}

interface SuffixRequest {
  /** The prefix that is on the form, too. */
  readonly prefix: Affix | null;
  /** The flag of a suffix that was taken off before: this one must allow it. */
  readonly outer: number;
  /** A flag that the word or the suffix must have. */
  readonly needed: number;
  readonly place: FormPlace;
}

/** Finds the word that a form is made of, by taking affixes off: nothing is expanded, so a rich language costs no more. */
export class Stripping {
  readonly #store: WordStore;
  readonly #rules: AffixFile;
  readonly #effort: Effort;

  constructor(store: WordStore, rules: AffixFile, effort: Effort) {
    this.#store = store;
    this.#rules = rules;
    this.#effort = effort;
  }

  /** A reading of a form with at least one affix; `null` for none. `needed` is a flag that word or affix must have. */
  find(form: string, place: FormPlace, needed: number): Form | null {
    const single =
      this.#withPrefix(form, place, needed) ??
      this.withSuffix(form, { prefix: null, outer: noFlag, needed, place });
    if (single !== null || this.#rules.continued.size === 0) return single;
    return this.withTwoSuffixes(form, null, needed) ?? this.#withPrefixAndTwoSuffixes(form, needed);
  }

  /** A reading with a suffix, and with the prefix that was taken off before. */
  withSuffix(form: string, request: SuffixRequest): Form | null {
    return this.#rules.suffixes.find(form, (suffix) =>
      this.#allowsSuffix(suffix, request) ? this.#readSuffix(form, suffix, request) : null,
    );
  }

  /** A reading with two suffixes, the outer one allowed by the inner. */
  withTwoSuffixes(form: string, prefix: Affix | null, needed: number): Form | null {
    const { sets, continued, suffixes } = this.#rules;
    return suffixes.find(form, (outer) => {
      if (!continued.has(outer.flag) || (prefix !== null && !outer.crosses)) return null;
      const stem = this.#takeOff(form, outer, true);
      if (stem === null) return null;
      const allowed = prefix !== null && sets.has(outer.flags, prefix.flag);
      const found = this.withSuffix(stem, {
        prefix: allowed ? null : prefix,
        outer: outer.flag,
        needed,
        place: "alone",
      });
      return found === null ? null : { entry: found.entry, prefix, suffix: outer };
    });
  }

  #withPrefix(form: string, place: FormPlace, needed: number): Form | null {
    const { sets, special, prefixes } = this.#rules;
    return prefixes.find(form, (prefix) => {
      if (!this.#allowsPrefix(prefix, place)) return null;
      const stem = this.#takeOff(form, prefix, false);
      if (stem === null) return null;
      if (!sets.has(prefix.flags, special.NEEDAFFIX)) {
        for (let entry = this.#store.find(stem); entry !== noEntry; entry = this.#store.next(entry)) {
          if (this.#store.has(entry, prefix.flag) && this.#hasNeeded(entry, prefix, needed))
            return { entry, prefix, suffix: null };
        }
      }
      return prefix.crosses ? this.withSuffix(stem, { prefix, outer: noFlag, needed, place }) : null;
    });
  }

  #withPrefixAndTwoSuffixes(form: string, needed: number): Form | null {
    return this.#rules.prefixes.find(form, (prefix) => {
      if (!prefix.crosses || !this.#allowsPrefix(prefix, "alone")) return null;
      const stem = this.#takeOff(form, prefix, false);
      return stem === null ? null : this.withTwoSuffixes(stem, prefix, needed);
    });
  }

  #allowsPrefix({ flags }: Affix, place: FormPlace): boolean {
    const { sets, special } = this.#rules;
    if (place === "alone") return !sets.has(flags, special.ONLYINCOMPOUND);
    return place === "start" || sets.has(flags, special.COMPOUNDPERMITFLAG);
  }

  #allowsSuffix({ flags }: Affix, { prefix, outer, place }: SuffixRequest): boolean {
    const { sets, special } = this.#rules;
    if (place === "start" && !sets.has(flags, special.COMPOUNDPERMITFLAG)) return false;
    if (special.CIRCUMFIX !== noFlag) {
      const around = prefix !== null && sets.has(prefix.flags, special.CIRCUMFIX);
      if (around !== sets.has(flags, special.CIRCUMFIX)) return false;
    }
    if (place !== "start" && prefix === null && sets.has(flags, special.ONLYINCOMPOUND)) return false;
    if (place === "alone" && sets.has(flags, special.ONLYINCOMPOUND)) return false;
    return (
      outer !== noFlag ||
      !sets.has(flags, special.NEEDAFFIX) ||
      (prefix !== null && !sets.has(prefix.flags, special.NEEDAFFIX))
    );
  }

  #readSuffix(form: string, suffix: Affix, { prefix, outer, needed, place }: SuffixRequest): Form | null {
    const { sets, special } = this.#rules;
    if (prefix !== null && !suffix.crosses) return null;
    if (outer !== noFlag && !sets.has(suffix.flags, outer)) return null;
    const stem = this.#takeOff(form, suffix, true);
    if (stem === null) return null;
    for (let entry = this.#store.find(stem); entry !== noEntry; entry = this.#store.next(entry)) {
      const has = (flag: number) => this.#store.has(entry, flag);
      const takesSuffix = has(suffix.flag) || (prefix !== null && sets.has(prefix.flags, suffix.flag));
      const takesPrefix = prefix === null || has(prefix.flag) || sets.has(suffix.flags, prefix.flag);
      if (
        takesSuffix &&
        takesPrefix &&
        !(place === "alone" && has(special.ONLYINCOMPOUND)) &&
        this.#hasNeeded(entry, suffix, needed)
      )
        return { entry, prefix, suffix };
    }
    return null;
  }

  #hasNeeded(entry: number, affix: Affix, needed: number): boolean {
    return needed === noFlag || this.#store.has(entry, needed) || this.#rules.sets.has(affix.flags, needed);
  }

  /** The stem under an affix that the form has; `null` where it may not be there. */
  #takeOff(form: string, { append, strip, condition }: Affix, fromEnd: boolean): string | null {
    this.#effort.left -= 1;
    if (this.#effort.left < 0) return null;
    if (form.length === append.length && !this.#rules.on.has("FULLSTRIP")) return null;
    if (fromEnd) {
      const stem = form.slice(0, form.length - append.length) + strip;
      return endsAs(stem, condition) ? stem : null;
    }
    const stem = strip + form.slice(append.length);
    return beginsAs(stem, condition) ? stem : null;
  }
}
