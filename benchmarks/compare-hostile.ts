import type { ComparisonOptions, ComparisonUnit } from "#core/compare/comparison.ts";
import { nothingIgnored } from "#core/compare/comparison.ts";
import { runFirst, runOurs } from "./compare-runs.ts";
import { createHostilePairs } from "./compare-texts.ts";
import { milliseconds, openTable } from "./measure.ts";

const everythingIgnored = {
  case: true,
  spaces: true,
  punctuation: true,
  quotes: true,
  numbers: true,
  diacritics: true,
};

const units: readonly ComparisonUnit[] = ["word", "prose", "character", "line"];

/**
 * Compares pairs of texts of a megabyte that were made to take long: the first run of a thread, and the median of three
 * runs by each unit, and by words where everything is ignored.
 */
export async function benchmarkHostileCompare(): Promise<void> {
  const pairs = createHostilePairs();
  const print = openTable(
    "Comparing hostile texts of 1 MB with Wordbench: milliseconds (the median of three runs) by unit",
    ["texts", "first run", ...units, "all ignored"],
    pairs.map(({ name }) => name),
  );
  const kinds: readonly ComparisonOptions[] = [
    ...units.map((unit) => ({ unit, ignored: nothingIgnored, findsMoves: true })),
    { unit: "word", ignored: everythingIgnored, findsMoves: true },
  ];
  for (const pair of pairs) {
    const times: string[] = [];
    for (const options of kinds) times.push(milliseconds((await runOurs(pair, options, 3)).milliseconds));
    print([pair.name, await runFirst(pair), ...times]);
  }
}
