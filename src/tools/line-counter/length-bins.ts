/** How many lines have a length from `from` up to and without `to`. */
export interface LengthBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const mostBins = 24;

/** The least of 1, 2, 5, 10, 20, 50 and so on that makes few enough bins. */
function chooseWidth(longest: number): number {
  let power = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) {
      if ((longest + 1) / (factor * power) <= mostBins) return factor * power;
    }
    power *= 10;
  }
}

/** Lengths in bins of one round width, from 0 to the longest. None for no lengths. */
export function lengthBins(lengths: Uint32Array): readonly LengthBin[] {
  if (lengths.length === 0) return [];
  let longest = 0;
  for (const length of lengths) longest = Math.max(longest, length);
  const width = chooseWidth(longest);
  const counts = new Uint32Array(Math.floor(longest / width) + 1);
  for (const length of lengths) {
    const bin = Math.floor(length / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return Array.from(counts, (count, index) => ({ from: index * width, to: (index + 1) * width, count }));
}
