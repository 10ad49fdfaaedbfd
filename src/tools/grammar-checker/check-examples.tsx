import type { CheckFacts } from "#core/checks/check.ts";

import styles from "./check-examples.module.css";

const mostShown = 3;

/** What a rule marks, what it leaves alone, and when it stays silent. */
export function CheckExamples({
  facts: { reason, exceptions, flags, leaves },
  withReason,
}: {
  readonly facts: CheckFacts;
  readonly withReason: boolean;
}) {
  return (
    <div className={styles.examples}>
      {withReason ? <p>{reason}</p> : null}
      {flags.length === 0 ? null : (
        <>
          <h4>Marked, and mended</h4>
          <ul>
            {flags.slice(0, mostShown).map(([wrong, right]) => (
              <li key={wrong}>
                <del>{wrong}</del> <ins>{right}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      {leaves.length === 0 ? null : (
        <>
          <h4>Left alone</h4>
          <ul>
            {leaves.slice(0, mostShown).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {exceptions === undefined ? null : (
        <>
          <h4>Exceptions</h4>
          <p>{exceptions}</p>
        </>
      )}
    </div>
  );
}
