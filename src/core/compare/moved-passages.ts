/** Items that were taken out at one place and stand, equal, at another. */
export interface MovedRun {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** A passage of fewer words is found at many places by chance. */
const SHORTEST_MOVE = 6;
const FACTOR = 0x01000193;

/** The hash of the items from a place on. */
function hashWindow(items: Int32Array, start: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < SHORTEST_MOVE; index += 1) {
    hash = Math.imul(hash ^ (items[start + index] ?? 0), FACTOR);
    hash ^= hash >>> 13;
  }
  return hash;
}

const EMPTY = -1;
const REPEATED = -2;

/** Hashes with where each stands. */
interface WindowIndex {
  add(hash: number, place: number): void;
  /** The place of a hash that was added once; negative for one that was added never or more often. */
  find(hash: number): number;
}

/** An index for up to so many windows, by open addressing. */
function createWindowIndex(most: number): WindowIndex {
  let capacity = 16;
  while (capacity < most * 2) capacity *= 2;
  const mask = capacity - 1;
  const keys = new Int32Array(capacity);
  const places = new Int32Array(capacity).fill(EMPTY);
  const slotOf = (hash: number) => {
    let slot = (hash ^ (hash >>> 16)) & mask;
    while (places[slot] !== EMPTY && keys[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  return {
    add(hash, place) {
      const slot = slotOf(hash);
      places[slot] = places[slot] === EMPTY ? place : REPEATED;
      keys[slot] = hash;
    },
    find: (hash) => places[slotOf(hash)] ?? EMPTY,
  };
}

/** The places from which on a whole window is free. */
function freeWindows(isFree: Uint8Array): number[] {
  const starts: number[] = [];
  let run = 0;
  for (let index = 0; index < isFree.length; index += 1) {
    run = isFree[index] === 1 ? run + 1 : 0;
    if (run >= SHORTEST_MOVE) starts.push(index - SHORTEST_MOVE + 1);
  }
  return starts;
}

/** Places in `a` with the equal places in `b`, where neither stands a second time anywhere in its text. */
function findCertainPairs(
  a: Int32Array,
  b: Int32Array,
  freeA: readonly number[],
  freeB: readonly number[],
): ReadonlyMap<number, number> {
  const inB = createWindowIndex(freeB.length);
  for (const place of freeB) inB.add(hashWindow(b, place), place);
  const candidates = freeA.filter((place) => inB.find(hashWindow(a, place)) >= 0);
  if (candidates.length === 0) return new Map();

  const everywhereA = createWindowIndex(a.length);
  const everywhereB = createWindowIndex(b.length);
  for (let place = 0; place + SHORTEST_MOVE <= a.length; place += 1)
    everywhereA.add(hashWindow(a, place), place);
  for (let place = 0; place + SHORTEST_MOVE <= b.length; place += 1)
    everywhereB.add(hashWindow(b, place), place);
  const pairs = new Map<number, number>();
  for (const place of candidates) {
    const hash = hashWindow(a, place);
    const partner = everywhereB.find(hash);
    if (everywhereA.find(hash) === place && partner >= 0) pairs.set(place, partner);
  }
  return pairs;
}

/**
 * Passages of at least six words that have no partner in their place and stand word for word elsewhere. Only what
 * is certain: the six words stand once in each text. In the order of the first text; no word is in two of them.
 */
export function findMovedRuns(a: Int32Array, b: Int32Array, partners: Int32Array): readonly MovedRun[] {
  const isFreeA = new Uint8Array(a.length);
  const isFreeB = new Uint8Array(b.length).fill(1);
  for (let index = 0; index < partners.length; index += 1) {
    const partner = partners[index] ?? -1;
    if (partner === -1) isFreeA[index] = 1;
    else isFreeB[partner] = 0;
  }
  const freeA = freeWindows(isFreeA);
  const freeB = freeWindows(isFreeB);
  if (freeA.length === 0 || freeB.length === 0) return [];

  const moves: MovedRun[] = [];
  let used = 0;
  for (const [start, place] of findCertainPairs(a, b, freeA, freeB)) {
    if (start < used) continue;
    const isPair = (offset: number) =>
      start + offset >= used &&
      a[start + offset] === b[place + offset] &&
      isFreeA[start + offset] === 1 &&
      isFreeB[place + offset] === 1;
    let from = 0;
    let to = 0;
    while (isPair(to)) to += 1;
    if (to < SHORTEST_MOVE) continue;
    while (isPair(from - 1)) from -= 1;
    isFreeB.fill(0, place + from, place + to);
    moves.push({ a: start + from, b: place + from, length: to - from });
    used = start + to;
  }
  return moves;
}
