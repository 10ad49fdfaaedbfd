import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";

import { findingNames } from "#core/readability-findings/finding-kinds.ts";
import type { ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import { Button } from "#ui/button/button.tsx";

import styles from "./finding-card.module.css";
import { formatCount } from "./format.ts";
import { Swatch } from "./swatch.tsx";
import type { FindingsDesk } from "./use-findings.ts";

interface FindingCardProps {
  readonly desk: FindingsDesk;
  readonly finding: ReadabilityFinding;
  readonly text: string;
  readonly onStale: () => void;
}

const mostQuoted = 280;

/** One finding: what it is, why, and what could stand there instead. */
export function FindingCard({ desk, finding, text, onStale }: FindingCardProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { check, message, fixes, span } = finding;
  const quoted = text.slice(span.start, span.end);
  const isSentence = check === "hard-sentence" || check === "very-hard-sentence";
  const [name] = findingNames[check];

  function stepFrom(button: React.RefObject<HTMLButtonElement | null>, by: 1 | -1) {
    desk.step(by);
    // The text shows the place; who walks with the keyboard stays at the button.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }

  return (
    <section className={styles.card} aria-label="The finding you are at">
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Swatch kind={check} /> {name.charAt(0).toUpperCase() + name.slice(1)}
        </h3>
        <span className={styles.walk}>
          <Button ref={previous} aria-label="Previous finding" onClick={() => stepFrom(previous, -1)}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
          </Button>
          <span className={styles.place}>
            {formatCount(desk.chosenIndex + 1)} of {formatCount(desk.shown.length)}
          </span>
          <Button ref={next} aria-label="Next finding" onClick={() => stepFrom(next, 1)}>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        </span>
      </div>
      <p className={styles.quote}>
        <bdi>{quoted.length > mostQuoted ? `${quoted.slice(0, mostQuoted)}…` : quoted}</bdi>
      </p>
      <p className={styles.reason}>{message}</p>
      {isSentence && fixes[0] !== undefined ? (
        <p className={styles.quote}>
          <bdi>{fixes[0]}</bdi>
        </p>
      ) : null}
      <div className={styles.actions}>
        {fixes.map((fix) => (
          <Button
            key={fix}
            look="outlined"
            onClick={() => {
              if (!desk.apply(finding, fix)) onStale();
            }}
          >
            {fix === "" ? "Leave it out" : isSentence ? "Split it so" : `Use “${fix}”`}
          </Button>
        ))}
        <Button onClick={() => desk.ignore(finding)}>Ignore</Button>
      </div>
    </section>
  );
}
