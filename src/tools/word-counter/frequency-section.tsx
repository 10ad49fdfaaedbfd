import { useState } from "react";

import type { Vocabulary } from "#core/analyses/frequency/frequency.ts";
import { BarTable } from "#ui/bar-table/bar-table.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { useAnalysis } from "#workspace/use-analysis.ts";

import { failureSentence } from "./failure-sentence.ts";
import { formatCount } from "./format.ts";
import { FunctionWordsChoice } from "./function-words-choice.tsx";
import { functionWordOptions, missingFunctionWords } from "./function-words.ts";
import type { FunctionWords } from "./function-words.ts";
import type { LeftOut } from "./shown-counts.ts";
import { termRows } from "./term-rows.ts";
import styles from "./terms.module.css";
import { WholeTextNote } from "./whole-text-note.tsx";
import { groupingOf, groupingsFor } from "./word-grouping.ts";
import type { GroupingChoice } from "./word-grouping.ts";

const firstRows = 10;
const moreRows = 100;

interface FrequencySectionProps {
  readonly functionWords: FunctionWords;
  /** ISO 639-1 code of the language that the text is taken to be in. */
  readonly language: string;
  readonly leftOut: LeftOut | null;
}

/** Every word by how often it occurs. */
export function FrequencySection({ functionWords, language, leftOut }: FrequencySectionProps) {
  const [skip, setSkip] = useState(false);
  const [limit, setLimit] = useState(firstRows);
  const [grouping, setGrouping] = useState<GroupingChoice>("form");
  const [matchCase, setMatchCase] = useState(false);
  const [foldDiacritics, setFoldDiacritics] = useState(false);
  const applied = groupingOf(grouping, language);
  const groupings = groupingsFor(language);
  const view = useAnalysis("frequency", {
    limit,
    sizes: [1],
    grouping: applied,
    matchCase,
    foldDiacritics,
    ...functionWordOptions(functionWords, skip),
  });
  const { result } = view;
  const words = result?.words ?? [];
  return (
    <PanelSection title="Word frequency">
      <WholeTextNote leftOut={leftOut} />
      {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
      <VocabularyTable vocabulary={result} withContent={missingFunctionWords(functionWords) === null} />
      {words.length === 0 ? (
        <p className={styles.note}>Your words show here, the most frequent first.</p>
      ) : (
        <BarTable
          caption="Words, the most frequent first"
          termHeading="Word"
          countHeading="Count"
          shareHeading="Share"
          rows={termRows(words)}
        />
      )}
      {limit === firstRows && words.length === firstRows ? (
        <Button look="link" onClick={() => setLimit(moreRows)}>
          Show up to {moreRows}
        </Button>
      ) : null}
      {limit === moreRows ? (
        <Button look="link" onClick={() => setLimit(firstRows)}>
          Show fewer
        </Button>
      ) : null}
      <FunctionWordsChoice functionWords={functionWords} leftOut={skip} onChange={setSkip} />
      <Disclosure label="Options">
        {groupings.length === 1 ? null : (
          <Segmented
            legend="Count as one word"
            options={groupings}
            value={applied.by}
            onChange={setGrouping}
          />
        )}
        {applied.by === "form" ? (
          <div>
            <Checkbox checked={matchCase} onChange={setMatchCase}>
              Count Polish and polish as two
            </Checkbox>
          </div>
        ) : (
          <p className={styles.note}>
            {applied.by === "lemma"
              ? "Forms of a word count together: “ran” and “running” with “run”. Forms of two words go with the likelier."
              : "Words with one stem count together, under the stem, which is often no word: “happily” and “happiness” under “happi”."}
          </p>
        )}
        <div>
          <Checkbox checked={foldDiacritics} onChange={setFoldDiacritics}>
            Count résumé and resume as one
          </Checkbox>
        </div>
      </Disclosure>
    </PanelSection>
  );
}

interface VocabularyTableProps {
  /** `null` until it has been counted. */
  readonly vocabulary: (Vocabulary & { readonly content: Vocabulary }) | null;
  /** Function words are known, and left out of a row of its own. */
  readonly withContent: boolean;
}

/** How many words, how many different ones and how many used once, with and without function words. */
function VocabularyTable({ vocabulary, withContent }: VocabularyTableProps) {
  const rows = [
    { name: "All words", counts: vocabulary },
    ...(withContent ? [{ name: "Without function words", counts: vocabulary?.content ?? null }] : []),
  ];
  return (
    <table className={styles.vocabulary}>
      <thead>
        <tr>
          <th scope="col">Vocabulary</th>
          <th scope="col">Words</th>
          <th scope="col">Different</th>
          <th scope="col">Once</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatCount(counts?.tokens ?? null)}</td>
            <td>{formatCount(counts?.distinct ?? null)}</td>
            <td>{formatCount(counts?.hapaxes ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
