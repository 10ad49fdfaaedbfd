import type { ComparisonUnit } from "#core/compare/comparison.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";

import styles from "./panel.module.css";
import { ignorable } from "./settings.ts";
import type { CompareSettings } from "./use-settings.ts";

const units: readonly { readonly value: ComparisonUnit; readonly label: string }[] = [
  { value: "word", label: "Words" },
  { value: "prose", label: "Prose" },
  { value: "character", label: "Characters" },
  { value: "line", label: "Lines" },
];

const unitNotes: Readonly<Record<ComparisonUnit, string>> = {
  word: "Words that are equal are paired; everything else is a change.",
  prose: "As words, but a sentence of which little is left is shown as rewritten whole.",
  character: "As words, and inside of changed words letter by letter.",
  line: "Whole lines are equal or not, as in program code. Moves are not looked for.",
};

const ignoreNames: Readonly<Record<(typeof ignorable)[number], string>> = {
  case: "Capitals",
  spaces: "Spaces and line breaks",
  punctuation: "Punctuation",
  quotes: "Kinds of quotation marks",
  numbers: "Numbers in figures",
  diacritics: "Accents",
};

/** How the texts are compared, and how the result is laid out. All of it stands in the address. */
export function OptionsSection({ settings }: { readonly settings: CompareSettings }) {
  const { unit, ignored, findsMoves, folds, wraps, lineNumbers } = settings;
  return (
    <PanelSection title="Compare by">
      <Segmented legend="Compare by" legendHidden options={units} value={unit.value} onChange={unit.set} />
      <p className={styles.note}>{unitNotes[unit.value]}</p>
      <fieldset className={styles.choices}>
        <legend>Ignore differences in</legend>
        {ignorable.map((name) => (
          <Checkbox
            key={name}
            checked={ignored.value[name]}
            onChange={(checked) => ignored.set({ ...ignored.value, [name]: checked })}
          >
            {ignoreNames[name]}
          </Checkbox>
        ))}
      </fieldset>
      <Disclosure label="Layout and moves">
        <div className={styles.choices}>
          <Checkbox checked={folds.value} onChange={folds.set}>
            Fold stretches without changes
          </Checkbox>
          <Checkbox checked={wraps.value} onChange={wraps.set}>
            Wrap long lines
          </Checkbox>
          <Checkbox checked={lineNumbers.value} onChange={lineNumbers.set}>
            Line numbers
          </Checkbox>
          <Checkbox checked={findsMoves.value} onChange={findsMoves.set}>
            Look for moved passages
          </Checkbox>
        </div>
      </Disclosure>
    </PanelSection>
  );
}
