import { useState } from "react";

import type { EverydayKeyTerm } from "#core/statistics/everyday-keyness.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { useCompanionText } from "#workspace/companion-texts/use-companion-text.ts";
import { useReply } from "#workspace/tool-worker/use-reply.ts";

import styles from "./compare-view.module.css";
import { formatCount, formatDecimal, formatRatio } from "./format.ts";
import { LibraryChoice } from "./library-choice.tsx";
import { describeCaution, describeEffect } from "./plain-words.ts";
import type { ComparisonReply } from "./requests.ts";
import type { Frequency } from "./use-frequency.ts";

interface CompareViewProps {
  readonly frequency: Frequency;
  readonly phraseLength: number;
  readonly onOpen: (name: string) => void;
}

/** The text that this one is compared with. */
interface SecondText {
  readonly name: string;
  readonly text: string;
}

const references = [
  { value: "everyday", label: "Everyday English" },
  { value: "text", label: "A second text" },
] as const;
const pastedName = "pasted";
const leastCount = 2;
const mostUnits = 64 * 1024 * 1024;

/** What sets the text apart from everyday English, or from a second text. */
export function CompareView({ frequency, phraseLength, onOpen }: CompareViewProps) {
  const [against, setAgainst] = useState<(typeof references)[number]["value"]>("everyday");
  const companion = useCompanionText("frequency-second");
  const second = companion.text.trim() === "" ? null : companion;
  const { list } = frequency;
  const isPossible = against === "text" ? second !== null : list?.language === "en" && phraseLength === 1;
  const { reply, failure } = useReply(
    frequency,
    "compare",
    list === null || !isPossible
      ? null
      : { list: list.list, text: against === "text" ? (second?.text ?? "") : null, leastCount },
  );
  return (
    <div className={styles.view}>
      <Segmented legend="Compare with" options={references} value={against} onChange={setAgainst} />
      {against === "text" ? (
        <SecondTextForm
          second={second}
          onChange={(next) => companion.fill(next?.name ?? "", next?.text ?? "")}
        />
      ) : null}
      {against === "everyday" && list !== null && list.language !== "en" ? (
        <p className={styles.note}>
          Everyday English is a list of English words, and this text is taken to be in another language.
          Compare it with a second text, or set the language under “More options”.
        </p>
      ) : null}
      {against === "everyday" && list?.language === "en" && phraseLength > 1 ? (
        <p className={styles.note}>
          The list of everyday English has words alone. Set “Words or phrases of” to words, or compare with a
          second text.
        </p>
      ) : null}
      {failure === null ? null : <Notice tone="problem">{failure}</Notice>}
      {frequency.hasText === false ? (
        <p className={styles.note}>What sets your text apart shows here.</p>
      ) : null}
      {isPossible && reply !== null && list !== null ? (
        <Comparison
          reply={reply}
          reference={against === "text" ? "the second text" : "everyday English"}
          onOpen={onOpen}
        />
      ) : null}
    </div>
  );
}

interface SecondTextFormProps {
  readonly second: SecondText | null;
  readonly onChange: (second: SecondText | null) => void;
}

function SecondTextForm({ second, onChange }: SecondTextFormProps) {
  const isPasted = second?.name === pastedName;
  return (
    <div className={styles.second}>
      <TextArea
        label="Paste the second text"
        rows={4}
        value={isPasted ? second.text : ""}
        maxLength={mostUnits}
        onChange={(value) => onChange(value.trim() === "" ? null : { name: pastedName, text: value })}
      />
      <LibraryChoice
        chosen={isPasted ? null : (second?.name ?? null)}
        onChoose={(name, text) => onChange({ name, text })}
      />
      {second === null ? null : (
        <p className={styles.note}>
          Compared with {isPasted ? "the pasted text" : `“${second.name}”`}, which is kept on this device
          only.{" "}
          <Button look="link" onClick={() => onChange(null)}>
            Remove it
          </Button>
        </p>
      )}
    </div>
  );
}

interface ComparisonProps {
  readonly reply: ComparisonReply;
  readonly reference: string;
  readonly onOpen: (name: string) => void;
}

function Comparison({ reply, reference, onOpen }: ComparisonProps) {
  const [side, setSide] = useState<"more" | "less">("more");
  const rows = reply[side];
  return (
    <>
      <Segmented
        legend="Show what the text has"
        options={[
          { value: "more", label: `More often (${formatCount(reply.more.length)})` },
          { value: "less", label: `Less often (${formatCount(reply.less.length)})` },
        ]}
        value={side}
        onChange={setSide}
      />
      <VirtualTable
        label={`What the text has ${side} often than ${reference}`}
        columns={columnsFor(reference)}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        onOpen={({ term }) => onOpen(term)}
        resetKey={side}
        rowHeight={52}
        mostRowsInSight={9}
        empty={`No word occurs so much ${side} often that chance would rarely do it.`}
      />
      <p className={styles.note}>
        {formatCount(reply.compared)} terms were compared, {formatCount(reply.size)} words here with{" "}
        {reference === "everyday English"
          ? "a list of 12,869 words from books of 2010 to 2019, half of them fiction"
          : `${formatCount(reply.referenceSize)} there`}
        . Listed are those with a log-likelihood of 6.63 and more, which chance gives a single word less than
        once in a hundred times; of many words compared, some will still be chance. Press a row to see it in
        context.
      </p>
    </>
  );
}

function columnsFor(reference: string): readonly TableColumn<EverydayKeyTerm>[] {
  return [
    {
      id: "term",
      heading: "Term",
      width: 14,
      grow: 4,
      cell: (row) => (
        <span className={styles.term}>
          <bdi className={styles.name}>{row.term}</bdi>
          <span className={styles.effect}>
            {describeEffect(row, reference)}
            {describeCaution(row) === null ? null : (
              <em className={styles.caution}> {describeCaution(row)}</em>
            )}
          </span>
        </span>
      ),
    },
    { id: "count", heading: "Here", width: 4.5, kind: "number", cell: ({ count }) => formatCount(count) },
    {
      id: "likelihood",
      heading: "G²",
      width: 5,
      kind: "number",
      explanation: "Log-likelihood with two terms (Rayson and Garside 2000): how sure the difference is",
      cell: ({ logLikelihood }) => formatDecimal(logLikelihood),
    },
    {
      id: "ratio",
      heading: "Log Ratio",
      width: 5.5,
      kind: "number",
      explanation: "Hardie 2014: how large the difference is; 1 is twice, 2 four times as often",
      cell: ({ logRatio }) => formatRatio(logRatio),
    },
  ];
}
