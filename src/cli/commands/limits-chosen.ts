import { countInUnits } from "#core/limits/count-in-unit.ts";
import { findOverflow } from "#core/limits/find-overflow.ts";
import type { LimitBound } from "#core/limits/limit.ts";
import { describeMeasure, measureLimit } from "#core/limits/measure-limit.ts";
import type { BoundMeasure, LimitState } from "#core/limits/measure-limit.ts";
import { parseOwnLimit } from "#core/limits/own-limit.ts";
import { findPlatformLimit, platformLimits } from "#core/limits/platform-limits.ts";

import { UsageError } from "../arguments.ts";

/** What `--limit` takes for every limit that is known. */
export const everyLimit = "all";

/** A limit that a text is held against. */
export interface ChosenLimit {
  readonly id: string;
  readonly name: string;
  readonly bounds: readonly LimitBound[];
  /** Where the limit was read, and the day; `null` for one that the command was given. */
  readonly source: string | null;
  readonly checked: string | null;
}

/** How a text stands towards a limit, under the keys of the JSON output. */
export interface LimitResult extends Omit<ChosenLimit, "bounds"> {
  readonly state: LimitState;
  readonly bounds: readonly BoundMeasure[];
  /** The offset, in UTF-16 units, from which on the text is too long; `null` where it fits. */
  readonly overflow: number | null;
  readonly sentence: string;
}

/** Understands the value of `--limit`: names with commas between. Throws a `UsageError` for one that there is not. */
export function readChosenLimits(value: string | undefined): readonly ChosenLimit[] {
  if (value === undefined) return [];
  if (value === everyLimit) return platformLimits.map(({ id }) => readLimit(id));
  return value.split(",").map((name) => readLimit(name.trim()));
}

function readLimit(name: string): ChosenLimit {
  const platform = findPlatformLimit(name);
  if (platform !== undefined) {
    const { id, field, bounds, source } = platform;
    return {
      id,
      name: `${platform.platform}: ${field}`,
      bounds,
      source: source.name,
      checked: source.checked,
    };
  }
  const own = parseOwnLimit(name);
  if (own === undefined) {
    throw new UsageError(`There is no limit "${name}"; "wordbench limits --limit all" shows every one.`);
  }
  const { unit, least, most } = own;
  const bound = { unit, ...(least === null ? {} : { least }), ...(most === null ? {} : { most }) };
  return { id: name, name: own.name, bounds: [bound], source: null, checked: null };
}

/** Holds a text against limits. */
export function measureChosenLimits(text: string, limits: readonly ChosenLimit[]): readonly LimitResult[] {
  if (limits.length === 0) return [];
  const counts = countInUnits(text);
  return limits.map(({ id, name, bounds, source, checked }) => {
    const measure = measureLimit(counts, bounds);
    return {
      id,
      name,
      state: measure.state,
      bounds: measure.bounds,
      overflow: findOverflow(text, bounds),
      sentence: describeMeasure(measure),
      source,
      checked,
    };
  });
}
