import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import { Button } from "#ui/button/button.tsx";

import { formatCount, formatQuantity } from "./format.ts";
import styles from "./places-bar.module.css";
import { mostPlaces } from "./use-places.ts";
import type { Places } from "./use-places.ts";

interface PlacesBarProps {
  readonly places: Places;
  readonly measures: LetterMeasures | null;
}

/** What is marked in the text, with the way from one place to the next. */
export function PlacesBar({ places, measures }: PlacesBarProps) {
  const { chosen, spans, current } = places;
  if (chosen === null || measures === null) return null;
  const isCut = spans.length >= mostPlaces;
  return (
    <div className={styles.bar}>
      <output>
        <bdi className={styles.letters}>{chosen.join("")}</bdi>:{" "}
        {spans.length === 0
          ? "no place in the text"
          : `${isCut ? "the first " : ""}${formatQuantity(spans.length, "place")} marked`}
        {current < 0 ? "" : `, at ${formatCount(current + 1)}`}
      </output>
      <span className={styles.actions}>
        {spans.length === 0 ? null : <Button onClick={places.goToNext}>Next</Button>}
        <Button onClick={places.clear}>Clear marks</Button>
      </span>
    </div>
  );
}
