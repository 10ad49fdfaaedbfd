import { HunspellError } from "./hunspell-error.ts";

/** How flags are written in a dictionary: `char` one UTF-16 unit, `utf-8` one character, `long` two, `num` a number. */
export type FlagForm = "char" | "utf-8" | "long" | "num";

/** The number that stands for no flag. */
export const noFlag = 0;
/** The number of the set without flags. */
export const noFlags = 0;

/** Flags are kept in 16 bits. */
const MOST_FLAGS = 0xffff;
const FIRST_CAPACITY = 1 << 12;

/** Cuts a run of flags into its flags; what is left of a form, such as half a long flag, is passed over. */
function splitFlags(text: string, form: FlagForm): readonly string[] {
  if (form === "num") return text.split(",").filter((flag) => /^\d{1,5}$/.test(flag));
  if (form === "long") return text.match(/[\s\S]{2}/g) ?? [];
  return form === "utf-8" ? Array.from(text) : text.split("");
}

/**
 * The sets of flags of a dictionary, each kept once: most words share theirs with thousands of others. Flags and sets are
 * numbers; `noFlag` and `noFlags` are 0.
 */
export class FlagSets {
  readonly #form: FlagForm;
  readonly #flags = new Map<string, number>();
  readonly #sets = new Map<string, number>([["", noFlags]]);
  #starts = [0, 0];
  #pool = new Uint16Array(FIRST_CAPACITY);
  #aliases: readonly string[] = [];

  constructor(form: FlagForm) {
    this.#form = form;
  }

  /** The number of a flag by how it is written. Throws where there are more than 65,535 flags. */
  flag(text: string): number {
    const known = this.#flags.get(text);
    if (known !== undefined) return known;
    if (this.#flags.size >= MOST_FLAGS)
      throw new HunspellError("The dictionary has more flags than can be kept.");
    this.#flags.set(text, this.#flags.size + 1);
    return this.#flags.size;
  }

  /** The sets that a number in the place of flags stands for, from 1 (`AF` in Hunspell's format). */
  setAliases(aliases: readonly string[]): void {
    this.#aliases = aliases;
  }

  /** The number of the set that a run of flags, or an alias of one, stands for. */
  set(text: string): number {
    const known = this.#sets.get(text);
    if (known !== undefined) return known;
    const written = this.#aliases.length > 0 ? (this.#aliases[Number(text) - 1] ?? "") : text;
    const made = this.#make(splitFlags(written, this.#form).map((flag) => this.flag(flag)));
    this.#sets.set(text, made);
    return made;
  }

  /** A set with one flag more. */
  with(set: number, flag: number): number {
    const name = `+${set},${flag}`;
    const known = this.#sets.get(name);
    if (known !== undefined) return known;
    const made = this.#make([...this.list(set), flag]);
    this.#sets.set(name, made);
    return made;
  }

  /** Whether a set has a flag; never for `noFlag`. */
  has(set: number, flag: number): boolean {
    if (flag === noFlag || set === noFlags) return false;
    const pool = this.#pool;
    let low = this.#starts[set] ?? 0;
    let high = this.#starts[set + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      const found = pool[middle] ?? 0;
      if (found === flag) return true;
      if (found < flag) low = middle + 1;
      else high = middle;
    }
    return false;
  }

  /** The flags of a set, ascending. */
  list(set: number): Uint16Array {
    return this.#pool.subarray(this.#starts[set] ?? 0, this.#starts[set + 1] ?? 0);
  }

  /** Bytes that the sets take. */
  get byteLength(): number {
    return this.#pool.byteLength + 8 * this.#starts.length;
  }

  /** Lets go of what only reading needs; no set is made afterwards. */
  seal(): void {
    this.#sets.clear();
    this.#pool = this.#pool.slice(0, this.#starts.at(-1));
  }

  #make(flags: readonly number[]): number {
    const sorted = [...new Set(flags)].toSorted((first, second) => first - second);
    if (sorted.length === 0) return noFlags;
    const start = this.#starts.at(-1) ?? 0;
    if (start + sorted.length > this.#pool.length) {
      const grown = new Uint16Array(Math.max(2 * this.#pool.length, start + sorted.length));
      grown.set(this.#pool);
      this.#pool = grown;
    }
    this.#pool.set(sorted, start);
    this.#starts.push(start + sorted.length);
    return this.#starts.length - 2;
  }
}
