import { Button } from "#ui/button/button.tsx";

import styles from "./line-list.module.css";

export interface LineListProps {
  readonly label: string;
  readonly lines: readonly string[];
  /** Words are set larger than sentences. */
  readonly large: boolean;
  readonly onInsert: (line: string) => void;
}

/** Sentences or made-up words, each with a way into the text. */
export function LineList({ label, lines, large, onInsert }: LineListProps) {
  return (
    <ol className={styles.list} data-large={large} aria-label={label}>
      {lines.map((line, place) => (
        <li key={`${place} ${line}`} className={styles.item}>
          <span className={styles.line} lang={large ? undefined : "en"}>
            {line}
          </span>
          <Button look="link" aria-label={`Put into the text: ${line}`} onClick={() => onInsert(line)}>
            Insert
          </Button>
        </li>
      ))}
    </ol>
  );
}
