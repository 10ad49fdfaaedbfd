/** Paired items that follow one another in both sequences. */
interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** How many times longer than a run of pairs the changes on both of its sides must be for it to be chance. */
const CHANCE_RATIO = 4;
/** A longer run is never chance. */
const LONGEST_CHANCE = 3;
/** Dropping a run makes the changes beside it longer, so runs are looked at again, this often at most. */
const MOST_PASSES = 4;

function findRuns(partners: Int32Array): Run[] {
  const runs: Run[] = [];
  let start = 0;
  while (start < partners.length) {
    const b = partners[start] ?? -1;
    if (b === -1) {
      start += 1;
      continue;
    }
    let length = 1;
    while (partners[start + length] === b + length) length += 1;
    runs.push({ a: start, b, length });
    start += length;
  }
  return runs;
}

function isChance(
  run: Run,
  before: Run | undefined,
  after: Run | undefined,
  endA: number,
  endB: number,
): boolean {
  if (run.length > LONGEST_CHANCE) return false;
  const aBefore = run.a - (before === undefined ? 0 : before.a + before.length);
  const bBefore = run.b - (before === undefined ? 0 : before.b + before.length);
  const aAfter = (after?.a ?? endA) - run.a - run.length;
  const bAfter = (after?.b ?? endB) - run.b - run.length;
  // Each side must have lost and gained: what only grew around kept words still holds them.
  const least = Math.min(aBefore, bBefore, aAfter, bAfter);
  return least >= CHANCE_RATIO * run.length;
}

/**
 * Unpairs what is equal by chance: a few words between rewritten passages, on both sides, that are several times as
 * long. Without them a rewritten passage reads as one. `lengthB` is the length of the second sequence.
 */
export function dropChanceMatches(partners: Int32Array, lengthB: number): void {
  let runs = findRuns(partners);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const kept: Run[] = [];
    for (const [index, run] of runs.entries()) {
      if (!isChance(run, runs[index - 1], runs[index + 1], partners.length, lengthB)) kept.push(run);
      else partners.fill(-1, run.a, run.a + run.length);
    }
    if (kept.length === runs.length) return;
    runs = kept;
  }
}
