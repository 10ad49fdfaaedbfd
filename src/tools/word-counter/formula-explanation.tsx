import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";
import {
  countsSyllables,
  formulaTexts,
  inputNames,
  workedFormula,
} from "#files/text-report/formula-texts.ts";

import { formatCount } from "./format.ts";
import styles from "./readability-section.module.css";

export interface FormulaExplanationProps {
  readonly name: FormulaName;
  readonly readability: Readability;
}

/** What a formula says, from which counts, how it is computed, and whose it is. */
export default function FormulaExplanation({ name, readability }: FormulaExplanationProps) {
  const { meaning, inputs, source } = formulaTexts[name];
  const caution = readability.cautions[name] ?? readability.reasons[name] ?? null;
  const worked = workedFormula(name, readability);
  return (
    <>
      <p>{meaning}</p>
      <dl className={styles.inputs}>
        {inputs.map((input) => (
          <div key={input}>
            <dt>{inputNames[input]}</dt>
            <dd>{formatCount(readability.inputs[input])}</dd>
          </div>
        ))}
      </dl>
      {worked === null ? null : <p className={styles.formula}>{worked}</p>}
      {caution === null ? null : <p className={styles.caution}>{caution.sentence}</p>}
      <p>
        Made for prose: lists and verse mislead it, and it knows nothing of meaning.
        {countsSyllables(name) ? " Syllables are estimated from spelling." : ""}
      </p>
      <p>Source: {source}</p>
    </>
  );
}
