import type { ArticleHeading } from "../blog/article.ts";

import styles from "./contents.module.css";

interface ContentsProps {
  readonly headings: readonly ArticleHeading[];
  /** The section being read. */
  readonly current: string | null;
}

function List({ headings, current }: ContentsProps) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} {...(id === current ? { "aria-current": "location" as const } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The list of contents: beside the text where there is room, else folded above it. */
export function Contents({ headings, current }: ContentsProps) {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 2) return null;
  return (
    <>
      <nav className={styles.beside} aria-label="Contents">
        <p className={styles.name} aria-hidden>
          Contents
        </p>
        <List headings={shown} current={nearestShown(headings, current)} />
      </nav>
      <details className={styles.folded}>
        <summary>Contents</summary>
        <List headings={shown} current={null} />
      </details>
    </>
  );
}

/** The listed section in which a section stands that is too small to be listed. */
function nearestShown(headings: readonly ArticleHeading[], id: string | null): string | null {
  const place = headings.findIndex((heading) => heading.id === id);
  return headings.slice(0, place + 1).findLast(({ level }) => level === 2)?.id ?? null;
}
