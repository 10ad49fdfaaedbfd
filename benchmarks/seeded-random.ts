/** Returns the next number of a fixed sequence, at least 0 and below 1. */
export type Random = () => number;

/** A sequence that looks random and is the same for the same seed: mulberry32 (Ettinger, 2017, public domain). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order that the sequence decides (Fisher and Yates, 1938). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const pool = [...items];
  const shuffled: Item[] = [];
  while (pool.length > 0) {
    const [item] = pool.splice(Math.floor(random() * pool.length), 1);
    if (item !== undefined) shuffled.push(item);
  }
  return shuffled;
}
