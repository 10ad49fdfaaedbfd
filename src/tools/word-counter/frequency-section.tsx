import { useState } from "react";

import { BarTable } from "#ui/bar-table/bar-table.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { useAnalysis } from "#workspace/use-analysis.ts";

import { failureSentence } from "./failure-sentence.ts";
import { formatCount, formatQuantity } from "./format.ts";
import { termRows } from "./term-rows.ts";
import styles from "./terms.module.css";

const firstRows = 10;
const moreRows = 100;

/** Every word by how often it occurs. */
export function FrequencySection() {
  const [skip, setSkip] = useState(false);
  const [limit, setLimit] = useState(firstRows);
  const view = useAnalysis("frequency", { limit, withoutStopWords: skip });
  const words = view.result?.words ?? [];
  const distinct = view.result?.distinct ?? 0;
  const hapaxes = view.result?.hapaxes ?? 0;
  return (
    <PanelSection title="Word frequency">
      {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
      <p className={styles.note}>
        {distinct === 0
          ? "Your words show here, the most frequent first."
          : `${formatQuantity(distinct, "different word")}, ${formatCount(hapaxes)} of them used once.`}
      </p>
      {words.length === 0 ? null : (
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
      <div>
        <Checkbox checked={skip} onChange={setSkip}>
          Leave out function words
        </Checkbox>
      </div>
    </PanelSection>
  );
}
