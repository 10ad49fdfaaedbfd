import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import type { Assessment } from "#core/seo/assess-page.ts";
import { Button } from "#ui/button/button.tsx";

import styles from "./check-card.module.css";
import { RatingMark } from "./rating-mark.tsx";

interface CheckCardProps {
  readonly assessment: Assessment;
  /** Which of its places is looked at; `null` while they are not marked. */
  readonly shown: number | null;
  readonly onShow: (place: number) => void;
  readonly onHide: () => void;
  readonly onDismiss: () => void;
  /** Puts the place aside that is looked at. */
  readonly onAccept: (place: string) => void;
}

const basisNames = {
  published: "Published by a search engine or a standard",
  usability: "Helps readers",
  folklore: "A rule of thumb of the trade, which no search engine publishes",
} as const;

/** One check: its rating and message, and on request why, what to do, where, and a way to put it aside. */
export function CheckCard({ assessment, shown, onShow, onHide, onDismiss, onAccept }: CheckCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, rating, message, fix, why, basis, source, spans, places: keys } = assessment;
  const places = spans.length;
  const key = shown === null ? undefined : keys[shown];
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <RatingMark rating={rating} />
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            {basis === "folklore" ? <span className={styles.badge}>rule of thumb</span> : null}
          </span>
          <span className={styles.message}>{message}</span>
        </span>
        <ChevronDown className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <div id={id} hidden={!open} className={styles.more}>
        {open ? (
          <>
            {fix === null ? null : (
              <p className={styles.fix}>
                <strong>What to do:</strong> {fix}
              </p>
            )}
            <p>{why}</p>
            <p className={styles.basis}>
              {basisNames[basis]}.{" "}
              {source === null ? null : (
                <a href={source.address} rel="noreferrer">
                  {source.name} ({source.date})
                </a>
              )}
            </p>
            <div className={styles.actions}>
              {places === 0 ? null : shown === null ? (
                <Button look="outlined" onClick={() => onShow(0)}>
                  Show {places === 1 ? "the place" : `${places.toLocaleString("en")} places`}
                </Button>
              ) : (
                <>
                  <Button look="outlined" disabled={shown === 0} onClick={() => onShow(shown - 1)}>
                    Previous
                  </Button>
                  <span className={styles.count}>
                    {shown + 1} of {places}
                  </span>
                  <Button look="outlined" disabled={shown + 1 >= places} onClick={() => onShow(shown + 1)}>
                    Next
                  </Button>
                  {key === undefined ? null : (
                    <Button look="outlined" onClick={() => onAccept(key)}>
                      Put this place aside
                    </Button>
                  )}
                  <Button onClick={onHide}>Hide</Button>
                </>
              )}
              <Button onClick={onDismiss}>
                Put the check aside<span className="visually-hidden"> {name}</span>
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}
