import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import type { ReactNode } from "react";

import { numberFormat } from "#core/number-format/number-format.ts";
import { Button } from "#ui/button/button.tsx";

import styles from "./finding-card.module.css";

export interface FindingCardProps {
  /** What was found, with a sample of its mark. */
  readonly title: ReactNode;
  /** A word about it, after the title. */
  readonly note?: string;
  /** Which one it is, from 0, of how many. */
  readonly index: number;
  readonly count: number;
  /** Goes to the finding so many places on. */
  readonly onStep: (by: 1 | -1) => void;
  /** The place, the reason, and what can be done. */
  readonly children: ReactNode;
}

const whole = numberFormat();

/** The finding that a person is at, with the way to the one before and the next. */
export function FindingCard({ title, note, index, count, onStep, children }: FindingCardProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  function stepFrom(button: React.RefObject<HTMLButtonElement | null>, by: 1 | -1) {
    onStep(by);
    // The text shows the place; who walks with the keyboard stays at the button.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }

  return (
    <section className={styles.card} aria-label="The finding you are at">
      <div className={styles.head}>
        <h3 className={styles.title}>
          {title}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </h3>
        <span className={styles.walk}>
          <Button ref={previous} aria-label="Previous finding" onClick={() => stepFrom(previous, -1)}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
          </Button>
          <span className={styles.place}>
            {whole.format(index + 1)} of {whole.format(count)}
          </span>
          <Button ref={next} aria-label="Next finding" onClick={() => stepFrom(next, 1)}>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        </span>
      </div>
      {children}
    </section>
  );
}

/** A passage of the text, or what could stand in its place. */
export function FindingQuote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.quote} dir="auto">
      {children}
    </p>
  );
}

/** Why it was found. */
export function FindingReason({ children }: { readonly children: ReactNode }) {
  return <p className={styles.reason}>{children}</p>;
}

/** What can be done with it: buttons in a row that wraps. */
export function FindingActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
