import type { SequenceRange } from "./bounded-alignment.ts";

/** So many items in a row stand once where single ones recur: a clause in Chinese, some figures in a table. */
const RUN = 8;
/** Of the runs of a long range those are taken of which these bits of the hash are zero: the same ones in both sides. */
const SAMPLE_MASK = 0b111;
/** Ranges shorter than this are looked through run by run. */
const SHORTEST_SAMPLED = 20_000;
/** Rooms for each run: runs that share one are no anchors. */
const ROOMS = 4;
/** A prime with which the items of a run are weighed, and its power that weighs the item that leaves one. */
const BASE = 0x01000193;
const LEAVING = powerOf(BASE, RUN - 1);
/** A factor after which the upper bits depend on all bits. */
const SPREAD = 0x9e3779b1;

/** Places that stand for one another: `a[i]` and `b[i]` of each, ascending in `a`. */
export interface PlacePairs {
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/** The hashes of runs, and where they start. */
interface Runs {
  readonly hashes: Int32Array;
  readonly places: Int32Array;
}

/** Numbers of 32 bits. */
function powerOf(base: number, exponent: number): number {
  let power = 1;
  for (let factor = 0; factor < exponent; factor += 1) power = Math.imul(power, base);
  return power;
}

/**
 * The runs of a part of which the bits of a mask are zero (a rolling hash; Karp and Rabin, 1987), up to twice as many as
 * are likely: where there are more, most are the same.
 */
function readRuns(items: Int32Array, start: number, end: number, mask: number): Runs {
  const most = mask === 0 ? end - start : (end - start) >> 2;
  const hashes = new Int32Array(most);
  const places = new Int32Array(most);
  let count = 0;
  let rolling = 0;
  for (let index = start; index < end && count < most; index += 1) {
    if (index >= start + RUN) rolling -= Math.imul((items[index - RUN] ?? 0) + 1, LEAVING);
    rolling = (Math.imul(rolling, BASE) + (items[index] ?? 0) + 1) | 0;
    if (index < start + RUN - 1) continue;
    const hash = Math.imul(rolling ^ (rolling >>> 15), SPREAD);
    if ((hash & mask) !== 0) continue;
    hashes[count] = hash;
    places[count] = index - RUN + 1;
    count += 1;
  }
  return { hashes: hashes.subarray(0, count), places: places.subarray(0, count) };
}

/** How often the runs of each room occur, up to twice. */
function countRuns({ hashes }: Runs, rooms: number, shift: number): Uint8Array {
  const counts = new Uint8Array(rooms);
  for (const hash of hashes) {
    const room = hash >>> shift;
    if ((counts[room] ?? 0) < 2) counts[room] = (counts[room] ?? 0) + 1;
  }
  return counts;
}

/** The starts of runs that stand once in each side of a range, of which both sides are at least as long as one. */
export function findRunPairs(
  a: Int32Array,
  b: Int32Array,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
): PlacePairs {
  const mask = aEnd - aStart + bEnd - bStart < SHORTEST_SAMPLED ? 0 : SAMPLE_MASK;
  const inA = readRuns(a, aStart, aEnd, mask);
  const inB = readRuns(b, bStart, bEnd, mask);
  const shift = Math.clz32(Math.max(inA.places.length, inB.places.length, 1) * ROOMS);
  const rooms = 2 ** (32 - shift);
  const countsA = countRuns(inA, rooms, shift);
  const countsB = countRuns(inB, rooms, shift);
  const placesB = new Int32Array(rooms);
  for (const [index, hash] of inB.hashes.entries()) placesB[hash >>> shift] = inB.places[index] ?? 0;
  const pairs = { a: new Int32Array(inA.places.length), b: new Int32Array(inA.places.length) };
  let count = 0;
  for (let index = 0; index < inA.places.length; index += 1) {
    const room = (inA.hashes[index] ?? 0) >>> shift;
    if (countsA[room] !== 1 || countsB[room] !== 1) continue;
    const place = inA.places[index] ?? 0;
    const other = placesB[room] ?? 0;
    if (!isSameRun(a, place, b, other)) continue;
    pairs.a[count] = place;
    pairs.b[count] = other;
    count += 1;
  }
  return { a: pairs.a.subarray(0, count), b: pairs.b.subarray(0, count) };
}

function isSameRun(a: Int32Array, aStart: number, b: Int32Array, bStart: number): boolean {
  let offset = 0;
  while (offset < RUN && a[aStart + offset] === b[bStart + offset]) offset += 1;
  return offset === RUN;
}
