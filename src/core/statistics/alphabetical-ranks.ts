/**
 * The place of each of some names in the order of their UTF-16 units, from 0, by the place where it stands among them.
 * Equal names have places of their own, in their order.
 */
export function rankAlphabetically(names: readonly string[]): Uint32Array {
  const order = Array.from(names, (_, index) => index).sort((first, second) => {
    const one = names[first] ?? "";
    const other = names[second] ?? "";
    return one < other ? -1 : one > other ? 1 : first - second;
  });
  const ranks = new Uint32Array(names.length);
  for (const [rank, index] of order.entries()) ranks[index] = rank;
  return ranks;
}
