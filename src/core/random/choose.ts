import type { SecretRandom } from "./secret-random.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Either kind of source; who needs the secret one asks for it by its own type. */
export type RandomSource = SeededRandom | SecretRandom;

/** One of the items, each equally likely; `undefined` of none. */
export function chooseOne<Item>(items: readonly Item[], random: RandomSource): Item | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}

/** One of the items, each as likely as its weight says; weights are whole numbers of which one at least is not 0. */
export function chooseWeighted<Item>(
  items: readonly (readonly [item: Item, weight: number])[],
  random: RandomSource,
): Item | undefined {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = random.below(total);
  for (const [item, weight] of items) {
    if (left < weight) return item;
    left -= weight;
  }
  return undefined;
}

/**
 * `count` of the items in random order, none twice, each choice equally likely (the first steps of the shuffle by Fisher
 * and Yates, 1938); all of them where there are fewer. Costs `count` draws, however many items there are.
 */
export function chooseSeveral<Item>(items: readonly Item[], count: number, random: RandomSource): Item[] {
  // Only what was moved is written down: place → the item that stands there now.
  const moved = new Map<number, number>();
  const chosen: Item[] = [];
  for (let place = 0; place < Math.min(count, items.length); place += 1) {
    const drawn = place + random.below(items.length - place);
    const item = items[moved.get(drawn) ?? drawn];
    moved.set(drawn, moved.get(place) ?? place);
    if (item !== undefined) chosen.push(item);
  }
  return chosen;
}
