import { lazy, Suspense, useState } from "react";

import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";
import { lengthCaution } from "#files/text-report/readability-cautions.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Figure } from "#ui/figure/figure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Scale } from "#ui/scale/scale.tsx";
import { useAnalysis } from "#workspace/use-analysis.ts";

import { ConsensusFigure } from "./consensus-figure.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { formatDecimal } from "./format.ts";
import { givesGrade, orderFormulas, shownFormulas } from "./readability-formulas.ts";
import styles from "./readability-section.module.css";
import type { LeftOut } from "./shown-counts.ts";
import { nameLanguage } from "./text-languages.ts";
import { WholeTextNote } from "./whole-text-note.tsx";

const FormulaExplanation = lazy(() => import("./formula-explanation.tsx"));

interface ReadabilitySectionProps {
  /** ISO 639-1 code of the language that the text is taken to be in. */
  readonly language: string;
  readonly leftOut: LeftOut | null;
}

/** How hard the text is to read, by the published formulas for its language. Scores, no verdict. */
export function ReadabilitySection({ language, leftOut }: ReadabilitySectionProps) {
  const view = useAnalysis("readability", { language });
  const [open, setOpen] = useState<FormulaName | null>(null);
  const readability = view.result;
  const stale = view.stale && readability !== null;
  const note = lengthCaution(readability?.inputs.words ?? 0);
  const { first, more } = orderFormulas(readability);
  const show = (names: readonly FormulaName[]) =>
    names.map((name) => (
      <FormulaFigure
        key={name}
        name={name}
        readability={readability}
        stale={stale}
        unsure={note !== null}
        open={open === name}
        onToggle={() => setOpen(open === name ? null : name)}
      />
    ));
  return (
    <PanelSection title="Readability">
      <WholeTextNote leftOut={leftOut} />
      {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
      {note === null || first.length === 0 ? null : <p className={styles.note}>{note}</p>}
      {[...first, ...more].some(givesGrade) ? (
        <ConsensusFigure readability={readability} stale={stale} unsure={note !== null} />
      ) : null}
      {first.length === 0 ? (
        <p className={styles.note}>
          Formulas count the words between spaces, so none of them fits a text in {nameLanguage(language)}.
        </p>
      ) : (
        show(first)
      )}
      {first.length > 0 && (more.length > 0 || readability === null) ? (
        <div className={styles.more}>
          <Disclosure label="More formulas">{show(more)}</Disclosure>
        </div>
      ) : null}
    </PanelSection>
  );
}

interface FormulaFigureProps {
  readonly name: FormulaName;
  readonly readability: Readability | null;
  readonly stale: boolean;
  readonly unsure: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function FormulaFigure({ name, readability, stale, unsure, open, onToggle }: FormulaFigureProps) {
  const { name: label, scale } = shownFormulas[name];
  const value = readability?.[name] ?? null;
  return (
    <div className={styles.score}>
      <Figure
        label={label}
        value={formatDecimal(value)}
        stale={stale}
        unsure={unsure || readability?.cautions[name] !== undefined}
        open={open}
        onToggle={onToggle}
        drawing={<Scale value={value} {...scale} />}
      >
        {readability === null ? null : (
          <Suspense fallback={null}>
            <FormulaExplanation name={name} readability={readability} />
          </Suspense>
        )}
      </Figure>
    </div>
  );
}
