import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { Setting } from "#workspace/setting.ts";

import { listLanguages, nameLanguage } from "../language-choice/language-options.ts";
import styles from "../sections/sections.module.css";
import { SelectField } from "../select-field/select-field.tsx";

/** The languages with rules for sentences of their own, beside those that end sentences by marks of their own alone. */
const languages =
  "ar bg ca zh hr cs da nl en et fi fr de el he hi hu id it ja ko lv lt no fa pl pt ro ru sk sl es sv th tr uk vi".split(
    " ",
  );

const dialects: readonly { readonly value: WordDialect; readonly name: string }[] = [
  { value: "word", name: "As word processors do" },
  { value: "unicode", name: "By Unicode" },
  { value: "wc", name: "As wc does" },
];

export interface ReadingFieldsProps {
  readonly language: Setting<string>;
  /** The language that was found in the text; `null` where none was. */
  readonly detected: string | null;
  readonly dialect: Setting<WordDialect>;
}

/** By which language a text is divided into sentences, and by which rule their words are counted. */
export function ReadingFields({ language, detected, dialect }: ReadingFieldsProps) {
  return (
    <div className={styles.pair}>
      <SelectField
        label="Language"
        options={listLanguages(
          languages,
          language.value,
          detected === null ? undefined : `${nameLanguage(detected)}, detected`,
        )}
        value={language.value}
        onChange={language.set}
      />
      <SelectField
        label="Words are counted"
        options={dialects}
        value={dialect.value}
        onChange={dialect.set}
      />
    </div>
  );
}
