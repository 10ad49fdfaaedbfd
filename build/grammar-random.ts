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
