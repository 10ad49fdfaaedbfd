import { formatDuration } from "#core/durations/durations.ts";
import { measureGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";

import type { TextSize } from "./announcement.ts";
import { formatCount } from "./format.ts";
import { labelSize } from "./left-out-text.ts";
import styles from "./summary.module.css";

export interface SummaryProps {
  readonly size: TextSize;
  readonly readingSeconds: number;
  readonly goal: Goal | null;
}

/** The figures that stay in sight on a phone; with a goal, what is left of it. */
export function Summary({ size, readingSeconds, goal }: SummaryProps) {
  const measure = goal === null ? null : measureGoal(goal, size);
  return (
    <span className={styles.summary}>
      <span className={styles.first}>
        <span className={styles.words}>
          {formatCount(size.words)} {labelSize(size, "words")}
        </span>{" "}
        {measure === null ? null : (
          <span className={measure.state === "over" ? styles.over : styles.rest}>{measure.sentence}</span>
        )}
      </span>{" "}
      <span className={styles.rest}>
        {formatCount(size.characters)} {labelSize(size, "characters")}, {formatDuration(readingSeconds)} to
        read
      </span>
    </span>
  );
}
