import { alphabetLanguages, findAlphabet } from "#core/letters/alphabets.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { autoLanguage, listLanguages, nameLanguage } from "#ui/language-choice/language-options.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";

import styles from "./options-section.module.css";
import { shiftingYCodec } from "./settings.ts";
import type { LetterSettings } from "./use-settings.ts";

interface OptionsSectionProps {
  readonly settings: LetterSettings;
  /** The language that the letters were counted by; `null` before a text was. */
  readonly language: string | null;
}

const marks = [
  { value: "alphabet", label: "By the alphabet" },
  { value: "fold", label: "Leave out" },
  { value: "keep", label: "Keep apart" },
] as const;

const cases = [
  { value: "fold", label: "E is e" },
  { value: "keep", label: "E and e" },
] as const;

const shiftingY = [
  { value: "consonant", name: "A consonant" },
  { value: "vowel", name: "A vowel" },
  { value: "place", name: "By its place" },
] as const;

/** What is taken for one letter. */
export function OptionsSection({ settings, language }: OptionsSectionProps) {
  const alphabet = findAlphabet(language ?? "en");
  const isDetected = settings.language.value === autoLanguage;
  return (
    <div className={styles.options}>
      <SelectRow
        label={isDetected && language !== null ? `Language: ${nameLanguage(language)}` : "Language"}
        options={listLanguages(alphabetLanguages, settings.language.value)}
        value={settings.language.value}
        onChange={settings.language.set}
      />
      <Disclosure label="What counts as one letter">
        <div className={styles.more}>
          <Segmented
            legend="Marks, as on é"
            options={marks}
            value={settings.diacritics.value}
            onChange={settings.diacritics.set}
          />
          <Segmented
            legend="Capitals"
            options={cases}
            value={settings.letterCase.value}
            onChange={settings.letterCase.set}
          />
          {alphabet === null || alphabet.digraphs.length === 0 ? null : (
            <Checkbox checked={settings.digraphs.value} onChange={settings.digraphs.set}>
              Count {alphabet.letters.filter((letter) => letter.length > 1).join(", ")} as{" "}
              {alphabet.digraphs.length === 1 ? "a letter" : "letters"}
              {alphabet.digraphsAreHistoric ? ", as was usual" : ""}
            </Checkbox>
          )}
          {alphabet?.hasShiftingY === true ? (
            <SelectRow
              label="Y is"
              options={shiftingY}
              value={settings.shiftingY.value}
              onChange={(value) => {
                const policy = shiftingYCodec.parse(value);
                if (policy !== undefined) settings.shiftingY.set(policy);
              }}
            />
          ) : null}
          <p className={styles.note}>
            By the alphabet: é counts as e in English, while å stays a letter in Swedish and ñ in Spanish.
            Where E is e, forms at the end of a word (ς, ם) count with the usual ones.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
