import { useId } from "react";

import type { TermGap } from "#core/seo/terms/missing-terms.ts";
import { mostCompetitors } from "#core/seo/terms/missing-terms.ts";
import { Button } from "#ui/button/button.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import styles from "./terms-view.module.css";

interface TermsViewProps {
  /** The other texts, as pasted. */
  readonly competitors: readonly string[];
  readonly onCompetitors: (competitors: readonly string[]) => void;
  readonly terms: readonly TermGap[];
  readonly onOpen: (term: TermGap) => void;
}

const mostUnits = 2_000_000;

/** What other texts speak of and this one does not, with evidence. */
export function TermsView({ competitors, onCompetitors, terms, onOpen }: TermsViewProps) {
  const id = useId();
  const boxes = competitors.length === 0 ? [""] : competitors;
  const hasAny = competitors.some((text) => text.trim() !== "");
  const change = (index: number, text: string): void =>
    onCompetitors(boxes.map((before, place) => (place === index ? text : before)));
  return (
    <div className={styles.view}>
      <p className={styles.note}>
        Paste up to {mostCompetitors} texts that answer the same question. What they speak of and yours does
        not is listed by weight. That others use a term does not mean that your text needs it.
      </p>
      {boxes.map((text, index) => (
        <div key={index} className={styles.box}>
          <label htmlFor={`${id}-${index}`}>Text {index + 1}</label>
          <textarea
            id={`${id}-${index}`}
            rows={text === "" ? 3 : 2}
            maxLength={mostUnits}
            value={text}
            spellCheck={false}
            onChange={(event) => change(index, event.target.value)}
          />
        </div>
      ))}
      <div className={styles.actions}>
        {boxes.length < mostCompetitors && hasAny ? (
          <Button look="outlined" onClick={() => onCompetitors([...boxes, ""])}>
            Add a text
          </Button>
        ) : null}
        {hasAny ? <Button onClick={() => onCompetitors([])}>Remove all</Button> : null}
      </div>
      {hasAny ? (
        <>
          <VirtualTable
            label="Terms that the other texts have"
            columns={columns}
            rowCount={terms.length}
            rowAt={(index) => terms[index]}
            onOpen={onOpen}
            resetKey={String(competitors.length)}
            rowHeight={76}
            mostRowsInSight={7}
            empty="The other texts use no telling term more than yours does."
          />
          <p className={styles.note}>
            Weight: how much more the others make of a term (BM25, k₁ 1.2, b 0.75: more repetitions add ever
            less) times its rarity in everyday English. With two texts and more, a term must stand in two.
          </p>
        </>
      ) : null}
    </div>
  );
}

const columns: readonly TableColumn<TermGap>[] = [
  {
    id: "term",
    heading: "Term",
    width: 12,
    grow: 4,
    cell: ({ term, example }) => (
      <span className={styles.term}>
        <bdi className={styles.name}>{term}</bdi>
        <span className={styles.example} dir="auto">
          {example.page === "" ? "" : `${example.page}: ${example.text}`}
        </span>
      </span>
    ),
  },
  {
    id: "texts",
    heading: "Texts",
    width: 4,
    kind: "number",
    explanation: "In how many of the other texts it stands",
    cell: ({ inTexts }) => String(inTexts),
  },
  {
    id: "times",
    heading: "Times",
    width: 4.5,
    kind: "number",
    explanation: "How often in all of them",
    cell: ({ counts }) => String(counts.reduce((sum, count) => sum + count, 0)),
  },
  { id: "own", heading: "Here", width: 4, kind: "number", cell: ({ ownCount }) => String(ownCount) },
  {
    id: "weight",
    heading: "Weight",
    width: 4.5,
    kind: "number",
    explanation: "To compare terms of this list with each other",
    cell: ({ weight }) => weight.toFixed(1),
  },
];
