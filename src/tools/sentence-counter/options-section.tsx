import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ReadingFields } from "#ui/reading-fields/reading-fields.tsx";
import styles from "#ui/sections/sections.module.css";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";

import { longCodec } from "./settings.ts";
import type { Shown } from "./settings.ts";
import type { SentenceSettings } from "./use-settings.ts";

const shown: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: "boundaries", label: "Every other sentence" },
  { value: "long", label: "Long ones" },
  { value: "nothing", label: "Nothing" },
];

export interface OptionsSectionProps {
  readonly settings: SentenceSettings;
  /** The language that was found in the text; `null` where none was. */
  readonly detected: string | null;
}

/** How the text is read, and what of it is shown. */
export function OptionsSection({ settings, detected }: OptionsSectionProps) {
  return (
    <PanelSection title="Reading">
      <div className={styles.form}>
        <ReadingFields language={settings.language} detected={detected} dialect={settings.dialect} />
        <Segmented
          legend="Marked in the text"
          options={shown}
          value={settings.shown.value}
          onChange={settings.shown.set}
        />
        <SettingField
          inputMode="numeric"
          label="A sentence is long with more than"
          suffix="words"
          setting={settings.long}
          codec={longCodec}
          problem="A whole number from 1 to 10,000."
        />
      </div>
    </PanelSection>
  );
}
