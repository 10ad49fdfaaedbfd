import { Copy, Star } from "lucide-react";
import { useMemo } from "react";

import { IconButton } from "#ui/icon-button/icon-button.tsx";

import { fullName } from "./case-list.ts";
import type { CaseChoice } from "./case-list.ts";
import styles from "./case-rows.module.css";
import { convertText } from "./conversion.ts";
import type { ConversionOptions } from "./use-conversion.ts";

export interface CaseRowsProps {
  readonly choices: readonly CaseChoice[];
  /** What the previews are of. */
  readonly text: string;
  readonly options: ConversionOptions;
  readonly favourites: readonly string[];
  readonly onApply: (choice: CaseChoice) => void;
  readonly onCopy: (choice: CaseChoice) => void;
  readonly onFavourite: (id: string) => void;
}

/** A line a case: what the text would be, to apply, to copy and to keep on top. */
export function CaseRows({ choices, favourites, ...shared }: CaseRowsProps) {
  return (
    <ul className={styles.rows}>
      {choices.map((choice) => (
        <CaseRow key={choice.id} choice={choice} isFavourite={favourites.includes(choice.id)} {...shared} />
      ))}
    </ul>
  );
}

type CaseRowProps = Omit<CaseRowsProps, "choices" | "favourites"> & {
  readonly choice: CaseChoice;
  readonly isFavourite: boolean;
};

/** Each row converts its own preview, so that the browser can do something else between two of the forty. */
function CaseRow({ choice, isFavourite, text, options, onApply, onCopy, onFavourite }: CaseRowProps) {
  const preview = useMemo(() => convertText({ ...options, text, to: choice.id }), [options, text, choice.id]);
  const name = fullName(choice);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.apply} onClick={() => onApply(choice)}>
        <span className={styles.name}>{choice.name}</span>{" "}
        <span className={styles.preview} dir="auto">
          {preview}
        </span>
      </button>
      <span className={styles.tools}>
        <IconButton label={`Copy ${name}`} onClick={() => onCopy(choice)}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton
          label={`Keep ${name} on top`}
          aria-pressed={isFavourite}
          onClick={() => onFavourite(choice.id)}
        >
          <Star aria-hidden className={isFavourite ? styles.starred : undefined} />
        </IconButton>
      </span>
    </li>
  );
}
