import { Copy, Star } from "lucide-react";
import { memo } from "react";

import { IconButton } from "#ui/icon-button/icon-button.tsx";

import { fullName } from "./case-list.ts";
import type { CaseChoice } from "./case-list.ts";
import styles from "./case-rows.module.css";

/** What can be done with a case. The same object from render to render, so that rows are not made anew for it. */
export interface CaseActions {
  readonly apply: (choice: CaseChoice) => void;
  readonly copy: (choice: CaseChoice) => void;
  readonly favour: (choice: CaseChoice) => void;
}

export interface CaseRowsProps {
  readonly choices: readonly CaseChoice[];
  /** What the text would be, by the ids of cases. */
  readonly previews: ReadonlyMap<string, string>;
  readonly favourites: readonly string[];
  readonly actions: CaseActions;
}

/** A line a case: what the text would be, to apply, to copy and to keep on top. */
export function CaseRows({ choices, previews, favourites, actions }: CaseRowsProps) {
  return (
    <ul className={styles.rows}>
      {choices.map((choice) => (
        <CaseRow
          key={choice.id}
          choice={choice}
          preview={previews.get(choice.id) ?? ""}
          isFavourite={favourites.includes(choice.id)}
          actions={actions}
        />
      ))}
    </ul>
  );
}

interface CaseRowProps {
  readonly choice: CaseChoice;
  readonly preview: string;
  readonly isFavourite: boolean;
  readonly actions: CaseActions;
}

const CaseRow = memo(function CaseRow({ choice, preview, isFavourite, actions }: CaseRowProps) {
  const name = fullName(choice);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.apply} onClick={() => actions.apply(choice)}>
        <span className={styles.name}>{choice.name}</span>{" "}
        <span className={styles.preview} dir="auto">
          {preview}
        </span>
      </button>
      <span className={styles.tools}>
        <IconButton label={`Copy ${name}`} onClick={() => actions.copy(choice)}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton
          label={`Keep ${name} on top`}
          aria-pressed={isFavourite}
          onClick={() => actions.favour(choice)}
        >
          <Star aria-hidden className={isFavourite ? styles.starred : undefined} />
        </IconButton>
      </span>
    </li>
  );
});
