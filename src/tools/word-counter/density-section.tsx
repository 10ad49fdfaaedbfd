import { useState } from "react";

import type { Frequency, TermSize } from "#core/analyses/frequency/frequency.ts";
import { parseWholeNumber } from "#core/goal/whole-number.ts";
import { BarTable } from "#ui/bar-table/bar-table.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";
import type { Setting } from "#workspace/setting.ts";
import { useAnalysis } from "#workspace/use-analysis.ts";

import { failureSentence } from "./failure-sentence.ts";
import { FunctionWordsChoice } from "./function-words-choice.tsx";
import { functionWordOptions } from "./function-words.ts";
import type { FunctionWords } from "./function-words.ts";
import type { LeftOut } from "./shown-counts.ts";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import { termRows } from "./term-rows.ts";
import styles from "./terms.module.css";
import { languageOptions, nameLanguage, otherLanguage } from "./text-languages.ts";
import { WholeTextNote } from "./whole-text-note.tsx";

type TermLength = keyof Pick<
  Frequency,
  "words" | "twoWordPhrases" | "threeWordPhrases" | "fourWordPhrases" | "fiveWordPhrases"
>;

const tabs: readonly { readonly value: TermLength; readonly label: string; readonly size: TermSize }[] = [
  { value: "words", label: "1 word", size: 1 },
  { value: "twoWordPhrases", label: "2 words", size: 2 },
  { value: "threeWordPhrases", label: "3", size: 3 },
  { value: "fourWordPhrases", label: "4", size: 4 },
  { value: "fiveWordPhrases", label: "5", size: 5 },
];

const shown = 8;
/** A term that occurs once is no keyword, unless someone asks for it. */
const usualLeast = 2;
const mostLeast = 1000;

interface DensitySectionProps {
  readonly functionWords: FunctionWords;
  readonly textLanguage: string;
  /** The language whose function words are meant. */
  readonly choice: Setting<string>;
  /** The choice that follows the text. */
  readonly ofTheText: string;
  readonly leftOut: LeftOut | null;
}

/** The words and phrases that recur, with their share of the text. */
export function DensitySection({
  functionWords,
  textLanguage,
  choice,
  ofTheText,
  leftOut,
}: DensitySectionProps) {
  const [length, setLength] = useState<TermLength>("words");
  const [skip, setSkip] = useState(true);
  const [least, setLeast] = useState(usualLeast);
  const size = tabs.find((tab) => tab.value === length)?.size ?? 1;
  const view = useAnalysis("frequency", {
    limit: shown,
    sizes: [size],
    leastCount: least,
    ...functionWordOptions(functionWords, skip),
  });
  const terms = view.result?.[length] ?? [];
  return (
    <PanelSection title="Keyword density">
      <WholeTextNote leftOut={leftOut} />
      {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
      <Tabs label="Words in a keyword" tabs={tabs} value={length} onChange={setLength}>
        <div className={styles.panel}>
          {terms.length === 0 ? (
            <p className={styles.note}>
              What your text repeats shows here, with its share of all terms that long.
            </p>
          ) : (
            <BarTable
              caption="Keywords, the most frequent first"
              termHeading={length === "words" ? "Word" : "Phrase"}
              countHeading="Count"
              shareHeading="Density"
              rows={termRows(terms)}
            />
          )}
        </div>
      </Tabs>
      <FunctionWordsChoice functionWords={functionWords} leftOut={skip} onChange={setSkip} />
      <Disclosure label="Options, and how density is counted">
        <SelectRow
          label="Function words of"
          options={[
            { value: ofTheText, name: `The text (${nameLanguage(textLanguage)})` },
            ...languageOptions
              .filter(({ code }) => code !== otherLanguage)
              .map(({ code, name }) => ({ value: code, name })),
          ]}
          value={choice.value}
          onChange={choice.set}
        />
        <LeastCountField least={least} onChange={setLeast} />
        <p className={styles.note}>
          Density is a term’s count divided by all terms of that length. Capitals make no difference, and
          phrases do not run on from one sentence into the next. With function words left out, phrases that
          begin or end with one are left out too.
        </p>
      </Disclosure>
    </PanelSection>
  );
}

interface LeastCountFieldProps {
  readonly least: number;
  readonly onChange: (least: number) => void;
}

/** How often a term must occur to be listed. What cannot be read gets a sentence and changes nothing. */
function LeastCountField({ least, onChange }: LeastCountFieldProps) {
  const [typed, setTyped] = useState(String(least));
  const range = { least: 1, most: mostLeast };
  const reading = parseWholeNumber(typed, range);
  return (
    <TextField
      label="List what occurs at least"
      suffix={reading.kind === "count" && reading.count === 1 ? "time" : "times"}
      inputMode="numeric"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const read = parseWholeNumber(next, range);
        if (read.kind === "count") onChange(read.count);
      }}
      problem={reading.kind === "problem" ? reading.message : null}
    />
  );
}
