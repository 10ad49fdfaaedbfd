import type { GradeBand } from "#core/readability-findings/audiences.ts";
import { positionOnScale } from "#ui/scale/position-on-scale.ts";
import { Scale } from "#ui/scale/scale.tsx";

import styles from "./grade-ruler.module.css";

const scale = { from: 0, to: 20, ticks: [0, 4, 8, 12, 16, 20] } as const;

interface GradeRulerProps {
  readonly grades: readonly number[];
  readonly median: number | null;
  readonly band: GradeBand;
}

/** A dot for each formula over a ruler of school years, with the band of the audience. The words beside it say the same. */
export function GradeRuler({ grades, median, band }: GradeRulerProps) {
  const place = (grade: number): number => positionOnScale(grade, scale.from, scale.to) * 100;
  const start = place(band.from - 0.5);
  return (
    <div className={styles.ruler} aria-hidden>
      <div className={styles.dots}>
        <span
          className={styles.band}
          style={{ insetInlineStart: `${start}%`, inlineSize: `${place(band.to + 0.5) - start}%` }}
        />
        {grades.map((grade, index) => (
          <span
            // Dots have no name, and two may stand on one place.
            key={index}
            className={styles.dot}
            style={{ insetInlineStart: `${place(grade)}%` }}
          />
        ))}
      </div>
      <Scale value={median} {...scale} />
    </div>
  );
}
