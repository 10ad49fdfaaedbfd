import { stopWordLanguages } from "#core/lexicon/stop-words.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { listLanguages, nameLanguage } from "#ui/language-choice/language-options.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";

import { hasStems } from "./languages.ts";
import { LeastField } from "./least-field.tsx";
import styles from "./options-section.module.css";
import type { ListReply } from "./requests.ts";
import { groupingCodec, lengthCodec, mostLeastCount, mostLeastLength } from "./settings.ts";
import type { FrequencySettings } from "./use-settings.ts";

interface OptionsSectionProps {
  readonly settings: FrequencySettings;
  readonly list: ListReply | null;
}

const lengths = [
  { value: "1", label: "Words" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4", label: "4" },
  { value: "5", label: "5" },
] as const;

/** What is counted as one, and what is left out. */
export function OptionsSection({ settings, list }: OptionsSectionProps) {
  const language = list?.language ?? "en";
  const groupings = [
    { value: "form", label: "Each form" },
    ...(language === "en" ? [{ value: "lemma", label: "Dictionary form" }] : []),
    ...(hasStems(language) ? [{ value: "stem", label: "Stem" }] : []),
  ];
  return (
    <div className={styles.options}>
      <div className={styles.first}>
        <Segmented
          legend="Words or phrases of"
          options={lengths}
          value={String(settings.phraseLength.value)}
          onChange={(value) => {
            const length = lengthCodec.parse(value);
            if (length !== undefined) settings.phraseLength.set(length);
          }}
        />
        <Segmented
          legend="Count as one"
          options={groupings}
          value={list?.grouping ?? settings.grouping.value}
          onChange={(value) => {
            const grouping = groupingCodec.parse(value);
            if (grouping !== undefined) settings.grouping.set(grouping);
          }}
        />
        <Checkbox checked={settings.skipFunctionWords.value} onChange={settings.skipFunctionWords.set}>
          Leave out stop words
        </Checkbox>
      </div>
      <output className={styles.note}>{describeFunctionWords(list)}</output>
      <Disclosure label="More options">
        <div className={styles.more}>
          <SelectField
            isSmall
            label="Language of the text"
            options={listLanguages(stopWordLanguages, settings.language.value)}
            value={settings.language.value}
            onChange={settings.language.set}
          />
          <LeastField
            label="Occurs at least"
            suffix="times"
            most={mostLeastCount}
            setting={settings.leastCount}
          />
          <LeastField
            label="Words of at least"
            suffix="characters"
            most={mostLeastLength}
            setting={settings.leastLength}
          />
          <div className={styles.checks}>
            <Checkbox checked={settings.matchCase.value} onChange={settings.matchCase.set}>
              Count Polish and polish as two
            </Checkbox>
            <Checkbox checked={settings.foldMarks.value} onChange={settings.foldMarks.set}>
              Count résumé and resume as one
            </Checkbox>
            <Checkbox checked={settings.joinHyphens.value} onChange={settings.joinHyphens.set}>
              Count well-known as one word
            </Checkbox>
            <Checkbox checked={settings.withNumbers.value} onChange={settings.withNumbers.set}>
              List numbers
            </Checkbox>
          </div>
          <div className={styles.own}>
            <TextArea
              label="Words of your own to leave out"
              rows={3}
              spellCheck={false}
              value={settings.ownWords.value}
              onChange={settings.ownWords.set}
              note="Parted by spaces, commas or lines. Kept on this device, and never part of a link. Phrases that begin or end with one are left out too."
            />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

function describeFunctionWords(list: ListReply | null): string {
  if (list === null || list.functionWords.kind === "off") return "";
  const { kind, language } = list.functionWords;
  return kind === "used"
    ? `The stop words of ${nameLanguage(language)} are left out.`
    : `There is no list of stop words for ${nameLanguage(language)}. Nothing is left out but your own words.`;
}
