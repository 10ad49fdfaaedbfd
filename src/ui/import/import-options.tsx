import { useId } from "react";

import type { ReadOptions } from "#files/file-reader.ts";
import { parseEncoding, textEncodings } from "#files/text/encodings.ts";
import type { ImportSwitch } from "#workspace/import/import-messages.ts";
import type { ImportPhase } from "#workspace/import/import-view.ts";
import { useIsAsImported } from "#workspace/import/use-imported-structure.ts";
import { useImportActions } from "#workspace/import/use-imports.ts";
import { usualSwitches } from "#workspace/import/usual-switches.ts";

import { Checkbox } from "../checkbox/checkbox.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";

import { switchName } from "./describe-import.ts";
import styles from "./import-panel.module.css";

export interface ImportOptionsProps {
  readonly id: number;
  readonly phase: Extract<ImportPhase, { readonly kind: "opened" }>;
}

/** Formats whose paragraphs are paragraphs, and not lines of text. */
const flowing = new Set(["docx", "doc", "odt", "rtf", "html", "pdf"]);

/** The choices for a file that was opened: what of it is in the text, and how its bytes are read. */
export function ImportOptions({ id, phase }: ImportOptionsProps) {
  const { change } = useImportActions();
  const isAsImported = useIsAsImported();
  const { file, options, problem, isBusy } = phase;
  const isFlow = flowing.has(file.format);
  if (!isFlow && file.encoding === null) return null;

  const set = (changed: ReadOptions) => void change(id, { ...options, ...changed });
  const isOn = (name: ImportSwitch) => options[name] ?? usualSwitches.includes(name);
  return (
    <div aria-busy={isBusy}>
      <Disclosure label="Change how it is read">
        {isAsImported ? null : (
          <p className={styles.quiet}>
            You have changed this text. Another choice opens the file as a new document, and your text stays.
          </p>
        )}
        {isFlow ? (
          <fieldset className={styles.switches}>
            <legend className={styles.legend}>Include</legend>
            {file.switches.map(({ name, count }) => (
              <Checkbox key={name} checked={isOn(name)} onChange={(checked) => set({ [name]: checked })}>
                {switchName(name, file.format)} ({count.toLocaleString("en")})
              </Checkbox>
            ))}
            <Checkbox
              checked={options.paragraphGap !== "line-end"}
              onChange={(checked) => set({ paragraphGap: checked ? "blank-line" : "line-end" })}
            >
              An empty line between paragraphs
            </Checkbox>
          </fieldset>
        ) : null}
        {file.encoding === null ? null : (
          <EncodingChoice encoding={file.encoding} onChange={(encoding) => set({ encoding })} />
        )}
      </Disclosure>
      {problem === null ? null : <output className={styles.problem}>{problem}</output>}
    </div>
  );
}

interface EncodingChoiceProps {
  readonly encoding: string;
  readonly onChange: (encoding: string) => void;
}

/** All encodings that are read, for when the guess was wrong. */
function EncodingChoice({ encoding, onChange }: EncodingChoiceProps) {
  const selectId = useId();
  return (
    <div className={styles.encoding}>
      <label htmlFor={selectId} className={styles.legend}>
        Encoding: choose another one if letters look wrong
      </label>
      <select
        id={selectId}
        className={styles.select}
        value={parseEncoding(encoding) ?? ""}
        onChange={({ target }) => onChange(target.value)}
      >
        {Object.entries(textEncodings).map(([label, name]) => (
          <option key={label} value={label}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
