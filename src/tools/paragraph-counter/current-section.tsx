import { isWall } from "#core/paragraphs/measure-paragraphs.ts";
import type { WallLimit } from "#core/paragraphs/measure-paragraphs.ts";
import { Button } from "#ui/button/button.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import styles from "#ui/sections/sections.module.css";

import { formatCount, formatQuantity, kindNames } from "./format.ts";
import type { ReadParagraphs } from "./use-paragraphs.ts";

/** As much of a first sentence as is shown. */
const longestShown = 240;

export interface CurrentSectionProps {
  readonly found: ReadParagraphs;
  /** The part that the cursor stands in. */
  readonly index: number;
  readonly limit: WallLimit;
  readonly canSplitHere: boolean;
  readonly canSplitMiddle: boolean;
  readonly canMerge: boolean;
  readonly onJump: (index: number) => void;
  readonly onSplitHere: () => void;
  readonly onSplitMiddle: () => void;
  readonly onMerge: () => void;
}

/** The paragraph at the cursor, with ways to split it and to merge it with the next. */
export function CurrentSection({ found, index, limit, ...props }: CurrentSectionProps) {
  const { parts, rule } = found.reply;
  const part = parts[index];
  if (part === undefined) return null;
  const first = found.text.slice(part.start, Math.min(part.firstSentenceEnd, part.start + longestShown));
  return (
    <PanelSection title="At the cursor">
      <div className={styles.form}>
        <p className={styles.note}>
          {kindNames[part.kind]} · part {formatCount(index + 1)} of {formatCount(parts.length)} ·{" "}
          {formatQuantity(part.words, "word")} · {formatQuantity(part.sentences, "sentence")}
          {isWall(part, rule, limit) ? " · a wall of text" : ""}
        </p>
        <p className={styles.sentence} dir="auto">
          {first.replaceAll(/\s+/g, " ")}
          {part.start + first.length < part.end ? " …" : ""}
        </p>
        <div className={styles.buttons}>
          <Button look="outlined" disabled={index === 0} onClick={() => props.onJump(index - 1)}>
            Previous
          </Button>
          <Button
            look="outlined"
            disabled={index + 1 >= parts.length}
            onClick={() => props.onJump(index + 1)}
          >
            Next
          </Button>
          <Button look="outlined" disabled={!props.canSplitHere} onClick={props.onSplitHere}>
            Split before this sentence
          </Button>
          <Button look="outlined" disabled={!props.canSplitMiddle} onClick={props.onSplitMiddle}>
            Split near the middle
          </Button>
          <Button look="outlined" disabled={!props.canMerge} onClick={props.onMerge}>
            Merge with the next
          </Button>
        </div>
        <p className={styles.note}>
          Splitting and merging change the text, each as one step that undo takes back. “This sentence” is the
          one at the cursor.
        </p>
      </div>
    </PanelSection>
  );
}
