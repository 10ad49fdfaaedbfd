import { useState } from "react";

import type { Readability } from "#core/analyses/readability/readability.ts";
import { Figure } from "#ui/figure/figure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Scale } from "#ui/scale/scale.tsx";
import { useAnalysis } from "#workspace/use-analysis.ts";

import { failureSentence } from "./failure-sentence.ts";
import { formatCount, formatDecimal } from "./format.ts";
import { caution, formulaTexts, inputNames, workedFormula } from "./readability-formulas.ts";
import type { FormulaText, ReadabilityScore } from "./readability-formulas.ts";
import styles from "./readability-section.module.css";

const emptyReadability: Readability = {
  fleschKincaidGrade: null,
  fleschReadingEase: null,
  gunningFog: null,
  automatedReadabilityIndex: null,
  inputs: { words: 0, sentences: 0, syllables: 0, letters: 0, complexWords: 0 },
};

/** How hard the text is to read by four published formulas. Scores, no verdict. */
export function ReadabilitySection() {
  const view = useAnalysis("readability", {});
  const [open, setOpen] = useState<ReadabilityScore | null>(null);
  const readability = view.result ?? emptyReadability;
  const note = caution(readability.inputs.words);
  return (
    <PanelSection title="Readability">
      {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
      {note === null ? null : <p className={styles.note}>{note}</p>}
      {formulaTexts.map((formula) => {
        const score = readability[formula.score];
        return (
          <div key={formula.score} className={styles.score}>
            <Figure
              label={formula.name}
              value={formatDecimal(score)}
              stale={view.stale && view.result !== null}
              unsure={note !== null}
              open={open === formula.score}
              onToggle={() => setOpen(open === formula.score ? null : formula.score)}
              drawing={<Scale value={score} {...formula.scale} />}
            >
              <FormulaExplanation formula={formula} readability={readability} />
            </Figure>
          </div>
        );
      })}
    </PanelSection>
  );
}

interface FormulaExplanationProps {
  readonly formula: FormulaText;
  readonly readability: Readability;
}

function FormulaExplanation({ formula, readability }: FormulaExplanationProps) {
  return (
    <>
      <p>{formula.meaning}</p>
      <dl className={styles.inputs}>
        {formula.inputs.map((input) => (
          <div key={input} style={{ display: "contents" }}>
            <dt>{inputNames[input]}</dt>
            <dd>{formatCount(readability.inputs[input])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.formula}>{workedFormula(formula, readability)}</p>
      <p>
        Made for English prose: lists, verse and other languages mislead it, and it knows nothing of meaning.
        {formula.inputs.includes("letters") ? "" : " Syllables are estimated from spelling."}
      </p>
      <p>Source: {formula.source}</p>
    </>
  );
}
