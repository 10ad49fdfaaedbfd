/** Items that were taken out at one place and stand, equal, at another. */
export interface MovedRun {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** A passage of fewer words is found at many places by chance. */
const SHORTEST_MOVE = 6;
const FACTOR = 0x01000193;

/** For each place the hash of the items that begin there; empty where the sequence is too short. */
function hashWindows(items: Int32Array): Int32Array {
  const count = Math.max(items.length - SHORTEST_MOVE + 1, 0);
  const hashes = new Int32Array(count);
  for (let start = 0; start < count; start += 1) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < SHORTEST_MOVE; index += 1) {
      hash = Math.imul(hash ^ (items[start + index] ?? 0), FACTOR);
      hash ^= hash >>> 13;
    }
    hashes[start] = hash;
  }
  return hashes;
}

const EMPTY = -1;
const REPEATED = -2;

/** Where each hash stands, by open addressing; hashes that stand more than once are told apart by nothing. */
function indexWindows(hashes: Int32Array): (hash: number) => number {
  let capacity = 16;
  while (capacity < hashes.length * 2) capacity *= 2;
  const mask = capacity - 1;
  const keys = new Int32Array(capacity);
  const places = new Int32Array(capacity).fill(EMPTY);
  const slotOf = (hash: number) => {
    let slot = (hash ^ (hash >>> 16)) & mask;
    while (places[slot] !== EMPTY && keys[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  for (let index = 0; index < hashes.length; index += 1) {
    const slot = slotOf(hashes[index] ?? 0);
    places[slot] = places[slot] === EMPTY ? index : REPEATED;
    keys[slot] = hashes[index] ?? 0;
  }
  return (hash) => places[slotOf(hash)] ?? EMPTY;
}

/**
 * Passages of at least six words that have no partner in their place and stand word for word elsewhere. Only what
 * is certain: the six words stand once in each text. In the order of the first text; no word is in two of them.
 */
export function findMovedRuns(a: Int32Array, b: Int32Array, partners: Int32Array): readonly MovedRun[] {
  const isFreeB = new Uint8Array(b.length).fill(1);
  let free = 0;
  for (const partner of partners) {
    if (partner === -1) free += 1;
    else isFreeB[partner] = 0;
  }
  const freeB = b.length - (partners.length - free);
  if (free < SHORTEST_MOVE || freeB < SHORTEST_MOVE) return [];

  const hashesA = hashWindows(a);
  const hashesB = hashWindows(b);
  const placeInA = indexWindows(hashesA);
  const placeInB = indexWindows(hashesB);
  const moves: MovedRun[] = [];
  let used = 0;
  for (let start = 0; start < hashesA.length; start += 1) {
    const hash = hashesA[start] ?? 0;
    if (partners[start] !== -1 || placeInA(hash) !== start) continue;
    const place = placeInB(hash);
    if (place < 0) continue;
    const isPair = (offset: number) =>
      start + offset >= used &&
      a[start + offset] === b[place + offset] &&
      partners[start + offset] === -1 &&
      isFreeB[place + offset] === 1;
    let from = 0;
    let to = 0;
    while (isPair(to)) to += 1;
    if (to < SHORTEST_MOVE) continue;
    while (isPair(from - 1)) from -= 1;
    isFreeB.fill(0, place + from, place + to);
    moves.push({ a: start + from, b: place + from, length: to - from });
    used = start + to;
    start = used - 1;
  }
  return moves;
}
