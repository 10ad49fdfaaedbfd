import { positionOnScale } from "#ui/scale/position-on-scale.ts";
import { Scale } from "#ui/scale/scale.tsx";

import styles from "./grade-strip.module.css";
import { gradeScale } from "./readability-formulas.ts";

/** A dot for each formula over a ruler of school years. The words beside it say the same, so it is hidden from screen readers. */
export function GradeStrip({ grades }: { readonly grades: readonly number[] }) {
  const { from, to } = gradeScale;
  return (
    <div className={styles.strip} aria-hidden>
      <div className={styles.dots}>
        {grades.map((grade, index) => (
          <span
            // Dots have no name, and two may stand on one place.
            key={index}
            className={styles.dot}
            style={{ insetInlineStart: `${positionOnScale(grade, from, to) * 100}%` }}
          />
        ))}
      </div>
      <Scale value={null} {...gradeScale} />
    </div>
  );
}
