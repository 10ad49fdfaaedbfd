import { useCallback } from "react";
import type { ReactNode } from "react";

import type { Span } from "#core/document/span.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { Button } from "../button/button.tsx";
import { VirtualTable } from "../virtual-table/virtual-table.tsx";
import type { TableColumn } from "../virtual-table/virtual-table.tsx";

import styles from "./finding-list.module.css";

/** The findings that are shown, and what can be done with their list. */
export interface FindingListDesk<Found> {
  readonly shown: readonly Found[];
  /** The place of the chosen one in `shown`; -1 for none. */
  readonly chosenIndex: number;
  readonly choose: (finding: Found) => void;
  /** How many were ignored. */
  readonly ignored: number;
  readonly restoreIgnored: () => void;
}

export interface FindingListProps<Found> {
  readonly desk: FindingListDesk<Found>;
  readonly columns: readonly TableColumn<Found>[];
  /** What the last press came to, when that is not in sight; empty for nothing. */
  readonly said: string;
  /** Called before a finding is chosen. */
  readonly onChoose: () => void;
  /** Another value scrolls back to the first finding: of a new filter, say. */
  readonly resetKey: string;
  /** What stands in the place of the findings when there are none. */
  readonly empty: ReactNode;
  /** How the list is used, and what it cannot tell. */
  readonly children: ReactNode;
}

const rowHeight = 44;
const mostRowsInSight = 10;

/** Every finding as a row that leads to its place in the text, with the way back for those that were ignored. */
export function FindingList<Found extends { readonly span: Span }>(props: FindingListProps<Found>) {
  const { desk, columns, said, onChoose, resetKey, empty, children } = props;
  const { shown, ignored } = desk;
  const actions = useWorkspaceActions();
  const readRow = useCallback((index: number) => shown[index], [shown]);
  return (
    <>
      <output className={styles.said}>{said}</output>
      <VirtualTable
        label="Findings"
        columns={columns}
        rowCount={shown.length}
        rowAt={readRow}
        onOpen={(finding) => {
          onChoose();
          desk.choose(finding);
          actions.reveal(finding.span);
        }}
        selectedIndex={desk.chosenIndex}
        resetKey={resetKey}
        mostRowsInSight={mostRowsInSight}
        rowHeight={rowHeight}
        empty={empty}
      />
      {ignored === 0 ? null : (
        <p className={styles.note}>
          {ignored === 1 ? "1 finding is" : `${ignored.toLocaleString("en")} findings are`} ignored until you
          leave this page.{" "}
          <Button look="link" onClick={desk.restoreIgnored}>
            Bring them back
          </Button>
        </p>
      )}
      <p className={styles.note}>{children}</p>
    </>
  );
}
