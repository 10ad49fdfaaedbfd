import { formatWholeNumber } from "#core/goal/whole-number.ts";

import type { UnitCounts } from "./count-in-unit.ts";
import type { CountingUnit } from "./counting-units.ts";
import { unitFacts } from "./counting-units.ts";
import type { LimitBound } from "./limit.ts";

/** How a text stands towards one bound of a limit. */
export interface BoundMeasure {
  readonly unit: CountingUnit;
  /** What the text counts; of pixels, rounded up. */
  readonly count: number;
  readonly most: number | null;
  readonly least: number | null;
  /** What is left of the maximum, below 0 past it; `null` without one. */
  readonly remaining: number | null;
}

export type LimitState = "empty" | "under" | "within" | "over";

/** How a text stands towards a limit. */
export interface LimitMeasure {
  readonly bounds: readonly BoundMeasure[];
  /** The bound that decides: the one that is most exceeded, or nearest to it. */
  readonly tightest: BoundMeasure;
  /** `over` when any bound is exceeded, `under` when any minimum is not reached. */
  readonly state: LimitState;
  /** How much of the limit is used, from 0 to 1 and beyond. */
  readonly fraction: number;
}

/** Measures a text, by what it counts in every unit, against the bounds of a limit, of which there is at least one. */
export function measureLimit(counts: UnitCounts, bounds: readonly LimitBound[]): LimitMeasure {
  const measures = bounds.map(({ unit, most = null, least = null }) => {
    const count = wholeCount(counts[unit]);
    return { unit, count, most, least, remaining: most === null ? null : most - count };
  });
  const [first, ...others] = measures;
  if (first === undefined) throw new RangeError("A limit has at least one bound");
  const tightest = others.reduce((chosen, next) => (use(next) > use(chosen) ? next : chosen), first);
  return { bounds: measures, tightest, state: stateOf(counts, measures), fraction: use(tightest) };
}

/** A count as a whole number: pixels are rounded up, but a hair's breadth, of a sum of fractions, is no pixel. */
export function wholeCount(count: number): number {
  return Math.max(0, Math.ceil(count - 1e-6));
}

function use({ count, most, least }: BoundMeasure): number {
  const whole = most ?? least ?? 0;
  return whole === 0 ? 0 : count / whole;
}

function stateOf(counts: UnitCounts, measures: readonly BoundMeasure[]): LimitState {
  if (measures.some(({ remaining }) => remaining !== null && remaining < 0)) return "over";
  if (counts.utf16 === 0) return "empty";
  return measures.some(({ count, least }) => least !== null && count < least) ? "under" : "within";
}

/** What the measure says, in a few words: `12 characters left`, `3 bytes too many`, `40 words to go`. */
export function describeMeasure({ tightest, bounds, state }: LimitMeasure): string {
  if (state === "under") {
    const short = bounds.find(({ count, least }) => least !== null && count < least) ?? tightest;
    return `${quantity((short.least ?? 0) - short.count, short.unit)} to go`;
  }
  const { remaining, unit, count } = tightest;
  if (remaining === null) return quantity(count, unit);
  return remaining < 0 ? `${quantity(-remaining, unit)} too many` : `${quantity(remaining, unit)} left`;
}

/** A count with its unit: `1 character`, `1,204 bytes`. */
export function quantity(count: number, unit: CountingUnit): string {
  const { one, many } = unitFacts[unit];
  return `${formatWholeNumber(count)} ${count === 1 ? one : many}`;
}

/** What a bound asks for: `at most 280 characters`, `350 to 4,000 units`. */
export function describeBound({ unit, most, least }: LimitBound): string {
  if (most !== undefined && least !== undefined)
    return `${formatWholeNumber(least)} to ${quantity(most, unit)}`;
  return most === undefined ? `at least ${quantity(least ?? 0, unit)}` : `at most ${quantity(most, unit)}`;
}
