import type { Span } from "#core/document/span.ts";

import styles from "./found-place.module.css";

export interface FoundPlaceProps {
  readonly text: string;
  readonly span: Span;
  /** Most UTF-16 units that are shown of what was found, and of the text after it. */
  readonly mostFound: number;
  readonly mostAfter: number;
}

/** What was found at a place of the text and how the text goes on, in one line. */
export function FoundPlace({ text, span: { start, end }, mostFound, mostAfter }: FoundPlaceProps) {
  return (
    <bdi className={styles.place}>
      <mark className={styles.found}>{oneLine(text.slice(start, Math.min(end, start + mostFound)))}</mark>
      {oneLine(text.slice(end, end + mostAfter))}
    </bdi>
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
