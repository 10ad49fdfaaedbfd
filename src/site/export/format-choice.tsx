import { useId } from "react";

import { reportFormats } from "#files/report/report-formats.ts";
import type { ReportFormat } from "#files/report/report-formats.ts";

import styles from "./format-choice.module.css";

/** What people take each format for. */
const uses: Readonly<Record<ReportFormat, string>> = {
  pdf: "To hand in or print",
  docx: "To go on working on",
  html: "To open in a browser",
  md: "For notes and wikis",
  txt: "For anything",
  csv: "To calculate with",
  json: "For programs",
};

export interface FormatChoiceProps {
  readonly value: ReportFormat;
  readonly onChange: (format: ReportFormat) => void;
}

/** The formats of a report, each with what it is for. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Format</legend>
      {reportFormats.map(({ format, name }) => (
        <label key={format} className={styles.option}>
          <input
            type="radio"
            name={id}
            checked={format === value}
            aria-labelledby={`${id}-${format}`}
            aria-describedby={`${id}-${format}-use`}
            onChange={() => onChange(format)}
          />
          <span id={`${id}-${format}`} className={styles.name}>
            {name}
          </span>
          <span id={`${id}-${format}-use`} className={styles.use}>
            {uses[format]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
