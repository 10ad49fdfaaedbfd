/** A bar of the map: one part, or the longest of several that stand side by side. */
export interface MapBar<Part> {
  readonly index: number;
  readonly part: Part;
  /** The first of the parts that the bar stands for is `index` or before it; there are so many. */
  readonly count: number;
}

/** The parts of a text as at most `mostBars` bars, in their order. */
export function makeMapBars<Part extends { readonly words: number }>(
  parts: readonly Part[],
  mostBars: number,
): readonly MapBar<Part>[] {
  const perBar = Math.max(1, Math.ceil(parts.length / Math.max(1, mostBars)));
  const bars: MapBar<Part>[] = [];
  for (let first = 0; first < parts.length; first += perBar) {
    let longest: MapBar<Part> | null = null;
    const count = Math.min(perBar, parts.length - first);
    for (const [place, part] of parts.slice(first, first + perBar).entries()) {
      if (longest === null || part.words > longest.part.words)
        longest = { index: first + place, part, count };
    }
    if (longest !== null) bars.push(longest);
  }
  return bars;
}
