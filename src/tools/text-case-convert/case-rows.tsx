import { Copy, Star } from "lucide-react";

import { IconButton } from "#ui/icon-button/icon-button.tsx";

import styles from "./case-rows.module.css";

export interface CaseRow {
  readonly id: string;
  readonly name: string;
  /** As messages and screen readers call it. */
  readonly fullName: string;
  readonly preview: string;
}

export interface CaseRowsProps {
  readonly rows: readonly CaseRow[];
  readonly favourites: readonly string[];
  readonly onApply: (row: CaseRow) => void;
  readonly onCopy: (row: CaseRow) => void;
  readonly onFavourite: (id: string) => void;
}

/** A line a case: what the text would be, to apply, to copy and to keep on top. */
export function CaseRows({ rows, favourites, onApply, onCopy, onFavourite }: CaseRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const isFavourite = favourites.includes(row.id);
        return (
          <li key={row.id} className={styles.row}>
            <button type="button" className={styles.apply} onClick={() => onApply(row)}>
              <span className={styles.name}>{row.name}</span>{" "}
              <span className={styles.preview} dir="auto">
                {row.preview}
              </span>
            </button>
            <span className={styles.tools}>
              <IconButton label={`Copy ${row.fullName}`} onClick={() => onCopy(row)}>
                <Copy aria-hidden />
              </IconButton>
              <IconButton
                label={`Keep ${row.fullName} on top`}
                aria-pressed={isFavourite}
                onClick={() => onFavourite(row.id)}
              >
                <Star aria-hidden className={isFavourite ? styles.starred : undefined} />
              </IconButton>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
