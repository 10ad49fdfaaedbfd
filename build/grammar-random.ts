/** Numbers that look random and are the same on every run. */
export interface RandomSource {
  /** The next number, from 0 up to but not including 1. */
  next(): number;
  /** One of the items; `undefined` if there are none. */
  pick<Item>(items: readonly Item[]): Item | undefined;
}

/** Makes a source of numbers from a seed other than 0 (xorshift, Marsaglia 2003). */
export function createRandomSource(seed: number): RandomSource {
  let state = seed;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] };
}

/** Each term is the sum of the terms that lie so far back. */
const LONG_LAG = 31;
const SHORT_LAG = 3;
/** Terms left out at first: until then the seed shows. */
const DROPPED = 310;

/**
 * Makes a source of numbers from a seed from 1 to 2 ^ 31 - 2: each is the sum of an earlier two (Mitchell and Moore
 * 1958, in Knuth, The Art of Computer Programming, 3.2.2), the first ones are those of Park and Miller 1988. They have
 * 31 bits each.
 */
export function createAdditiveSource(seed: number): RandomSource {
  const terms = new Int32Array(LONG_LAG);
  let first = seed;
  for (let index = 0; index < LONG_LAG; index += 1) {
    terms[index] = first;
    first = (first * 16_807) % 2_147_483_647;
  }
  let at = SHORT_LAG;
  const next = (): number => {
    const sum = (terms[at] ?? 0) + (terms[(at + LONG_LAG - SHORT_LAG) % LONG_LAG] ?? 0);
    terms[at] = sum;
    at = (at + 1) % LONG_LAG;
    return (sum >>> 1) / 2_147_483_648;
  };
  for (let dropped = 0; dropped < DROPPED; dropped += 1) next();
  return { next, pick: (items) => items[Math.floor(next() * items.length)] };
}
