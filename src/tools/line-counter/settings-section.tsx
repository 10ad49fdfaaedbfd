import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";

import { codeOptions, mostColumns, parseColumns } from "./settings.ts";
import styles from "./settings-section.module.css";
import { NumberField, SelectField } from "./step-field.tsx";
import type { LineSettings } from "./use-settings.ts";

const problem = `A whole number from 1 to ${mostColumns.toLocaleString("en")}.`;

/** What can be set about the counting. */
export function SettingsSection({ settings }: { readonly settings: LineSettings }) {
  const { columns, standardLength, code, marks } = settings;
  return (
    <PanelSection title="Settings">
      <div className={styles.fields}>
        {[
          { label: "Lines wrap at", suffix: "columns", setting: columns },
          { label: "A standard line has", suffix: "characters", setting: standardLength },
        ].map(({ label, suffix, setting }) => (
          <NumberField
            key={label}
            label={label}
            suffix={suffix}
            value={String(setting.value)}
            isValid={(typed) => parseColumns(typed) !== undefined}
            onChange={(typed) => setting.set(parseColumns(typed) ?? setting.value)}
            problem={problem}
          />
        ))}
        <SelectField
          label="Comments of a program"
          options={codeOptions}
          value={code.value}
          onChange={(value) => {
            const chosen = codeOptions.find((known) => known.value === value);
            if (chosen !== undefined) code.set(chosen.value);
          }}
        />
      </div>
      <div className={styles.switches}>
        <Checkbox checked={marks.value} onChange={marks.set}>
          Mark in the text what stands beyond the columns
        </Checkbox>
      </div>
    </PanelSection>
  );
}
