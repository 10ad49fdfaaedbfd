import type { ReactNode } from "react";

import { Button } from "#ui/button/button.tsx";
import { Prose } from "#ui/prose/prose.tsx";

import styles from "./failure.module.css";

export interface FailureProps {
  /** What became of the text, in a sentence. */
  readonly reassurance: string;
  /** More to do than to load the page again. */
  readonly children?: ReactNode;
}

/** Says calmly that something broke, and what can be done. */
export function Failure({ reassurance, children }: FailureProps) {
  return (
    <main id="content" tabIndex={-1} role="alert">
      <Prose>
        <h1>Something went wrong here</h1>
        <p>This is a fault of the site, not of your text. {reassurance}</p>
        <div className={styles.choices}>
          <Button look="main" onClick={() => location.reload()}>
            Reload the page
          </Button>
          {children}
        </div>
      </Prose>
    </main>
  );
}
