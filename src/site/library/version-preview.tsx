import { Button } from "#ui/button/button.tsx";

import styles from "./versions-view.module.css";

export interface VersionPreviewProps {
  readonly name: string;
  readonly text: string;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

/** As much as a person looks through in a preview; a book would hold up the page. */
const shownUnits = 20_000;

/** The text of a version to read, and what to do with it. */
export function VersionPreview({ name, text, onRestore, onRemove }: VersionPreviewProps) {
  const isCut = text.length > shownUnits;
  return (
    <div className={styles.preview}>
      {/* Scrolls by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.text} dir="auto" aria-label={`Text of ${name}`} tabIndex={0}>
        {text.slice(0, shownUnits)}
        {isCut ? "…" : null}
      </section>
      {isCut ? <p className={styles.quiet}>The beginning is shown. Going back brings all of it.</p> : null}
      <div className={styles.choices}>
        <Button look="outlined" onClick={onRestore}>
          Go back to this version
        </Button>
        <Button onClick={onRemove}>Remove</Button>
      </div>
      <p className={styles.quiet}>The text on the screen is kept as a version first.</p>
    </div>
  );
}
