import type { Goal, GoalFields } from "#core/goal/goal.ts";

import { formatCount } from "./format.ts";

/** The goal form as it opens: the goal in force, else an empty maximum in words. */
export function fieldsOf(goal: Goal | null): GoalFields {
  if (goal === null) return { kind: "maximum", unit: "words", count: "", from: "", to: "" };
  const { kind, unit } = goal;
  return goal.kind === "range"
    ? { kind, unit, count: "", from: formatCount(goal.from), to: formatCount(goal.to) }
    : { kind, unit, count: formatCount(goal.count), from: "", to: "" };
}

/** Whether nothing was typed yet in the boxes that count: an empty form is not a mistake. */
export function isBlank(fields: GoalFields): boolean {
  return fields.kind === "range"
    ? fields.from.trim() === "" && fields.to.trim() === ""
    : fields.count.trim() === "";
}

/** Whether a range has only its start so far. */
export function isHalfRange(fields: GoalFields): boolean {
  return fields.kind === "range" && fields.from.trim() !== "" && fields.to.trim() === "";
}
