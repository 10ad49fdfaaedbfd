/** Binary logarithms of shares, rounded: how frequent a language's letters and its commonest trigrams are. */
export interface Profile {
  readonly letters: ReadonlyMap<string, number>;
  readonly trigrams: ReadonlyMap<string, number>;
}

const FIRST_LEVEL = -2;
const LEVELS = 12;
const LEVEL_MARK = "/";
const PART_MARK = "|";

/**
 * A profile as text: letters, a bar, trigrams; in both, what is equally frequent together and in order, from the
 * level -2 down, with a slash between levels.
 */
export function writeProfile({ letters, trigrams }: Profile): string {
  return [letters, trigrams].map(writeLevels).join(PART_MARK);
}

/** Reads what `writeProfile` wrote. */
export function readProfile(text: string): Profile {
  const [letters = "", trigrams = ""] = text.split(PART_MARK);
  return { letters: readLevels(letters, 1), trigrams: readLevels(trigrams, 3) };
}

/** The level of a share: its binary logarithm, rounded, and within what a profile can hold. */
export function levelOf(share: number): number {
  return Math.min(FIRST_LEVEL, Math.max(FIRST_LEVEL - LEVELS + 1, Math.round(Math.log2(share))));
}

function writeLevels(levels: ReadonlyMap<string, number>): string {
  return Array.from({ length: LEVELS }, (_, index) =>
    [...levels]
      .filter(([, level]) => level === FIRST_LEVEL - index)
      .map(([units]) => units)
      .toSorted()
      .join(""),
  )
    .join(LEVEL_MARK)
    .replace(/\/+$/, "");
}

function readLevels(text: string, length: number): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const [index, units] of text.split(LEVEL_MARK).entries()) {
    for (let start = 0; start < units.length; start += length) {
      levels.set(units.slice(start, start + length), FIRST_LEVEL - index);
    }
  }
  return levels;
}
