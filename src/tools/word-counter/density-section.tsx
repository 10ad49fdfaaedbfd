import { useState } from "react";

import type { Frequency } from "#core/analyses/frequency/frequency.ts";
import { BarTable } from "#ui/bar-table/bar-table.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { useAnalysis } from "#workspace/use-analysis.ts";

import { failureSentence } from "./failure-sentence.ts";
import { termRows } from "./term-rows.ts";
import styles from "./terms.module.css";

type TermLength = keyof Pick<Frequency, "words" | "twoWordPhrases" | "threeWordPhrases">;

const tabs: readonly { readonly value: TermLength; readonly label: string }[] = [
  { value: "words", label: "1 word" },
  { value: "twoWordPhrases", label: "2 words" },
  { value: "threeWordPhrases", label: "3 words" },
];

const shown = 8;

/** The words and phrases that recur, with their share of the text. A phrase that occurs once is no keyword. */
export function DensitySection() {
  const [length, setLength] = useState<TermLength>("words");
  const [skip, setSkip] = useState(true);
  const view = useAnalysis("frequency", { limit: shown, withoutStopWords: skip });
  const recurring = (view.result?.[length] ?? []).filter((term) => term.count > 1);
  return (
    <PanelSection title="Keyword density">
      {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
      <Tabs label="Length of keywords" tabs={tabs} value={length} onChange={setLength}>
        <div className={styles.panel}>
          {recurring.length === 0 ? (
            <p className={styles.note}>
              What your text repeats shows here, with its share of all terms that long.
            </p>
          ) : (
            <BarTable
              caption="Keywords, the most frequent first"
              termHeading={length === "words" ? "Word" : "Phrase"}
              countHeading="Count"
              shareHeading="Density"
              rows={termRows(recurring)}
            />
          )}
        </div>
      </Tabs>
      <Checkbox checked={skip} onChange={setSkip}>
        Leave out function words (the, of, and…)
      </Checkbox>
      <Disclosure label="How density is counted">
        <p className={styles.note}>
          Density is a term’s count divided by all terms of that length. Capitals make no difference, and
          phrases do not run on from one sentence into the next. Function words are English ones; with them
          left out, phrases that begin or end with one are left out too. Terms that occur once are not listed.
        </p>
      </Disclosure>
    </PanelSection>
  );
}
