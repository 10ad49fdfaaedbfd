/** A font as its package splits it: pieces that each hold some characters, so that only those needed are fetched. */
export interface FontFamilyData {
  /** Of the package `@fontsource/<name>` and of its files. */
  readonly name: string;
  readonly weights: readonly number[];
  /**
   * The characters of each piece: runs in ascending order, parted by commas, as base-36 numbers: how many code points
   * are skipped and, after a point, how many more than one are in the run.
   */
  readonly pieces: Readonly<Record<string, string>>;
}

/** One file of a font. */
export interface FontPiece {
  readonly family: string;
  readonly piece: string;
  readonly weight: number;
  /** Whether the text is to be drawn bolder than the font is, since the family has no bold. */
  readonly isThin: boolean;
  /** The name to load it by. */
  readonly file: string;
  covers(codePoint: number): boolean;
}

/** The pieces of a family in the weight nearest to the one asked for: 400 for text, 600 for headings. */
export function listPieces(
  { name, weights, pieces }: FontFamilyData,
  weight: 400 | 600,
): readonly FontPiece[] {
  const nearest = weights.includes(weight) ? weight : (weights[0] ?? 400);
  return Object.entries(pieces).map(([piece, coverage]) => {
    let runs: Uint32Array | null = null;
    return {
      family: name,
      piece,
      weight: nearest,
      isThin: nearest < weight,
      file: fontFile(name, piece, nearest),
      covers(codePoint) {
        runs ??= decodeRuns(coverage);
        return isInRuns(runs, codePoint);
      },
    };
  });
}

/** The file of a piece within its package's folder `files`. */
export function fontFile(family: string, piece: string, weight: number): string {
  return `${family}-${piece}-${String(weight)}-normal.woff`;
}

/** Start and end (exclusive) of each run, in turn. */
function decodeRuns(coverage: string): Uint32Array {
  const runs = coverage.split(",");
  const bounds = new Uint32Array(runs.length * 2);
  let next = 0;
  runs.forEach((run, index) => {
    const [skipped = "", more = "0"] = run.split(".");
    const start = next + Number.parseInt(skipped, 36);
    next = start + Number.parseInt(more, 36) + 1;
    bounds[index * 2] = start;
    bounds[index * 2 + 1] = next;
  });
  return bounds;
}

function isInRuns(bounds: Uint32Array, codePoint: number): boolean {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}
