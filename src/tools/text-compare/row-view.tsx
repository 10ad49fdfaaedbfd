import { memo } from "react";

import type { TextDifference } from "#core/compare/comparison.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

import { placeOf } from "./decisions.ts";
import type { Decisions } from "./decisions.ts";
import { describeDifference, describeMeaning } from "./format.ts";
import type { SheetLine, SheetPiece, SheetRow } from "./sheet.ts";
import styles from "./row-view.module.css";

interface PieceContext {
  readonly differences: readonly TextDifference[];
  readonly decisions: Decisions;
  readonly current: number;
}

export interface RowViewProps extends PieceContext {
  readonly row: SheetRow;
}

const signs = { kept: "", before: "−", after: "+", both: "±" } as const;
const signNames = { before: "Removed: ", after: "Added: " } as const;

/** One row: a line of each text beside each other, or one line with its sign. */
export const RowView = memo(function RowView({ row, ...context }: RowViewProps) {
  if (row.kind === "pair") {
    return (
      <div className={styles.pair}>
        <Cell line={row.before} side="before" isChanged={row.isChanged} {...context} />
        <Cell line={row.after} side="after" isChanged={row.isChanged} {...context} />
      </div>
    );
  }
  const { role, numberBefore, numberAfter, read } = row;
  return (
    <div className={styles.single} data-role={role}>
      <span className={styles.number} aria-hidden>
        {numberBefore}
      </span>
      <span className={styles.number} aria-hidden>
        {numberAfter}
      </span>
      <Sign role={role} />
      <Line pieces={read()} {...context} />
    </div>
  );
});

interface CellProps extends PieceContext {
  readonly line: SheetLine | null;
  readonly side: "before" | "after";
  readonly isChanged: boolean;
}

function Cell({ line, side, isChanged, ...context }: CellProps) {
  if (line === null) return <div className={`${styles.cell} ${styles.none}`} />;
  const role = isChanged ? side : "kept";
  return (
    <div className={styles.cell} data-role={role}>
      <span className={styles.number} aria-hidden>
        {line.number}
      </span>
      <Sign role={role} />
      <Line pieces={line.read()} {...context} />
    </div>
  );
}

function Sign({ role }: { readonly role: keyof typeof signs }) {
  return (
    <span className={styles.sign}>
      <span aria-hidden>{signs[role]}</span>
      {role === "before" || role === "after" ? <VisuallyHidden>{signNames[role]}</VisuallyHidden> : null}
    </span>
  );
}

function Line({ pieces, ...context }: PieceContext & { readonly pieces: readonly SheetPiece[] }) {
  return (
    <span className={styles.line} dir="auto">
      {pieces.map((piece, index) => (
        // Pieces have no identity but their place in the line.
        // oxlint-disable-next-line react/no-array-index-key
        <Piece key={index} piece={piece} {...context} />
      ))}
    </span>
  );
}

function Piece({ piece, differences, decisions, current }: PieceContext & { readonly piece: SheetPiece }) {
  const { text, difference: index, role } = piece;
  const difference = index === null ? undefined : differences[index];
  if (index === null || difference === undefined || role === "kept") return text;
  const meaning = describeMeaning(difference);
  const Element = role === "before" ? "del" : "ins";
  return (
    <Element
      className={styles.piece}
      data-difference={index}
      data-kind={difference.kind}
      data-meaning={meaning !== ""}
      data-current={index === current}
      data-decision={decisions.get(placeOf(difference))}
      title={`${describeDifference(difference)}. ${meaning}`.trim()}
    >
      {text}
    </Element>
  );
}
