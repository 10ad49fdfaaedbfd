import { useState } from "react";

import type { Readability } from "#core/analyses/readability/readability.ts";
import { describeConsensus, gradesOf } from "#files/text-report/readability-consensus.ts";
import { Figure } from "#ui/figure/figure.tsx";

import { formatDecimal, noFigure } from "./format.ts";
import { GradeStrip } from "./grade-strip.tsx";
import { shownFormulas } from "./readability-formulas.ts";
import styles from "./readability-section.module.css";

export interface ConsensusFigureProps {
  /** `null` until there is a first result. */
  readonly readability: Readability | null;
  readonly stale: boolean;
  /** The text is too short to judge. */
  readonly unsure: boolean;
}

/** What the formulas say together: from the lowest school year to the highest, and where most of them lie. */
export function ConsensusFigure({ readability, stale, unsure }: ConsensusFigureProps) {
  const [open, setOpen] = useState(false);
  const text = readability === null ? null : describeConsensus(readability);
  const grades = readability === null ? [] : gradesOf(readability);
  return (
    <div className={styles.consensus}>
      <Figure
        size="dial"
        label={text?.middle ?? "by all formulas together"}
        value={text?.range ?? noFigure}
        stale={stale}
        unsure={unsure}
        open={open}
        onToggle={() => setOpen(!open)}
        drawing={<GradeStrip grades={grades.map(({ grade }) => grade)} />}
      >
        <p>
          The lowest and the highest school year that the formulas give, and their median,{" "}
          {formatDecimal(readability?.consensus?.median ?? null)}. Formulas count different things, so trust
          the middle more than either end.
          {readability?.language === "en"
            ? " Dale-Chall takes part with the middle of the grades that it stands for. Grades 13 to 16 are the years of college."
            : ""}
        </p>
        <dl className={styles.inputs}>
          {grades.map(({ name, grade }) => (
            <div key={name}>
              <dt>{shownFormulas[name].name}</dt>
              <dd>{formatDecimal(grade)}</dd>
            </div>
          ))}
        </dl>
      </Figure>
    </div>
  );
}
