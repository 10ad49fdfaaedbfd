import { formatDuration, readingSeconds } from "#core/durations/durations.ts";
import { measureGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";

import type { TextSize } from "./announcement.ts";
import { formatQuantity } from "./format.ts";
import styles from "./summary.module.css";

export interface SummaryProps {
  readonly size: TextSize;
  readonly wordsPerMinute: number;
  readonly goal: Goal | null;
}

/** The figures that stay in sight on a phone; with a goal, what is left of it. */
export function Summary({ size, wordsPerMinute, goal }: SummaryProps) {
  const measure = goal === null ? null : measureGoal(goal, size);
  return (
    <span className={styles.summary}>
      <span className={styles.first}>
        <span className={styles.words}>{formatQuantity(size.words, "word")}</span>{" "}
        {measure === null ? null : (
          <span className={measure.state === "over" ? styles.over : styles.rest}>{measure.sentence}</span>
        )}
      </span>{" "}
      <span className={styles.rest}>
        {formatQuantity(size.characters, "character")},{" "}
        {formatDuration(readingSeconds(size.words, wordsPerMinute))} to read
      </span>
    </span>
  );
}
