import { SelectRow } from "#ui/select-row/select-row.tsx";
import type { SelectOption } from "#ui/select-row/select-row.tsx";
import type { Setting } from "#workspace/setting.ts";
import { autoLanguage, languageOptions, nameLanguage } from "./text-languages.ts";
import type { TextLanguage } from "./text-languages.ts";

const listed: readonly SelectOption[] = languageOptions.map(({ code, name }) => ({ value: code, name }));

interface LanguageChoiceProps {
  readonly choice: Setting<string>;
  readonly language: TextLanguage;
}

/** The language that readability, function words and times go by: found in the text, or chosen. */
export function LanguageChoice({ choice, language }: LanguageChoiceProps) {
  return (
    <SelectRow
      label="Language"
      options={[{ value: autoLanguage, name: nameDetection(language) }, ...listed]}
      value={choice.value}
      onChange={choice.set}
    />
  );
}

/** What detection has come to. It stands in the place of the choice, so that nothing moves when it comes. */
function nameDetection({ basis, code }: TextLanguage): string {
  switch (basis) {
    case "detected":
      return `${nameLanguage(code)}, detected`;
    case "undetermined":
      return "Undetermined: English rules";
    case "chosen":
    case "unread":
      return "Detect automatically";
  }
}
