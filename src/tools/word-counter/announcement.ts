import { measureGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";

import { formatCount, formatQuantity } from "./format.ts";
import { labelSize } from "./left-out-text.ts";
import type { ShownCounts } from "./shown-counts.ts";

/** The two sizes of a text that are spoken, and what they leave out. */
export type TextSize = Pick<ShownCounts, "words" | "characters" | "leftOut">;

/** What a screen reader says once the person has stopped typing. */
export function announcement(size: TextSize, goal: Goal | null): string {
  const words = `${formatCount(size.words)} ${labelSize(size, "words")}`;
  const figures = `${words}, ${formatCount(size.characters)} ${labelSize(size, "characters")}.`;
  return goal === null ? figures : `${figures} ${measureGoal(goal, size).sentence}.`;
}

/** What a goal asks for: `at most 1,500 words`. */
export function goalBounds(goal: Goal): string {
  const unit = goal.unit === "words" ? "word" : "character";
  if (goal.kind === "range") return `${formatCount(goal.from)} to ${formatQuantity(goal.to, unit)}`;
  return `at ${goal.kind === "minimum" ? "least" : "most"} ${formatQuantity(goal.count, unit)}`;
}
