import { useState } from "react";

import type { OpeningCount } from "#core/sentences/sentence-openings.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "#ui/sections/sections.module.css";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount, formatQuantity, formatShare } from "./format.ts";
import lists from "./lists.module.css";
import { openingCodec, runCodec } from "./settings.ts";
import type { ReadSentences } from "./use-sentences.ts";
import type { SentenceSettings } from "./use-settings.ts";

const lengths = [
  { value: "1", name: "The first word" },
  { value: "2", name: "The first two words" },
  { value: "3", name: "The first three words" },
];
const shownRuns = 20;

interface OpeningRow extends OpeningCount {
  readonly share: number;
}

const columns: readonly TableColumn<OpeningRow>[] = [
  {
    id: "opening",
    heading: "Opening",
    width: 9,
    grow: 1,
    cell: ({ opening }) => <span dir="auto">{opening}</span>,
  },
  { id: "count", heading: "Sentences", width: 6, kind: "number", cell: ({ count }) => formatCount(count) },
  { id: "share", heading: "Share", width: 5, kind: "number", cell: ({ share }) => formatShare(share) },
];

export interface OpeningsViewProps {
  readonly found: ReadSentences;
  readonly settings: SentenceSettings;
  readonly onJump: (index: number) => void;
}

/** Sentences that begin alike: those in a row, and over the whole text. */
export function OpeningsView({ found, settings, onJump }: OpeningsViewProps) {
  const { reply } = found;
  const [all, setAll] = useState(false);
  const runs = reply.runs.filter(({ count }) => count >= settings.run.value);
  const shown = all ? runs : runs.slice(0, shownRuns);
  return (
    <div className={styles.view}>
      <div className={styles.pair}>
        <SelectField
          label="Compared"
          options={lengths}
          value={String(settings.opening.value)}
          onChange={(text) => {
            const length = openingCodec.parse(text);
            if (length !== undefined) settings.opening.set(length);
          }}
        />
        <SettingField
          inputMode="numeric"
          label="In a row, at least"
          suffix="sentences"
          setting={settings.run}
          codec={runCodec}
          problem="A whole number from 2 to 20."
        />
      </div>
      {runs.length === 0 ? (
        <p className={styles.note}>
          No {formatCount(settings.run.value)} sentences in a row begin with the same words.
        </p>
      ) : (
        <>
          <p className={styles.note}>
            {formatQuantity(runs.length, "place")} where {formatCount(settings.run.value)} or more sentences
            in a row begin alike. That may be what you want: repetition is a figure of speech too.
          </p>
          <ul className={lists.list}>
            {shown.map(({ first, count, opening }) => (
              <li key={first} className={lists.row}>
                <span className={lists.words} dir="auto">
                  <Button look="link" onClick={() => onJump(first)}>
                    {opening} …
                  </Button>
                </span>
                <span className={lists.muted}>
                  {formatCount(count)} from sentence {formatCount(first + 1)}
                </span>
              </li>
            ))}
          </ul>
          {runs.length > shown.length ? (
            <Button look="link" onClick={() => setAll(true)}>
              Show all {formatCount(runs.length)}
            </Button>
          ) : null}
        </>
      )}
      <VirtualTable
        label="The most frequent openings"
        columns={columns}
        rowCount={reply.openings.length}
        rowAt={(row) => {
          const opening = reply.openings[row];
          return opening === undefined
            ? undefined
            : { ...opening, share: opening.count / found.lengths.count };
        }}
        onOpen={({ first }) => onJump(first)}
        resetKey={String(settings.opening.value)}
        mostRowsInSight={8}
        empty="No two sentences begin alike."
      />
      <p className={styles.note}>
        Case, quotation marks and item numbers are passed over. Press a row to go to the first such sentence.
      </p>
    </div>
  );
}
