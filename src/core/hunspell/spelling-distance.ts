/** What slips cost in a language. */
export interface SlipCosts {
  /** Costs of taking one letter for another, by both. */
  readonly near: ReadonlyMap<string, number>;
  /** How rare a letter is, from 0 to 1. */
  readonly ranks: ReadonlyMap<string, number>;
}

const EXCHANGE = 1.05;
const SAME_BUT_MARK = 0.3;
const OMISSION = 0.9;
const ADDITION = 0.95;
const DOUBLING = 0.55;
const SWAP = 0.6;
const FIRST_LETTER = 0.3;
/** How much more a rare letter costs than a common one. */
const RARITY = 0.15;

/** The letter without its marks. */
function bare(letter: string): string {
  return letter < "\u00c0" ? letter : letter.normalize("NFD").charAt(0);
}

function exchangeCost(written: string, meant: string, { near, ranks }: SlipCosts): number {
  const listed = near.get(written + meant);
  if (listed !== undefined) return listed;
  if (bare(written) === bare(meant)) return SAME_BUT_MARK;
  return EXCHANGE + RARITY * (ranks.get(meant) ?? 1);
}

/**
 * How unlikely it is that a word was written for another: the least sum of slips between them (a Damerau and Levenshtein
 * distance with weights, 1964 and 1966, where no letters are changed after they were swapped). 0 for the same word. The
 * costs are set by hand after what is known of typing: doubled, swapped and marked letters are the usual slips.
 */
export function spellingDistance(written: string, meant: string, costs: SlipCosts): number {
  let before: number[] = [];
  let last: number[] = [];
  for (let at = 0; at <= written.length; at += 1) {
    const row: number[] = [];
    for (let to = 0; to <= meant.length; to += 1) {
      row.push(at === 0 && to === 0 ? 0 : leastCost(written, meant, costs, { at, to, row, last, before }));
    }
    before = last;
    last = row;
  }
  return last[meant.length] ?? 0;
}

interface Cell {
  readonly at: number;
  readonly to: number;
  readonly row: readonly number[];
  readonly last: readonly number[];
  readonly before: readonly number[];
}

function leastCost(
  written: string,
  meant: string,
  costs: SlipCosts,
  { at, to, row, last, before }: Cell,
): number {
  const here = written.charAt(at - 1);
  const there = meant.charAt(to - 1);
  let least = Infinity;
  if (at > 0 && to > 0) {
    const start = at === 1 && to === 1 ? FIRST_LETTER : 0;
    least = (last[to - 1] ?? Infinity) + (here === there ? 0 : start + exchangeCost(here, there, costs));
    const swapped = here === meant.charAt(to - 2) && written.charAt(at - 2) === there;
    if (at > 1 && to > 1 && swapped && here !== there)
      least = Math.min(least, (before[to - 2] ?? Infinity) + SWAP);
  }
  if (at > 0) {
    const doubled = at > 1 && here === written.charAt(at - 2);
    const start = at === 1 && to === 0 ? FIRST_LETTER : 0;
    least = Math.min(least, (last[to] ?? Infinity) + start + (doubled ? DOUBLING : ADDITION));
  }
  if (to > 0) {
    const doubled = to > 1 && there === meant.charAt(to - 2);
    const start = to === 1 && at === 0 ? FIRST_LETTER : 0;
    const cost = doubled ? DOUBLING : OMISSION + RARITY * (costs.ranks.get(there) ?? 1);
    least = Math.min(least, (row[to - 1] ?? Infinity) + start + cost);
  }
  return least;
}
