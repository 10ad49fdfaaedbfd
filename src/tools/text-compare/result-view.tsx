import { useMemo, useState } from "react";

import { Button } from "#ui/button/button.tsx";

import { DifferenceBar } from "./difference-bar.tsx";
import { formatQuantity } from "./format.ts";
import { createLineSheet } from "./line-sheets.ts";
import styles from "./panel.module.css";
import { createRedlineSheet } from "./redline-sheet.ts";
import type { SheetView as SheetLayout } from "./settings.ts";
import { SheetView } from "./sheet-view.tsx";
import type { Compared } from "./use-comparison.ts";
import type { DecisionsView } from "./use-decisions.ts";
import type { CompareSettings } from "./use-settings.ts";

export interface ResultViewProps {
  readonly compared: Compared;
  readonly beforeName: string;
  readonly afterName: string;
  readonly layout: Exclude<SheetLayout, "auto">;
  readonly shown: readonly number[];
  /** Those that are stepped through: of a move its first end alone. */
  readonly listed: readonly number[];
  readonly current: number;
  readonly goal: number;
  readonly choices: DecisionsView;
  readonly settings: CompareSettings;
  readonly stale: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** Looks at a difference; `isSought` brings it into sight. */
  readonly onCurrent: (difference: number, isSought: boolean) => void;
}

const layoutNames = { side: "side by side", unified: "unified", redline: "redline" } as const;
/** A sheet without wrapping is no wider than this many characters. */
const widest = 4000;
const charactersAcross = 64;
const lineHeight = 25;

/** Height in pixels of a row of so many characters, by the usual width of a column; of 20 lines at most. */
function estimateRowHeight(characters: number): number {
  const lines = Math.ceil(characters / charactersAcross);
  return Math.min(20, Math.max(1, lines)) * lineHeight + 4;
}

function longestLineOf(text: string): number {
  let longest = 0;
  for (let start = 0; start <= text.length && longest < widest;) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    longest = Math.max(longest, end - start);
    start = end + 1;
  }
  return Math.min(longest, widest);
}

/** The differences of two texts, with the bar that steps through them. */
export function ResultView({
  compared,
  beforeName,
  afterName,
  layout,
  shown,
  listed,
  current,
  goal,
  choices,
  settings,
  stale,
  onStep,
  onCurrent,
}: ResultViewProps) {
  const { before, after, differences } = compared;
  const wraps = settings.wraps.value;
  const [showsEqual, setShowsEqual] = useState(false);
  const sheet = useMemo(() => {
    const wanted = new Uint8Array(differences.length);
    for (const index of shown) wanted[index] = 1;
    const isShown = (index: number) => wanted[index] === 1;
    return layout === "redline"
      ? createRedlineSheet(before, after, differences, isShown)
      : createLineSheet({ before, after, differences }, isShown, layout === "unified");
  }, [before, after, differences, shown, layout]);
  const longest = useMemo(
    () => (wraps ? 0 : Math.max(longestLineOf(before), longestLineOf(after))),
    [wraps, before, after],
  );

  function onKey(key: string): boolean {
    if (key === "n" || key === "p") onStep(key === "n" ? 1 : -1);
    else if (key === "u") choices.undo();
    else if ((key === "a" || key === "r") && current !== -1) {
      choices.decide([current], key === "a" ? "accepted" : "rejected");
    } else return false;
    return true;
  }

  if (shown.length === 0 && !showsEqual) {
    return (
      <div className={styles.wait}>
        <p>{describeEqual(compared)}</p>
        <Button look="link" onClick={() => setShowsEqual(true)}>
          Show the texts all the same
        </Button>
      </div>
    );
  }
  return (
    <div className={`${styles.result} ${stale ? styles.stale : ""}`}>
      <DifferenceBar
        compared={compared}
        listed={listed}
        current={current}
        choices={choices}
        onStep={onStep}
        onCurrent={(difference) => onCurrent(difference, true)}
      />
      <div className={styles.names}>
        <bdi>− {beforeName}</bdi>
        <bdi>+ {afterName}</bdi>
      </div>
      <SheetView
        // Another layout has other rows: heights that were measured are of no use to it.
        key={layout}
        sheet={sheet}
        differences={differences}
        decisions={choices.decisions}
        current={current}
        goal={goal}
        onCurrent={(difference) => onCurrent(difference, false)}
        onKey={onKey}
        folds={settings.folds.value}
        wraps={wraps}
        lineNumbers={settings.lineNumbers.value}
        label={`Differences, ${layoutNames[layout]}`}
        longest={longest}
        estimatedHeight={estimateRowHeight(
          wraps ? (before.length + after.length) / 2 / sheet.rows.length : 0,
        )}
      />
    </div>
  );
}

function describeEqual({ before, after, differences }: Compared): string {
  if (before === after) return "The two texts are the same, character for character.";
  const ignored = differences.filter(({ isIgnored }) => isIgnored).length;
  if (ignored === differences.length) {
    return `Apart from what you ignore (${formatQuantity(ignored, "difference")}), the two texts are the same.`;
  }
  return "The texts differ, but the filters leave no change to show.";
}
