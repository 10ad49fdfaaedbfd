import { useMemo } from "react";

import styles from "./preview.module.css";

const mostLines = 50;
const mostUnits = 300;

interface PreviewProps {
  readonly text: string;
  readonly lines: number;
}

/** The first lines, each cut where nobody reads on; a text of a single long line is not searched to its end. */
function takeLines(text: string): readonly string[] {
  const taken: string[] = [];
  let start = 0;
  while (taken.length < mostLines && start < text.length) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    taken.push(text.slice(start, Math.min(end, start + mostUnits)));
    start = end + 1;
  }
  return taken;
}

/** The first lines of what steps make, with their numbers. */
export function Preview({ text, lines }: PreviewProps) {
  const shown = useMemo(() => takeLines(text), [text]);
  return (
    <div className={styles.preview}>
      <ol
        className={styles.lines}
        aria-label="The first lines of the result"
        // A box that scrolls has to be in reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {shown.map((line, index) => (
          // Lines have no name of their own, and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.line}>
            <bdi>{line === "" ? "\u00a0" : line}</bdi>
          </li>
        ))}
      </ol>
      {lines > shown.length ? (
        <p className={styles.more}>
          The first {shown.length} of {lines.toLocaleString("en")} lines.
        </p>
      ) : null}
    </div>
  );
}
