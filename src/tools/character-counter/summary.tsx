import { describeMeasure, measureLimit, quantity } from "#core/limits/measure-limit.ts";
import { DeskSummary } from "#ui/desk/desk-summary.tsx";

import type { CharacterReply } from "./requests.ts";
import type { ShownLimit } from "./settings.ts";
import styles from "./summary.module.css";

export interface SummaryProps {
  readonly reply: CharacterReply | null;
  readonly shown: ShownLimit | null;
}

/** The figures that stay in sight on a phone: the characters, and how far it is to the limit, or else words and bytes. */
export function Summary({ reply, shown }: SummaryProps) {
  const measure = shown === null || reply === null ? null : measureLimit(reply.counts, shown.bounds);
  return (
    <DeskSummary lead={quantity(reply?.counts.graphemes ?? 0, "graphemes")}>
      <span className={`${styles.line} ${measure?.state === "over" ? styles.over : ""}`}>
        {measure === null || shown === null
          ? `${quantity(reply?.counts.words ?? 0, "words")}, ${quantity(reply?.counts.utf8 ?? 0, "utf8")}`
          : `${shown.name}: ${describeMeasure(measure)}`}
      </span>
    </DeskSummary>
  );
}
