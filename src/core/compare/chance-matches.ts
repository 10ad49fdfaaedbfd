/** How many times longer than a run of pairs the changes on both of its sides must be for it to be chance. */
const CHANCE_RATIO = 4;
/** A longer run is never chance. */
const LONGEST_CHANCE = 3;
/** Dropping a run makes the changes beside it longer, so runs are looked at again, this often at most. */
const MOST_PASSES = 4;

/** Paired items that follow one another in both sequences: where they begin in the first, and how many they are. */
interface Runs {
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  count: number;
}

function findRuns(partners: Int32Array): Runs {
  const [starts, lengths] = [new Int32Array(partners.length), new Int32Array(partners.length)];
  let count = 0;
  for (let start = 0; start < partners.length;) {
    const partner = partners[start] ?? -1;
    if (partner === -1) {
      start += 1;
      continue;
    }
    let end = start + 1;
    while (end < partners.length && partners[end] === partner + end - start) end += 1;
    starts[count] = start;
    lengths[count] = end - start;
    count += 1;
    start = end;
  }
  return { starts, lengths, count };
}

/** Unpairs the runs that are chance and takes them off the list; whether there were any. */
function dropRuns(partners: Int32Array, lengthB: number, runs: Runs): boolean {
  const { starts, lengths, count } = runs;
  let kept = 0;
  // Where the run before ends, whether it was dropped or not.
  let [aDone, bDone] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    const length = lengths[index] ?? 0;
    const partner = partners[start] ?? 0;
    const nextStart = starts[index + 1] ?? 0;
    const isLast = index + 1 === count;
    // Each side must have lost and gained: what only grew around kept words still holds them.
    const least = Math.min(
      start - aDone,
      partner - bDone,
      (isLast ? partners.length : nextStart) - start - length,
      (isLast ? lengthB : (partners[nextStart] ?? 0)) - partner - length,
    );
    aDone = start + length;
    bDone = partner + length;
    if (length <= LONGEST_CHANCE && least >= CHANCE_RATIO * length) {
      partners.fill(-1, start, start + length);
    } else {
      starts[kept] = start;
      lengths[kept] = length;
      kept += 1;
    }
  }
  runs.count = kept;
  return kept < count;
}

/**
 * Unpairs what is equal by chance: a few words between rewritten passages, on both sides, that are several times as
 * long. Without them a rewritten passage reads as one. `lengthB` is the length of the second sequence.
 */
export function dropChanceMatches(partners: Int32Array, lengthB: number): void {
  const runs = findRuns(partners);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    if (!dropRuns(partners, lengthB, runs)) return;
  }
}
