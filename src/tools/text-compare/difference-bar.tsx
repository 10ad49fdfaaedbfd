import { ArrowDown, ArrowLeftRight, ArrowUp, Check, Undo2, X } from "lucide-react";

import type { TextDifference } from "#core/compare/comparison.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

import { placeOf } from "./decisions.ts";
import styles from "./difference-bar.module.css";
import { describeDifference, describeMeaning, excerpt, formatCount } from "./format.ts";
import type { DecisionsView } from "./use-decisions.ts";
import type { Compared } from "./use-comparison.ts";

export interface DifferenceBarProps {
  readonly compared: Compared;
  /** The indexes of the differences that are stepped through, ascending: of a move its first end alone. */
  readonly listed: readonly number[];
  readonly current: number;
  readonly choices: DecisionsView;
  readonly onStep: (by: 1 | -1) => void;
  readonly onCurrent: (difference: number) => void;
}

/** The index of the other end of a move, or -1. */
export function findOtherEnd(differences: readonly TextDifference[], current: number): number {
  const move = differences[current]?.move ?? null;
  if (move === null) return -1;
  return differences.findIndex((difference, index) => index !== current && difference.move === move);
}

/** The difference that is looked at, what can be done with it, and the way to the next. */
export function DifferenceBar({ compared, listed, current, choices, onStep, onCurrent }: DifferenceBarProps) {
  const { differences, before, after } = compared;
  const difference = differences[current];
  const otherEnd = findOtherEnd(differences, current);
  const decision = difference === undefined ? undefined : choices.decisions.get(placeOf(difference));
  const place = Math.max(listed.indexOf(current), otherEnd === -1 ? -1 : listed.indexOf(otherEnd));
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <IconButton label="Previous change" disabled={listed.length === 0} onClick={() => onStep(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <span className={styles.count}>
          {place === -1
            ? `${formatCount(listed.length)} in all`
            : `${formatCount(place + 1)} of ${formatCount(listed.length)}`}
        </span>
        <IconButton label="Next change" disabled={listed.length === 0} onClick={() => onStep(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
      </div>
      {difference === undefined ? (
        <p className={styles.hint}>
          {listed.length === 0
            ? "No change is shown."
            : "Press a change, or step through them with n and p, to accept or reject it."}
        </p>
      ) : (
        <>
          <Notice>
            <strong>{describeDifference(difference)}</strong>{" "}
            <bdi className={styles.excerpt}>
              {excerpt(before, difference.before.start, difference.before.end, 40)}
            </bdi>
            {" → "}
            <bdi className={styles.excerpt}>
              {excerpt(after, difference.after.start, difference.after.end, 40)}
            </bdi>{" "}
            {describeMeaning(difference)}
            {decision === undefined ? "" : decision === "accepted" ? " Accepted." : " Rejected."}
          </Notice>
          <div className={styles.steps}>
            {otherEnd === -1 ? null : (
              <Button onClick={() => onCurrent(otherEnd)}>
                <ArrowLeftRight size={16} aria-hidden /> Other end of the move
              </Button>
            )}
            <Button
              look="outlined"
              aria-pressed={decision === "accepted"}
              onClick={() => choices.decide([current], decision === "accepted" ? null : "accepted")}
            >
              <Check size={16} aria-hidden /> Accept
            </Button>
            <Button
              look="outlined"
              aria-pressed={decision === "rejected"}
              onClick={() => choices.decide([current], decision === "rejected" ? null : "rejected")}
            >
              <X size={16} aria-hidden /> Reject
            </Button>
          </div>
        </>
      )}
      <IconButton label="Undo the last decision" disabled={!choices.canUndo} onClick={choices.undo}>
        <Undo2 aria-hidden />
      </IconButton>
    </div>
  );
}
