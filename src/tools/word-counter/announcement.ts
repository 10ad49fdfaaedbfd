import { measureGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";

import { formatCount, formatQuantity } from "./format.ts";

/** The two sizes of a text that are spoken. */
export interface TextSize {
  readonly words: number;
  readonly characters: number;
}

/** What a screen reader says once the person has stopped typing. */
export function announcement(size: TextSize, goal: Goal | null): string {
  const figures = `${formatQuantity(size.words, "word")}, ${formatQuantity(size.characters, "character")}.`;
  return goal === null ? figures : `${figures} ${measureGoal(goal, size).sentence}.`;
}

/** What a goal asks for: `at most 1,500 words`. */
export function goalBounds(goal: Goal): string {
  const unit = goal.unit === "words" ? "word" : "character";
  if (goal.kind === "range") return `${formatCount(goal.from)} to ${formatQuantity(goal.to, unit)}`;
  return `at ${goal.kind === "minimum" ? "least" : "most"} ${formatQuantity(goal.count, unit)}`;
}
