import { useState } from "react";

import { Figure } from "#ui/figure/figure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";

import styles from "./panel.module.css";
import { formatCount, formatShare } from "./format.ts";
import type { DifferenceCounts } from "./shown-differences.ts";
import type { Compared } from "./use-comparison.ts";

export interface FiguresSectionProps {
  readonly compared: Compared | null;
  readonly counts: DifferenceCounts;
  readonly stale: boolean;
}

/** How far the texts agree, in figures; each says how it was counted when it is opened. */
export function FiguresSection({ compared, counts, stale }: FiguresSectionProps) {
  const [open, setOpen] = useState<string | null>(null);
  const statistics = compared?.statistics;
  const figures = [
    {
      label: "Changes",
      value: formatCount(counts.total),
      explanation: `Places where the texts differ. A passage that moved is one change with two ends.${
        counts.ignored === 0 ? "" : ` ${formatCount(counts.ignored)} more are ignored as you have asked.`
      }`,
    },
    {
      label: "Words kept",
      value: formatCount(statistics?.wordsKept ?? 0),
      explanation: `Of the ${formatCount(statistics?.wordsBefore ?? 0)} words of the first text, those in no change, or in an ignored or moved one. A word is a segment of Unicode Standard Annex #29 that holds a letter or a number, or an emoji.`,
    },
    {
      label: "Words removed",
      value: formatCount(statistics?.wordsRemoved ?? 0),
      explanation: "Words of the first text that lie in a change, at least in part.",
    },
    {
      label: "Words added",
      value: formatCount(statistics?.wordsAdded ?? 0),
      explanation: `Of the ${formatCount(statistics?.wordsAfter ?? 0)} words of the second text, those that lie in a change, at least in part.`,
    },
    {
      label: "Words moved",
      value: formatCount(statistics?.wordsMoved ?? 0),
      explanation:
        "Words in passages of six words or more that stand once in each text, word for word, in another place. They count as kept.",
    },
  ];
  return (
    <PanelSection title="Similarity">
      <Figure
        label="similar"
        value={formatShare(compared === null ? 0 : (statistics?.similarity ?? 0))}
        size="lead"
        stale={stale}
        open={open === "similarity"}
        onToggle={() => setOpen(open === "similarity" ? null : "similarity")}
      >
        <p>
          The share of both texts, in characters as computers store them (UTF-16 units), that lies in no
          change, or in an ignored or moved one. Equal texts have 100%. It says how much text is shared, not
          whether one was copied from the other.
        </p>
      </Figure>
      {figures.map(({ label, value, explanation }) => (
        <Figure
          key={label}
          label={label}
          value={value}
          stale={stale}
          open={open === label}
          onToggle={() => setOpen(open === label ? null : label)}
        >
          <p>{explanation}</p>
        </Figure>
      ))}
      {compared?.isCoarse === true ? (
        <Notice>
          The texts are long and very different, so the finest detail was given up: every change shown is
          true, but a smaller set of changes may exist.
        </Notice>
      ) : null}
      <p className={styles.note}>
        Changes in layout, fonts and pictures are not seen: plain text is compared.
      </p>
    </PanelSection>
  );
}
