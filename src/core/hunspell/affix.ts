/** One place of a condition: a letter of a set, a letter outside it, or any (`null`). */
type Place = { readonly letters: string; readonly outside: boolean } | null;

/** What the letters at an end of a stem must be for an affix to be put there; `null` for anything. */
type Condition = readonly Place[] | null;

/** A line of a table of prefixes or suffixes: how a form is made of a stem. */
export interface Affix {
  /** The flag of words that take it. */
  readonly flag: number;
  /** Whether a form may have it together with one of the other kind. */
  readonly crosses: boolean;
  /** What is taken off the stem. */
  readonly strip: string;
  /** What is put there instead. */
  readonly append: string;
  readonly condition: Condition;
  /** The set of flags of the form: further affixes that it takes, and what it may be. */
  readonly flags: number;
}

/**
 * Reads a condition as Hunspell's manual (hunspell(5), "Affix classes") describes it: letters, `.` for any, `[abc]` and
 * `[^abc]`. An unclosed bracket goes to the end.
 */
export function parseCondition(text: string): Condition {
  if (text === "" || text === ".") return null;
  const places: Place[] = [];
  for (const [, set, letter = ""] of text.matchAll(/\[([^\]]*)\]?|([\s\S])/g)) {
    if (set === undefined) places.push(letter === "." ? null : { letters: letter, outside: false });
    else if (set.startsWith("^")) places.push({ letters: set.slice(1), outside: true });
    else places.push({ letters: set, outside: false });
  }
  return places;
}

function fits(place: Place, letter: string): boolean {
  return place === null || place.letters.includes(letter) !== place.outside;
}

/** Whether a stem's beginning fulfils the condition of a prefix. */
export function beginsAs(stem: string, condition: Condition): boolean {
  if (condition === null) return true;
  if (condition.length > stem.length) return false;
  return condition.every((place, index) => fits(place, stem.charAt(index)));
}

/** Whether a stem's end fulfils the condition of a suffix. */
export function endsAs(stem: string, condition: Condition): boolean {
  if (condition === null) return true;
  const start = stem.length - condition.length;
  return start >= 0 && condition.every((place, index) => fits(place, stem.charAt(start + index)));
}

interface Node {
  readonly next: Map<number, Node>;
  readonly affixes: Affix[];
}

/** Prefixes or suffixes by the letters that they put there, so that those of a word are found letter by letter. */
export class AffixTree {
  readonly #root: Node = { next: new Map(), affixes: [] };
  readonly #fromEnd: boolean;
  readonly #byFlag = new Map<number, Affix[]>();

  constructor(affixes: readonly Affix[], fromEnd: boolean) {
    this.#fromEnd = fromEnd;
    for (const affix of affixes) {
      this.#add(affix);
      const alike = this.#byFlag.get(affix.flag);
      if (alike === undefined) this.#byFlag.set(affix.flag, [affix]);
      else alike.push(affix);
    }
  }

  /** Calls `take` with each affix that a word has by its letters, the shortest first, until it answers with something. */
  find<Result>(word: string, take: (affix: Affix) => Result | null): Result | null {
    let node = this.#root;
    for (let depth = 0; ; depth += 1) {
      for (const affix of node.affixes) {
        const result = take(affix);
        if (result !== null) return result;
      }
      if (depth >= word.length) return null;
      const next = node.next.get(word.charCodeAt(this.#fromEnd ? word.length - 1 - depth : depth));
      if (next === undefined) return null;
      node = next;
    }
  }

  /** The affixes of a flag. */
  ofFlag(flag: number): readonly Affix[] {
    return this.#byFlag.get(flag) ?? [];
  }

  #add(affix: Affix): void {
    const { append } = affix;
    let node = this.#root;
    for (let depth = 0; depth < append.length; depth += 1) {
      const unit = append.charCodeAt(this.#fromEnd ? append.length - 1 - depth : depth);
      let next = node.next.get(unit);
      if (next === undefined) {
        next = { next: new Map(), affixes: [] };
        node.next.set(unit, next);
      }
      node = next;
    }
    node.affixes.push(affix);
  }
}
