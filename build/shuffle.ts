/** Makes a function that puts items in another order, the same on every run (xorshift, Marsaglia 2003). */
export function createShuffler(seed: number): <Item>(items: readonly Item[]) => Item[] {
  let state = seed;
  const random = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  return (items) =>
    items
      .map((item) => ({ item, key: random() }))
      .toSorted((first, second) => first.key - second.key)
      .map(({ item }) => item);
}
