import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

import styles from "./bar-table.module.css";

export interface BarTableRow {
  readonly term: string;
  readonly count: string;
  readonly share: string;
  /** Length of the bar, from 0 to 1. */
  readonly length: number;
}

export interface BarTableProps {
  /** What the table lists; for those who listen. */
  readonly caption: string;
  readonly termHeading: string;
  readonly countHeading: string;
  readonly shareHeading: string;
  readonly rows: readonly BarTableRow[];
}

/** A ranking with its numbers, as a table with a bar under each term. */
export function BarTable({ caption, termHeading, countHeading, shareHeading, rows }: BarTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{termHeading}</th>
          <th scope="col" className={styles.number}>
            {countHeading}
          </th>
          <th scope="col" className={styles.number}>
            {shareHeading}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.term}>
            <th scope="row" className={styles.term}>
              <bdi>{row.term}</bdi>
              <span className={styles.bar} style={{ inlineSize: `${row.length * 100}%` }} aria-hidden />
            </th>
            <td className={styles.number}>{row.count}</td>
            <td className={`${styles.number} ${styles.share}`}>{row.share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
