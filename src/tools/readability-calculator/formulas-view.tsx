import { useState } from "react";

import { formulaNames } from "#core/analyses/readability/readability.ts";
import type { FormulaName, Readability } from "#core/analyses/readability/readability.ts";
import {
  countsSyllables,
  formulaTexts,
  inputNames,
  workedFormula,
} from "#files/text-report/formula-texts.ts";
import { formulaTitles } from "#files/text-report/formula-titles.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Figure } from "#ui/figure/figure.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";

import { formatCount, formatDecimal, noFigure } from "./format.ts";
import { orderedFormulas } from "./languages.ts";
import type { ReadingState } from "./use-reading.ts";
import styles from "./view.module.css";

/** Every formula for the language with what it means, what was counted, whose it is and when it fails; the others below. */
export function FormulasView({ state: { reading, working } }: { readonly state: ReadingState }) {
  const readability = reading?.readability ?? null;
  const language = readability?.language ?? "en";
  const fitting = orderedFormulas(language);
  const others = formulaNames.filter((name) => !fitting.includes(name));
  return (
    <div className={styles.view}>
      {fitting.length === 0 ? (
        <p className={styles.note}>
          No formula fits {nameLanguage(language)}: it is written without spaces between words.
        </p>
      ) : (
        <div className={styles.formulas}>
          {fitting.map((name) => (
            <FormulaFigure key={name} name={name} readability={readability} stale={working} />
          ))}
        </div>
      )}
      <p className={styles.note}>
        Press a formula to see how it is computed from this text. All were made for prose: lists and verse
        mislead them, and they know nothing of meaning.
      </p>
      <Disclosure label={`Formulas for other languages (${others.length})`}>
        <dl className={styles.inputs}>
          {others.map((name) => (
            <div key={name}>
              <dt>{formulaTitles[name]}</dt>
              <dd>{readability?.reasons[name]?.sentence ?? noFigure}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

interface FormulaFigureProps {
  readonly name: FormulaName;
  readonly readability: Readability | null;
  readonly stale: boolean;
}

function FormulaFigure({ name, readability, stale }: FormulaFigureProps) {
  const [open, setOpen] = useState(false);
  const { meaning, inputs, source } = formulaTexts[name];
  const worked = readability === null ? null : workedFormula(name, readability);
  const caution = readability?.cautions[name] ?? readability?.reasons[name] ?? null;
  return (
    <div className={styles.formula}>
      <Figure
        label={formulaTitles[name]}
        value={formatDecimal(readability?.[name] ?? null)}
        stale={stale}
        unsure={caution !== null}
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <p>{meaning}</p>
        {readability === null ? null : (
          <dl className={styles.inputs}>
            {inputs.map((input) => (
              <div key={input}>
                <dt>{inputNames[input]}</dt>
                <dd>{formatCount(readability.inputs[input])}</dd>
              </div>
            ))}
          </dl>
        )}
        {worked === null ? null : <p className={styles.worked}>{worked}</p>}
        {caution === null ? null : <p>{caution.sentence}</p>}
        {countsSyllables(name) ? (
          <p>Syllables come from a dictionary for English words, else from spelling.</p>
        ) : null}
        <p>Source: {source}</p>
      </Figure>
    </div>
  );
}
