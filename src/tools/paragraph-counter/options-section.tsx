import { paragraphDefinitions, paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ReadingFields } from "#ui/reading-fields/reading-fields.tsx";
import styles from "#ui/sections/sections.module.css";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";

import { RulesTable } from "./figures-section.tsx";
import { wallCodec } from "./settings.ts";
import type { RuleChoice, Shown, WallUnit } from "./settings.ts";
import type { ReadParagraphs } from "./use-paragraphs.ts";
import type { ParagraphSettings } from "./use-settings.ts";

const shown: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: "walls", label: "Walls of text" },
  { value: "boundaries", label: "Every other paragraph" },
  { value: "nothing", label: "Nothing" },
];

const units: readonly { readonly value: WallUnit; readonly name: string }[] = [
  { value: "words", name: "Words" },
  { value: "sentences", name: "Sentences" },
];

export interface OptionsSectionProps {
  readonly settings: ParagraphSettings;
  readonly found: ReadParagraphs | null;
}

/** What a paragraph is: the four rules side by side, the one in use and why. */
export function RuleSection({ settings, found }: OptionsSectionProps) {
  const guess = found?.reply.guess ?? null;
  const rules: readonly { readonly value: RuleChoice; readonly name: string }[] = [
    {
      value: "auto",
      name:
        guess === null
          ? "Chosen by the text"
          : `Chosen by the text: ${paragraphDefinitions[guess.rule].name.toLowerCase()}`,
    },
    ...paragraphRules.map((value) => ({ value, name: paragraphDefinitions[value].name })),
  ];
  return (
    <PanelSection title="What a paragraph is">
      <div className={styles.form}>
        <SelectField label="Rule" options={rules} value={settings.rule.value} onChange={settings.rule.set} />
        {guess === null || found === null ? null : (
          <p className={styles.note}>
            {settings.rule.value === "auto"
              ? guess.sentence
              : paragraphDefinitions[found.reply.rule].definition}
            {settings.rule.value !== "auto" && guess.rule !== found.reply.rule
              ? ` By its looks the text would be read otherwise: ${paragraphDefinitions[guess.rule].name.toLowerCase()}.`
              : ""}
          </p>
        )}
        {found === null ? null : <RulesTable found={found} />}
      </div>
    </PanelSection>
  );
}

/** How the text is read, and what of it is shown. */
export function OptionsSection({ settings, found }: OptionsSectionProps) {
  const detected = found?.reply.detected === true ? found.reply.language : null;
  return (
    <PanelSection title="Reading">
      <div className={styles.form}>
        <Segmented
          legend="Marked in the text"
          options={shown}
          value={settings.shown.value}
          onChange={settings.shown.set}
        />
        <div className={styles.pair}>
          <SelectField
            label="A wall of text goes by"
            options={units}
            value={settings.wallUnit.value}
            onChange={settings.wallUnit.set}
          />
          <SettingField
            inputMode="numeric"
            label="and has more than"
            suffix={settings.wallUnit.value}
            setting={settings.wallUnit.value === "words" ? settings.wallWords : settings.wallSentences}
            codec={wallCodec}
            problem="A whole number from 1 to 10,000."
          />
        </div>
        <ReadingFields language={settings.language} detected={detected} dialect={settings.dialect} />
      </div>
    </PanelSection>
  );
}
