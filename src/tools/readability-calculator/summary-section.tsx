import { standing } from "#core/readability-findings/audiences.ts";
import type { GradeBand } from "#core/readability-findings/audiences.ts";
import { formulaTitles } from "#files/text-report/formula-titles.ts";
import { lengthCaution } from "#files/text-report/readability-cautions.ts";
import { describeConsensus, gradesOf } from "#files/text-report/readability-consensus.ts";
import { formulaTexts } from "#files/text-report/formula-texts.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";

import { formatCount, formatDecimal, noFigure } from "./format.ts";
import { GradeRuler } from "./grade-ruler.tsx";
import { orderedFormulas } from "./languages.ts";
import styles from "./summary-section.module.css";
import type { ReadingState } from "./use-reading.ts";

interface SummarySectionProps {
  readonly state: ReadingState;
  readonly band: GradeBand;
}

/** What the formulas say together, big, with their range and where it lies to the audience. */
export function SummarySection({ state, band }: SummarySectionProps) {
  const { reading, working, hasText } = state;
  const readability = reading?.readability ?? null;
  const consensus = readability?.consensus ?? null;
  const text = readability === null ? null : describeConsensus(readability);
  if (readability !== null && consensus === null && readability.inputs.words > 0)
    return <WithoutGrade state={state} />;
  const isUnsure = readability !== null && lengthCaution(readability.inputs.words) !== null;
  return (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.figure} data-stale={working} data-unsure={isUnsure}>
        <span className={styles.label}>
          {readability?.language === "en" || readability === null ? "Grade" : "School year"}
        </span>{" "}
        <strong className={styles.value}>{formatDecimal(consensus?.median ?? null)}</strong>
      </p>
      <div className={styles.words}>
        <p className={styles.standing}>{describeStanding(consensus?.median ?? null, band)}</p>
        <p className={styles.note}>
          {text === null
            ? hasText === false
              ? "The median of all formulas for your text shows here."
              : `The median of all formulas: ${noFigure}`
            : `${text.range}: ${text.middle}. ${formatCount(readability?.inputs.words ?? 0)} words, ${formatCount(readability?.inputs.sentences ?? 0)} sentences.`}
        </p>
        {readability !== null && isUnsure && readability.inputs.words > 0 ? (
          <p className={styles.note}>{lengthCaution(readability.inputs.words)}</p>
        ) : null}
      </div>
      <GradeRuler
        grades={readability === null ? [] : gradesOf(readability).map(({ grade }) => grade)}
        median={consensus?.median ?? null}
        band={band}
      />
      {readability === null || consensus === null ? null : (
        <Disclosure label="What this is made of">
          <p className={styles.note}>
            The median of the formulas that give a school year. They count different things, so trust the
            middle more than either end. Dots are formulas; the bar is your audience.
          </p>
          <dl className={styles.grades}>
            {gradesOf(readability).map(({ name, grade }) => (
              <div key={name}>
                <dt>{formulaTitles[name]}</dt>
                <dd>{formatDecimal(grade)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  );
}

/** The verdict in words: “Within the target of grades 7 to 9”. */
export function describeStanding(grade: number | null, band: GradeBand): string {
  const target = band.from === band.to ? `grade ${band.from}` : `grades ${band.from} to ${band.to}`;
  if (grade === null) return `Target: ${target}`;
  const year = Math.round(grade);
  switch (standing(grade, band)) {
    case "within":
      return `Within the target of ${target}`;
    case "above":
      return `${year - band.to} ${year - band.to === 1 ? "grade" : "grades"} above the target of ${target}: harder`;
    case "below":
      return `${band.from - year} ${band.from - year === 1 ? "grade" : "grades"} below the target of ${target}: easier`;
  }
}

/** For languages whose formulas give no school year, and those for which there is none. */
function WithoutGrade({ state: { reading, working } }: { readonly state: ReadingState }) {
  if (reading === null) return null;
  const { readability } = reading;
  const [first] = orderedFormulas(readability.language);
  const language = nameLanguage(readability.language);
  if (first === undefined) {
    return (
      <section className={styles.summary} aria-label="Summary">
        <p className={styles.standing}>No readability formula fits {language}</p>
        <p className={styles.note}>
          Formulas count the words between spaces, and {language} is written without them. Nothing is marked,
          rather than something wrong. If this is not the language of your text, choose it below.
        </p>
      </section>
    );
  }
  return (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.figure} data-stale={working}>
        <span className={styles.label}>{formulaTitles[first]}</span>{" "}
        <strong className={styles.value}>{formatDecimal(readability[first])}</strong>
      </p>
      <div className={styles.words}>
        <p className={styles.standing}>{formulaTexts[first].meaning}</p>
        <p className={styles.note}>
          {formatCount(readability.inputs.words)} words, {formatCount(readability.inputs.sentences)}{" "}
          sentences. No formula for {language} gives a school year, so there is no median, and the target of
          your audience cannot be held against it. {lengthCaution(readability.inputs.words)}
        </p>
      </div>
    </section>
  );
}
