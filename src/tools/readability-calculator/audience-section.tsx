import { useState } from "react";

import { audiences, leastGrade, mostGrade } from "#core/readability-findings/audiences.ts";
import type { AudienceId, GradeBand } from "#core/readability-findings/audiences.ts";
import { listLanguages, nameLanguage } from "#ui/language-choice/language-options.ts";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";

import styles from "./audience-section.module.css";
import { readLanguages } from "./languages.ts";
import { parseGrade } from "./settings.ts";
import type { Reading } from "./use-reading.ts";
import type { ReadabilitySettings } from "./use-settings.ts";

interface AudienceSectionProps {
  readonly settings: ReadabilitySettings;
  readonly band: GradeBand;
  readonly reading: Reading | null;
}

const options = audiences.map(({ id, name, from, to }) => ({
  value: id,
  name: id === "own" ? name : `${name} (${from === to ? `grade ${from}` : `grades ${from}–${to}`})`,
}));

/** Whom the text is for: a band of grades by convention, or one's own; and the language that decides the formulas. */
export function AudienceSection({ settings, band, reading }: AudienceSectionProps) {
  const { audience, ownBand, language } = settings;
  const source = audiences.find(({ id }) => id === audience.value)?.source ?? "";

  function choose(id: AudienceId) {
    // One's own band begins where the last one was.
    if (id === "own") ownBand.set(band);
    audience.set(id);
  }

  return (
    <div className={styles.section}>
      <div className={styles.fields}>
        <SelectField isSmall label="Written for" options={options} value={audience.value} onChange={choose} />
        <SelectField
          isSmall
          label="Language"
          options={listLanguages(readLanguages, language.value).map((option) =>
            option.value === "auto" ? { ...option, name: nameDetection(reading) } : option,
          )}
          value={language.value}
          onChange={language.set}
        />
      </div>
      {audience.value === "own" ? (
        <div className={styles.fields}>
          <GradeField
            label="From grade"
            value={band.from}
            least={leastGrade}
            most={band.to}
            onChange={(from) => ownBand.set({ ...band, from })}
          />
          <GradeField
            label="To grade"
            value={band.to}
            least={band.from}
            most={mostGrade}
            onChange={(to) => ownBand.set({ ...band, to })}
          />
        </div>
      ) : (
        <p className={styles.note}>A convention: {source}</p>
      )}
    </div>
  );
}

interface GradeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (grade: number) => void;
}

/** A grade of the band. What would turn the band round is told and not taken over: the other end may still be typed. */
function GradeField({ label, value, least, most, onChange }: GradeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string): number | undefined => {
    const grade = parseGrade(text);
    return grade === undefined || grade < least || grade > most ? undefined : grade;
  };
  const isWrong = draft !== null && read(draft) === undefined;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={draft ?? String(value)}
      onChange={(text) => {
        setDraft(text);
        const grade = read(text);
        if (grade !== undefined) onChange(grade);
      }}
      onBlur={() => setDraft(null)}
      problem={isWrong ? `A whole number from ${least} to ${most}.` : null}
    />
  );
}

/** What detection has come to. It stands in the place of the choice, so that nothing moves when it comes. */
function nameDetection(reading: Reading | null): string {
  if (reading === null || reading.basis === "chosen") return "Detect automatically";
  return reading.basis === "detected"
    ? `${nameLanguage(reading.language)}, detected`
    : "Undetermined: English rules";
}
