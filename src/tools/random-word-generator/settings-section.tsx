import { passphraseCapitals, passphraseSeparators } from "#core/generators/passphrases/passphrase.ts";
import { complexities } from "#core/generators/words/complexity.ts";
import { wordTypes } from "#core/generators/words/lexicon.ts";
import { themeNames } from "#core/generators/words/themes.ts";
import type { FilteredWords } from "#core/generators/words/word-filter.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import sections from "#ui/sections/sections.module.css";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";

import {
  capitalsCodec,
  complexityCodec,
  countCodec,
  lengthCodec,
  lettersCodec,
  phraseWordsCodec,
  seedCodec,
  separatorCodec,
  separatorNames,
  syllablesCodec,
  themeCodec,
  typeCodec,
} from "./settings.ts";
import type { RandomSettings } from "./use-settings.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import type { Setting } from "#workspace/setting.ts";

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const anyOption = { value: "any", name: "Any" };

const types = [anyOption, ...wordTypes.map((value) => ({ value, name: capitalized(value) }))];
const levelNotes = { easy: "common words", medium: "less common", hard: "rare" };
const levels = [
  anyOption,
  ...complexities.map((value) => ({ value, name: `${capitalized(value)}: ${levelNotes[value]}` })),
];
const themes = [
  anyOption,
  ...Object.values(themeNames).map((value) => ({ value, name: capitalized(value) })),
];
const capitals = {
  none: "None",
  first: "Each word’s first letter",
  one: "One word, by chance",
};

export interface SettingsSectionProps {
  readonly settings: RandomSettings;
  readonly found: FilteredWords | null;
  readonly seed: string;
}

/** What is to be drawn. All of it stands in the address, so that a link shares it. */
export function SettingsSection({ settings, found, seed }: SettingsSectionProps) {
  const kind = settings.kind.value;
  if (kind === "passphrases") return <PassphraseSettings settings={settings} />;
  return (
    <>
      <PanelSection title="What to draw">
        <div className={sections.form}>
          <div className={sections.shortPair}>
            <SettingField
              label="How many"
              setting={settings.count}
              codec={countCodec}
              inputMode="numeric"
              problem="1 to 100."
            />
            {kind === "words" ? (
              <Choice label="Type" setting={settings.type} codec={typeCodec} options={types} />
            ) : null}
            {kind === "made-up" ? (
              <SettingField
                label="Letters"
                setting={settings.madeUpLength}
                codec={lengthCodec}
                placeholder="Any"
                problem="A number or a range, such as 5-9."
              />
            ) : null}
          </div>
          {kind === "words" ? <WordSettings settings={settings} found={found} /> : null}
        </div>
      </PanelSection>
      <PanelSection title="Seed">
        <div className={sections.form}>
          <SettingField
            label="The same seed gives the same again"
            setting={{ value: seed, set: settings.seed.set }}
            codec={seedCodec}
            problem="Up to 64 characters."
          />
          <p className={sections.note}>
            Any text will do, such as the name of a lesson. A seed is no secret: never make a password from
            it.
          </p>
        </div>
      </PanelSection>
    </>
  );
}

function WordSettings({ settings, found }: Omit<SettingsSectionProps, "seed">) {
  const complain = (field: "starts" | "ends" | "contains") =>
    found?.kind === "bad-letters" && found.field === field ? "Letters from a to z, ? and *." : null;
  return (
    <>
      <div className={sections.shortPair}>
        <Choice label="Difficulty" setting={settings.complexity} codec={complexityCodec} options={levels} />
        <Choice label="Nouns about" setting={settings.theme} codec={themeCodec} options={themes} />
      </div>
      <div className={sections.shortPair}>
        <SettingField
          label="Letters"
          setting={settings.length}
          codec={lengthCodec}
          placeholder="Any"
          problem="A number or a range, such as 4-8, up to 20."
        />
        <SettingField
          label="Syllables"
          setting={settings.syllables}
          codec={syllablesCodec}
          placeholder="Any"
          problem="A number or a range, such as 2-3, up to 10."
        />
      </div>
      <div className={sections.shortPair}>
        <LettersField label="Starts with" setting={settings.starts} complaint={complain("starts")} />
        <LettersField label="Ends with" setting={settings.ends} complaint={complain("ends")} />
      </div>
      <div className={sections.shortPair}>
        <LettersField label="Contains" setting={settings.contains} complaint={complain("contains")} />
        <LettersField
          label="Rhymes with"
          setting={settings.rhymesWith}
          complaint={found?.kind === "unknown-rhyme" ? "How this is spoken is not known here." : null}
        />
      </div>
      <p className={sections.note}>
        A ? stands for one letter, a * for any number. With one of them, “Contains” describes the whole word:
        c?t finds cat and cut.
      </p>
      <Checkbox checked={settings.repeats.value} onChange={settings.repeats.set}>
        A word may come more than once
      </Checkbox>
    </>
  );
}

function PassphraseSettings({ settings }: { readonly settings: RandomSettings }) {
  return (
    <PanelSection title="Passphrase">
      <div className={sections.form}>
        <div className={sections.shortPair}>
          <SettingField
            label="Words"
            setting={settings.phraseWords}
            codec={phraseWordsCodec}
            inputMode="numeric"
            problem="1 to 20."
          />
          <Choice
            label="Between them"
            setting={settings.separator}
            codec={separatorCodec}
            options={passphraseSeparators.map((separator) => ({
              value: separatorNames[separator],
              name: capitalized(separatorNames[separator]),
            }))}
          />
        </div>
        <Choice
          label="Capitals"
          setting={settings.capitals}
          codec={capitalsCodec}
          options={passphraseCapitals.map((value) => ({ value, name: capitals[value] }))}
        />
        <Checkbox checked={settings.digit.value} onChange={settings.digit.set}>
          A digit behind one word, both by chance
        </Checkbox>
        <p className={sections.note}>
          Capitals at the first letters please forms that ask for them, and add no strength. A longer
          passphrase gains more from one more word than from all of these.
        </p>
      </div>
    </PanelSection>
  );
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly setting: Setting<Value>;
  readonly codec: AddressCodec<Value>;
  readonly options: readonly { readonly value: string; readonly name: string }[];
}

function Choice<Value>({ label, setting, codec, options }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      options={options}
      value={codec.format(setting.value)}
      onChange={(text) => {
        const value = codec.parse(text);
        if (value !== undefined) setting.set(value);
      }}
    />
  );
}

interface LettersFieldProps {
  readonly label: string;
  readonly setting: Setting<string>;
  readonly complaint: string | null;
}

function LettersField({ label, setting, complaint }: LettersFieldProps) {
  return (
    <SettingField
      label={label}
      setting={setting}
      codec={lettersCodec}
      complaint={complaint}
      problem="Up to 30 letters."
    />
  );
}
