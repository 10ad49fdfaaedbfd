/** Durations of one measured thing, in milliseconds, ascending. */
export type Durations = readonly number[];

/** Runs `work` until it was measured `runs` times after `warmUps` unmeasured runs. */
export async function measure(runs: number, warmUps: number, work: () => unknown): Promise<Durations> {
  const durations: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const startedAt = performance.now();
    await work();
    if (run >= 0) durations.push(performance.now() - startedAt);
  }
  return durations.toSorted((first, second) => first - second);
}

/**
 * Runs `work` once unmeasured, then until `budget` milliseconds are spent: at least three times, or once where the first
 * run alone took longer than the budget.
 */
export async function measureFor(budget: number, work: () => unknown): Promise<Durations> {
  const [first = Number.NaN] = await measure(1, 0, work);
  if (first > budget) return [first];
  const runs = Math.min(Math.max(Math.floor(budget / first), 3), 15);
  return measure(runs, 0, work);
}

/**
 * Runs each work once unmeasured, then all in turns, `runs` times: what else the machine does falls on each alike. Gives
 * the durations of each.
 */
export async function measureInTurns(
  runs: number,
  works: readonly (() => unknown)[],
): Promise<readonly Durations[]> {
  const durations = works.map((): number[] => []);
  for (let run = -1; run < runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now();
      await work();
      if (run >= 0) durations[index]?.push(performance.now() - startedAt);
    }
  }
  return durations.map((each) => each.toSorted((first, second) => first - second));
}

/** The value that `share` (0 to 1) of the durations do not pass; nearest rank. `NaN` for none. */
export function percentile(durations: Durations, share: number): number {
  const rank = Math.max(0, Math.ceil(durations.length * share) - 1);
  return durations[rank] ?? Number.NaN;
}

/** Milliseconds as a table shows them. */
export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

/** Prints rows under headings, first column to the left, the others to the right. */
export function printTable(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const show = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  process.stdout.write(`\n${title}\n${lines.map(show).join("\n")}\n`);
}

/** Cells of a table that is printed row by row are at least so wide. */
const LEAST_WIDTH = 9;

/**
 * Prints a title and headings, and gives what prints a row as soon as it is known, first column to the left, the others
 * to the right. The first column has the width of the longest of `names`.
 */
export function openTable(
  title: string,
  headings: readonly string[],
  names: readonly string[],
): (row: readonly string[]) => void {
  const first = Math.max(...names.map((name) => name.length), headings[0]?.length ?? 0);
  const widths = headings.map((heading, column) =>
    column === 0 ? first : Math.max(heading.length, LEAST_WIDTH),
  );
  const print = (row: readonly string[]) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join("  ")}\n`);
  };
  process.stdout.write(`\n${title}\n`);
  print(headings);
  return print;
}
