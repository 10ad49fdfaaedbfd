import { sentenceTypes } from "#core/sentences/sentence-types.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import styles from "#ui/sections/sections.module.css";

import { formatCount, formatQuantity, typeNames } from "./format.ts";
import lists from "./lists.module.css";
import type { Corrections } from "./use-corrections.ts";
import type { ReadSentences } from "./use-sentences.ts";

/** As much of a sentence as is shown. */
const longestShown = 300;

export interface CurrentSectionProps {
  readonly found: ReadSentences;
  /** The sentence that the cursor stands in. */
  readonly index: number;
  readonly corrections: Corrections;
  readonly onJump: (index: number) => void;
  readonly onJoin: () => void;
  readonly onSplit: () => void;
  /** Whether the sentence can be split at the cursor. */
  readonly canSplit: boolean;
  /** The reading is of an older text: nothing can be corrected for a moment. */
  readonly stale: boolean;
}

/** The sentence at the cursor, with what can be put right about it. */
export function CurrentSection({
  found,
  index,
  corrections,
  onJump,
  onJoin,
  onSplit,
  canSplit,
  stale,
}: CurrentSectionProps) {
  const { reply, text } = found;
  const count = reply.starts.length;
  const start = reply.starts[index] ?? 0;
  const end = reply.ends[index] ?? 0;
  const type = sentenceTypes[reply.types[index] ?? 0] ?? "statement";
  return (
    <PanelSection title="At the cursor">
      <div className={styles.form}>
        <p className={styles.note}>
          Sentence {formatCount(index + 1)} of {formatCount(count)} ·{" "}
          {formatQuantity(reply.words[index] ?? 0, "word")} · {typeNames[type].one.toLowerCase()}
        </p>
        <p className={styles.sentence} dir="auto">
          {text.slice(start, Math.min(end, start + longestShown))}
          {end - start > longestShown ? "…" : ""}
        </p>
        <div className={styles.buttons}>
          <Button look="outlined" disabled={index === 0} onClick={() => onJump(index - 1)}>
            Previous
          </Button>
          <Button look="outlined" disabled={index + 1 >= count} onClick={() => onJump(index + 1)}>
            Next
          </Button>
          <Button look="outlined" disabled={stale || index + 1 >= count} onClick={onJoin}>
            Join with the next
          </Button>
          <Button look="outlined" disabled={stale || !canSplit} onClick={onSplit}>
            Split at the cursor
          </Button>
        </div>
        <CorrectionList found={found} corrections={corrections} stale={stale} />
      </div>
    </PanelSection>
  );
}

const states = {
  applied: "",
  idle: " · no longer needed",
  lost: " · the text here has changed",
} as const;

function CorrectionList({
  found: { reply, text },
  corrections,
  stale,
}: Pick<CurrentSectionProps, "found" | "corrections" | "stale">) {
  const { list } = corrections;
  if (list.length === 0) {
    return (
      <p className={styles.note}>
        A boundary that you put right stays right while the text around it stays as it is. It is kept on this
        device, with the document; the text itself is not changed.
      </p>
    );
  }
  return (
    <Disclosure
      label={`${formatQuantity(list.length, "boundary").replace("boundarys", "boundaries")} put right`}
    >
      <ul className={lists.list}>
        {list.map((correction, index) => {
          const { offset, state } = reply.placed[index] ?? { offset: correction.offset, state: "idle" };
          const near = text.slice(Math.max(0, offset - 20), offset + 20).replaceAll(/\s+/g, " ");
          return (
            <li key={`${correction.kind} ${correction.offset} ${correction.print}`} className={lists.row}>
              <span className={lists.words}>
                {correction.kind === "join" ? "Joined" : "Split"}: {state === "lost" ? "–" : `… ${near} …`}
                {states[state]}
              </span>
              <Button look="link" disabled={stale} onClick={() => corrections.remove(correction)}>
                Undo
              </Button>
            </li>
          );
        })}
      </ul>
      <Button look="link" disabled={stale} onClick={corrections.clear}>
        Undo all
      </Button>
    </Disclosure>
  );
}
