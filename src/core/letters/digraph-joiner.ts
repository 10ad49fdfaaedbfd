import type { Alphabet } from "./alphabets.ts";

interface LetterArrays {
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** What a run of letters is read as. */
interface Reading {
  readonly length: number;
  readonly names: readonly string[];
}

/** How the joiner learns of letters. */
export interface LetterNaming {
  readonly idOf: (name: string) => number;
  readonly nameOf: (id: number) => string;
  readonly lower: (name: string) => string;
}

/**
 * Joins letters to the digraphs of an alphabet, the longest first: no dictionary tells where two letters only meet, as n
 * and g do in the Welsh Bangor. Doubled Hungarian digraphs, of which only the first letter is doubled, are two: ssz is
 * sz and sz.
 */
export class DigraphJoiner {
  readonly #naming: LetterNaming;
  readonly #readings: ReadonlyMap<string, Reading>;
  readonly #beginnings: ReadonlySet<string>;
  readonly #longest: number;
  readonly #lowerNames = new Map<number, string>();

  constructor(alphabet: Alphabet, naming: LetterNaming) {
    const doubled = alphabet.language === "hu" ? alphabet.digraphs : [];
    const readings = [
      ...doubled.map((digraph): [string, Reading] => [
        digraph.charAt(0) + digraph,
        { length: digraph.length + 1, names: [digraph, digraph] },
      ]),
      ...alphabet.digraphs.map((digraph): [string, Reading] => [
        digraph,
        { length: digraph.length, names: [digraph] },
      ]),
    ];
    this.#naming = naming;
    this.#readings = new Map(readings);
    this.#beginnings = new Set(readings.map(([written]) => written.charAt(0)));
    this.#longest = Math.max(...readings.map(([, { length }]) => length));
  }

  /** Joins the first `count` letters in place, and returns how many are left. A capital makes a capital digraph: Ll. */
  join(letters: LetterArrays, count: number): number {
    const { ids, starts, ends } = letters;
    let written = 0;
    let index = 0;
    while (index < count) {
      const id = ids[index] ?? 0;
      const start = starts[index] ?? 0;
      const reading = this.#beginnings.has(this.#lower(id)) ? this.#find(letters, index, count) : null;
      const length = reading?.length ?? 1;
      const end = ends[index + length - 1] ?? 0;
      for (const joined of reading === null ? [id] : this.#number(reading.names, id)) {
        ids[written] = joined;
        starts[written] = start;
        ends[written] = end;
        written += 1;
      }
      index += length;
    }
    return written;
  }

  #find({ ids, starts, ends }: LetterArrays, index: number, count: number): Reading | null {
    let run = "";
    let found: Reading | null = null;
    const last = Math.min(count, index + this.#longest);
    for (let next = index; next < last; next += 1) {
      // Letters of one ligature share their place.
      const isAdjacent =
        next === index || starts[next] === ends[next - 1] || starts[next] === starts[next - 1];
      if (!isAdjacent) break;
      run += this.#lower(ids[next] ?? 0);
      found = this.#readings.get(run) ?? found;
    }
    return found;
  }

  #number(names: readonly string[], first: number): readonly number[] {
    const isCapital = this.#naming.nameOf(first) !== this.#lower(first);
    return names.map((name) =>
      this.#naming.idOf(isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name),
    );
  }

  #lower(id: number): string {
    const known = this.#lowerNames.get(id);
    if (known !== undefined) return known;
    const lower = this.#naming.lower(this.#naming.nameOf(id));
    this.#lowerNames.set(id, lower);
    return lower;
  }
}
