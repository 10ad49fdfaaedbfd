import type { ReactNode } from "react";

import styles from "./page-intro.module.css";

export interface PageIntroProps {
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly children: ReactNode;
}

/** The head of a page that lists things: its title and what it is for. */
export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
