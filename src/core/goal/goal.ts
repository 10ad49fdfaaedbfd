import { formatWholeNumber, parseWholeNumber } from "./whole-number.ts";
import type { CountReading } from "./whole-number.ts";

/** The kinds and units of goal, in the order a form offers them. */
const goalKinds = ["minimum", "maximum", "range"] as const;
const goalUnits = ["words", "characters"] as const;

export type GoalKind = (typeof goalKinds)[number];
export type GoalUnit = (typeof goalUnits)[number];

/** How long a text should become. Counts are whole numbers from 1 to 10,000,000. */
export type Goal =
  | { readonly kind: "minimum" | "maximum"; readonly unit: GoalUnit; readonly count: number }
  | { readonly kind: "range"; readonly unit: GoalUnit; readonly from: number; readonly to: number };

const leastGoalCount = 1;
const mostGoalCount = 10_000_000;

/** What the goal form holds; `count` matters for a minimum or maximum, `from` and `to` for a range. */
export interface GoalFields {
  readonly kind: GoalKind;
  readonly unit: GoalUnit;
  readonly count: string;
  readonly from: string;
  readonly to: string;
}

/** A goal, or the field to correct and a sentence that says how. */
export type GoalReading =
  | { readonly kind: "goal"; readonly goal: Goal }
  | { readonly kind: "problem"; readonly field: "count" | "from" | "to"; readonly message: string };

/** Where a text stands against its goal. */
export interface GoalMeasure {
  /** `under` a minimum or range not reached yet; `over` a maximum or the end of a range; else `within`. */
  readonly state: "under" | "within" | "over";
  /** What is left to the next end of the goal: up to a minimum, a maximum, or a range's start, then its end. */
  readonly remaining: number;
  /** What lies past a maximum or the end of a range; always 0 for a minimum. */
  readonly over: number;
  /** Progress from 0 to 1 towards the minimum, the maximum or the end of the range. */
  readonly fraction: number;
  /** The same in words, for people and screen readers; no full stop. */
  readonly sentence: string;
}

/** Reads a goal's number as a person typed it; see `parseWholeNumber` for the ways of writing that it knows. */
export function parseGoalCount(input: string): CountReading {
  return parseWholeNumber(input, { least: leastGoalCount, most: mostGoalCount });
}

/** Reads the goal form. Fields that the kind of goal does not use are ignored. */
export function parseGoal(fields: GoalFields): GoalReading {
  const { kind, unit } = fields;
  if (kind !== "range") {
    const count = parseGoalCount(fields.count);
    if (count.kind === "problem") return { ...count, field: "count" };
    return { kind: "goal", goal: { kind, unit, count: count.count } };
  }
  const from = parseGoalCount(fields.from);
  if (from.kind === "problem") return { ...from, field: "from" };
  const to = parseGoalCount(fields.to);
  if (to.kind === "problem") return { ...to, field: "to" };
  if (from.count > to.count) {
    const message = `The range must end at ${formatWholeNumber(from.count)} or more, where it starts.`;
    return { kind: "problem", field: "to", message };
  }
  return { kind: "goal", goal: { kind, unit, from: from.count, to: to.count } };
}

function isGoalCount(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isInteger(value) && value >= leastGoalCount && value <= mostGoalCount
  );
}

/** Reads a goal from storage. Anything that is not a whole, valid goal is `null`; unknown fields are dropped. */
export function parseStoredGoal(value: unknown): Goal | null {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("unit" in value)) return null;
  const kind = goalKinds.find((known) => known === value.kind);
  const unit = goalUnits.find((known) => known === value.unit);
  if (kind === undefined || unit === undefined) return null;
  if (kind !== "range") {
    return "count" in value && isGoalCount(value.count) ? { kind, unit, count: value.count } : null;
  }
  if (!("from" in value) || !("to" in value)) return null;
  const { from, to } = value;
  return isGoalCount(from) && isGoalCount(to) && from <= to ? { kind, unit, from, to } : null;
}

function quantity(count: number, unit: GoalUnit): string {
  const name = count === 1 ? unit.slice(0, -1) : unit;
  return `${count === 0 ? "no" : formatWholeNumber(count)} ${name}`;
}

function minimumSentence(counted: number, count: number, unit: GoalUnit): string {
  if (counted < count) return `${quantity(count - counted, unit)} left`;
  return counted === count
    ? "Minimum reached"
    : `Minimum reached, ${quantity(counted - count, unit)} above it`;
}

function maximumSentence(counted: number, count: number, unit: GoalUnit): string {
  if (counted > count) return `${quantity(counted - count, unit)} over`;
  return counted === count
    ? `At the limit, ${quantity(0, unit)} left`
    : `${quantity(count - counted, unit)} left`;
}

function rangeSentence(counted: number, from: number, to: number, unit: GoalUnit): string {
  if (counted > to) return `${quantity(counted - to, unit)} over`;
  if (from === to) return counted === to ? "Exactly on the goal" : `${quantity(to - counted, unit)} left`;
  if (counted < from) return `${quantity(from - counted, unit)} left to reach the range`;
  return `Within the range, ${quantity(to - counted, unit)} to spare`;
}

function sentenceFor(goal: Goal, size: number): string {
  if (goal.kind === "range") return rangeSentence(size, goal.from, goal.to, goal.unit);
  const describe = goal.kind === "minimum" ? minimumSentence : maximumSentence;
  return describe(size, goal.count, goal.unit);
}

/**
 * Measures a text against a goal. `counted` holds the text's size in both units (the result of the counts
 * analysis fits); the goal picks its own, so a count of the wrong unit cannot slip in. An empty text is 0 of both.
 */
export function measureGoal(goal: Goal, counted: Readonly<Record<GoalUnit, number>>): GoalMeasure {
  const size = counted[goal.unit];
  const from = goal.kind === "range" ? goal.from : goal.kind === "minimum" ? goal.count : 0;
  const to = goal.kind === "range" ? goal.to : goal.kind === "maximum" ? goal.count : null;
  const state = size < from ? "under" : to !== null && size > to ? "over" : "within";
  const nextEnd = size < from ? from : (to ?? from);
  return {
    state,
    remaining: Math.max(0, nextEnd - size),
    over: to === null ? 0 : Math.max(0, size - to),
    fraction: Math.min(1, size / (to ?? from)),
    sentence: sentenceFor(goal, size),
  };
}

/** The size past which text is marked as over the goal; `null` for a minimum, which nothing can go over. */
export function goalLimit(goal: Goal): { readonly unit: GoalUnit; readonly count: number } | null {
  if (goal.kind === "minimum") return null;
  return { unit: goal.unit, count: goal.kind === "range" ? goal.to : goal.count };
}
