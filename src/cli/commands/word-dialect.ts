import type { WordDialect } from "#core/analyses/counts/counts.ts";

import { UsageError } from "../arguments.ts";

const dialects: readonly WordDialect[] = ["word", "unicode", "wc"];

/** Reads the value of `--dialect` where words are counted within a text; `word` without one. Throws a `UsageError`. */
export function readDialect(name: string | undefined): WordDialect {
  if (name === undefined) return "word";
  const known = dialects.find((dialect) => dialect === name);
  if (known !== undefined) return known;
  throw new UsageError(`There is no dialect "${name}" here; there are ${dialects.join(", ")}.`);
}
