/** Items that were taken out at one place and stand, equal, at another. */
export interface MovedRun {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** A passage of fewer words is found at many places by chance. */
const SHORTEST_MOVE = 6;
const FACTOR = 0x2c1b3c6d;

/** The factor of the item that leaves the window: `FACTOR` to the power of six. */
const LEAVING = Array.from({ length: SHORTEST_MOVE }).reduce<number>((power) => Math.imul(power, FACTOR), 1);

/** For each place the hash of the six items from it on (Karp and Rabin, 1987). */
function hashWindows(items: Int32Array): Int32Array {
  const hashes = new Int32Array(Math.max(items.length - SHORTEST_MOVE + 1, 0));
  let rolled = 0;
  for (let index = 0; index < items.length; index += 1) {
    rolled = (Math.imul(rolled, FACTOR) + (items[index] ?? 0)) | 0;
    if (index >= SHORTEST_MOVE) rolled = (rolled - Math.imul(items[index - SHORTEST_MOVE] ?? 0, LEAVING)) | 0;
    if (index >= SHORTEST_MOVE - 1) hashes[index - SHORTEST_MOVE + 1] = mix(rolled);
  }
  return hashes;
}

/** A number whose bits all depend on all of another one's. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** Marks the places from which on a whole window is free. */
function markFreeWindows(isFree: Uint8Array): Uint8Array {
  const marks = new Uint8Array(isFree.length);
  let run = 0;
  for (let index = 0; index < isFree.length; index += 1) {
    run = isFree[index] === 1 ? run + 1 : 0;
    if (run >= SHORTEST_MOVE) marks[index - SHORTEST_MOVE + 1] = 1;
  }
  return marks;
}

const EMPTY = -1;
const REPEATED = -2;

/** Where hashes stand in both texts, of as many hashes as were asked for. */
interface WindowIndex {
  readonly keys: Int32Array;
  readonly placesA: Int32Array;
  readonly placesB: Int32Array;
}

function createWindowIndex(most: number): WindowIndex {
  let capacity = 16;
  while (capacity < most * 2) capacity *= 2;
  return {
    // A slot of which neither text has a place yet is free, and its key means nothing.
    keys: new Int32Array(capacity),
    placesA: new Int32Array(capacity).fill(EMPTY),
    placesB: new Int32Array(capacity).fill(EMPTY),
  };
}

/** The slot of a hash, or the one that it would take, by open addressing. */
function slotOf({ keys, placesA }: WindowIndex, hash: number): number {
  const mask = keys.length - 1;
  let slot = hash & mask;
  while (placesA[slot] !== EMPTY && keys[slot] !== hash) slot = (slot + 1) & mask;
  return slot;
}

/** Bits by hash: most windows stand in one text alone, and this tells so without a look into a table. */
interface HashFilter {
  readonly bits: Uint32Array;
  /** By how much a hash is shifted to the right for the number of its bit. */
  readonly shift: number;
}

/** Bits a window that is wanted: one of eight windows that are not wanted passes at most. */
const BITS_EACH = 8;

function fillFilter(hashes: Int32Array, isWanted: Uint8Array, wanted: number): HashFilter {
  const width = Math.max(5, Math.ceil(Math.log2(wanted * BITS_EACH + 1)));
  const shift = 32 - width;
  const bits = new Uint32Array(1 << (width - 5));
  for (let place = 0; place < hashes.length; place += 1) {
    if (isWanted[place] !== 1) continue;
    const bit = (hashes[place] ?? 0) >>> shift;
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return { bits, shift };
}

function isFiltered({ bits, shift }: HashFilter, hash: number): boolean {
  const bit = hash >>> shift;
  return (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0;
}

function countOnes(marks: Uint8Array): number {
  let count = 0;
  for (let place = 0; place < marks.length; place += 1) count += marks[place] ?? 0;
  return count;
}

/**
 * For each place in `a` the equal place in `b`, or a negative number, where neither stands a second time anywhere in its
 * text; `null` where there is none at all.
 */
function findCertainPairs(
  a: Int32Array,
  b: Int32Array,
  freeA: Uint8Array,
  freeB: Uint8Array,
): Int32Array | null {
  const hashesA = hashWindows(a);
  const hashesB = hashWindows(b);
  const inB = fillFilter(hashesB, freeB, countOnes(freeB));
  const isCandidate = new Uint8Array(hashesA.length);
  let candidates = 0;
  for (let place = 0; place < hashesA.length; place += 1) {
    if (freeA[place] !== 1 || isFiltered(inB, hashesA[place] ?? 0)) continue;
    isCandidate[place] = 1;
    candidates += 1;
  }
  if (candidates === 0) return null;

  const inA = fillFilter(hashesA, isCandidate, candidates);
  const index = createWindowIndex(candidates);
  const { keys, placesA, placesB } = index;
  for (let place = 0; place < hashesA.length; place += 1) {
    if (isCandidate[place] !== 1) continue;
    const hash = hashesA[place] ?? 0;
    const slot = slotOf(index, hash);
    keys[slot] = hash;
    placesA[slot] = place;
  }
  const count = (hashes: Int32Array, places: Int32Array, isOwn: boolean) => {
    for (let place = 0; place < hashes.length; place += 1) {
      const hash = hashes[place] ?? 0;
      if (isFiltered(inA, hash)) continue;
      const slot = slotOf(index, hash);
      if (placesA[slot] === EMPTY) continue;
      const known = places[slot];
      if (isOwn ? known !== place : known !== EMPTY) places[slot] = REPEATED;
      else places[slot] = place;
    }
  };
  count(hashesA, placesA, true);
  count(hashesB, placesB, false);
  const pairs = new Int32Array(a.length).fill(EMPTY);
  for (let slot = 0; slot < keys.length; slot += 1) {
    const place = placesA[slot] ?? EMPTY;
    if (place >= 0) pairs[place] = placesB[slot] ?? EMPTY;
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
  const freeA = markFreeWindows(isFreeA);
  const freeB = markFreeWindows(isFreeB);
  if (!freeA.includes(1) || !freeB.includes(1)) return [];
  const pairs = findCertainPairs(a, b, freeA, freeB);
  if (pairs === null) return [];

  const moves: MovedRun[] = [];
  let used = 0;
  for (let start = 0; start < pairs.length; start += 1) {
    const place = pairs[start] ?? EMPTY;
    if (place < 0 || start < used) continue;
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
