import styles from "#ui/sections/sections.module.css";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount } from "./format.ts";
import views from "./views.module.css";
import type { ReadParagraphs } from "./use-paragraphs.ts";

export interface OutlineViewProps {
  readonly found: ReadParagraphs;
  readonly current: number;
  readonly onJump: (index: number) => void;
}

const longestShown = 200;

interface OutlineRow {
  readonly index: number;
  readonly text: string;
  readonly level: number;
  readonly words: number;
}

const columns: readonly TableColumn<OutlineRow>[] = [
  {
    id: "first",
    heading: "First sentence",
    width: 12,
    grow: 1,
    cell: ({ text, level }) => (
      <span className={`${styles.cell} ${level > 0 ? views.heading : ""}`} dir="auto">
        {text}
      </span>
    ),
  },
  { id: "words", heading: "Words", width: 4.5, kind: "number", cell: ({ words }) => formatCount(words) },
];

/** The text in its headings and first sentences alone: whether it can be followed by these. */
export function OutlineView({ found, current, onJump }: OutlineViewProps) {
  const { parts } = found.reply;
  const indices = parts.flatMap(({ kind }, index) =>
    kind === "text" || kind === "quote" || kind === "heading" ? [index] : [],
  );
  return (
    <div className={styles.view}>
      <p className={styles.note}>
        Headings, and the first sentence of each paragraph. In many essays and reports it says what the
        paragraph is about; whether it does here is yours to judge.
      </p>
      <VirtualTable
        label="Headings and first sentences"
        columns={columns}
        rowCount={indices.length}
        rowAt={(row) => {
          const index = indices[row] ?? -1;
          const part = parts[index];
          if (part === undefined) return undefined;
          const end = Math.min(part.firstSentenceEnd, part.start + longestShown);
          const text = found.text.slice(part.start, end).replaceAll(/\s+/g, " ");
          return { index, text, level: part.level, words: part.words };
        }}
        onOpen={({ index }) => onJump(index)}
        selectedIndex={indices.indexOf(current)}
        mostRowsInSight={16}
        empty="No paragraph and no heading."
      />
    </div>
  );
}
