import type { Span } from "#core/document/span.ts";

import styles from "./outline-view.module.css";
import type { SeoFindings } from "./seo-messages.ts";

interface OutlineViewProps {
  readonly findings: SeoFindings;
  readonly onReveal: (span: Span) => void;
}

const indents = [styles.level1, styles.level2, styles.level3, styles.level4, styles.level5, styles.level6];

/** The headings of the text as a tree, and what is wrong with them. */
export function OutlineView({ findings, onReveal }: OutlineViewProps) {
  const { outline, outlineFaults } = findings;
  return (
    <div className={styles.view}>
      {outline.length === 0 ? (
        <p className={styles.note}>
          There are no headings. Headings of Markdown (## Like this), of HTML, and of documents that you open
          are read.
        </p>
      ) : (
        <ol className={styles.list} aria-label="Headings">
          {outline.map((entry) => (
            <li key={entry.span.start} className={indents[Math.min(entry.level, 6) - 1]}>
              <button type="button" className={styles.entry} onClick={() => onReveal(entry.span)}>
                <span className={styles.level}>H{entry.level}</span>
                <bdi className={styles.text}>{entry.text}</bdi>
                <span className={styles.words}>
                  {entry.wordsBelow.toLocaleString("en")} {entry.wordsBelow === 1 ? "word" : "words"}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {outlineFaults.length === 0 ? (
        outline.length === 0 ? null : (
          <p className={styles.note}>The outline has no faults.</p>
        )
      ) : (
        <section aria-label="Faults of the outline">
          <h3 className={styles.heading}>
            {outlineFaults.length} {outlineFaults.length === 1 ? "fault" : "faults"}
          </h3>
          <ul className={styles.list}>
            {outlineFaults.map(({ kind, message, span }) => (
              <li key={`${kind} ${span.start}`}>
                <button type="button" className={styles.fault} onClick={() => onReveal(span)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
