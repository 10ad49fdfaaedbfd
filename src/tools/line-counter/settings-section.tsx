import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";

import { codeOptions, columnsCodec, mostColumns } from "./settings.ts";
import styles from "./settings-section.module.css";
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
          <SettingField
            key={label}
            inputMode="numeric"
            label={label}
            suffix={suffix}
            setting={setting}
            codec={columnsCodec}
            problem={problem}
          />
        ))}
        <SelectField
          isSmall
          label="Comments of a program"
          options={codeOptions}
          value={code.value}
          onChange={code.set}
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
