import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";

import type { ComparisonUnit } from "#core/compare/comparison.ts";
import type { MergedPart } from "#core/compare/merge-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Answer } from "#workspace/tool-worker/protocol.ts";

import { createCompareWorker } from "./compare-client.ts";
import { writeMarkedMerge } from "./downloads.ts";
import { formatQuantity } from "./format.ts";
import styles from "./merge-view.module.css";
import { joinMerge } from "./merge-choices.ts";
import type { MergeChoice } from "./merge-choices.ts";
import type { Replies } from "./requests.ts";

export interface MergeViewProps {
  readonly base: string;
  readonly left: string;
  readonly right: string;
  readonly unit: ComparisonUnit;
  /** What is done with the merged text. */
  readonly onReplace: (text: string) => void;
  readonly onSave: (text: string) => void;
}

const choices: readonly { readonly value: MergeChoice; readonly label: string }[] = [
  { value: "base", label: "Base" },
  { value: "left", label: "First" },
  { value: "right", label: "Second" },
  { value: "both", label: "Both" },
];
const noParts: readonly MergedPart[] = [];
type Choices = ReadonlyMap<number, MergeChoice>;
const noChoices: Choices = new Map();
const estimatedHeight = 160;
const shownUnits = 240;
const longestVersion = 4000;

/** What two texts made of a third, with a choice wherever they changed the same place differently. */
export function MergeView({ base, left, right, unit, onReplace, onSave }: MergeViewProps) {
  const texts = useMemo(() => ({ base, left, right, unit }), [base, left, right, unit]);
  const [merged, setMerged] = useState<{
    readonly answer: Answer<Replies["merge"]>;
    readonly texts: typeof texts;
  } | null>(null);
  const [chosen, setChosen] = useState<{
    readonly texts: typeof texts;
    /** The choices after each step, the first step being none. */
    readonly steps: readonly Choices[];
  }>({ texts, steps: [noChoices] });
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const worker = createCompareWorker();
    void worker.ask("merge", texts).then((answer) => {
      if (answer.kind !== "stopped") setMerged({ answer, texts });
      return undefined;
    });
    return () => worker.stop();
  }, [texts]);

  const isFresh = merged?.texts === texts;
  const answer = merged?.answer ?? null;
  const parts = answer?.kind === "done" ? answer.reply.parts : noParts;
  const steps = chosen.texts === texts ? chosen.steps : [noChoices];
  const own = steps.at(-1) ?? noChoices;
  const conflicts = parts.filter(({ kind }) => kind === "conflict").length;
  const open = conflicts - own.size;

  async function saveMarked(): Promise<void> {
    const written = await writeMarkedMerge(base, left, right);
    setProblem(written.kind === "failed" ? written.message : null);
    if (written.kind === "done") {
      saveFile(
        "merged with conflicts.txt",
        new Blob([written.content], { type: "text/plain;charset=utf-8" }),
      );
    }
  }

  if (answer?.kind === "failed") {
    return <Notice tone="problem">The texts could not be merged: {answer.message}</Notice>;
  }
  if (answer === null) return <p className={styles.note}>Merging…</p>;
  return (
    <div className={styles.view} data-stale={!isFresh}>
      <div className={styles.head}>
        <p className={styles.note}>
          {conflicts === 0
            ? "The changes of both texts go together: there is no conflict."
            : `${formatQuantity(conflicts, "conflict")}, ${open} open. An open one keeps the base.`}
        </p>
        <Button look="outlined" disabled={!isFresh} onClick={() => onReplace(joinMerge(parts, own))}>
          Put into the document
        </Button>
        <Button disabled={!isFresh} onClick={() => onSave(joinMerge(parts, own))}>
          Save as a new document
        </Button>
        <Button disabled={!isFresh} onClick={() => void saveMarked()}>
          Download with conflict marks
        </Button>
        <Button disabled={steps.length === 1} onClick={() => setChosen({ texts, steps: steps.slice(0, -1) })}>
          Undo choice
        </Button>
      </div>
      {problem === null ? null : <Notice tone="problem">The file could not be written: {problem}</Notice>}
      <PartList
        parts={parts}
        choices={own}
        onChoose={(index, choice) => setChosen({ texts, steps: [...steps, new Map(own).set(index, choice)] })}
      />
    </div>
  );
}

interface PartListProps {
  readonly parts: readonly MergedPart[];
  readonly choices: ReadonlyMap<number, MergeChoice>;
  readonly onChoose: (part: number, choice: MergeChoice) => void;
}

function PartList({ parts, choices: chosen, onChoose }: PartListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Its functions are called here alone and go to no memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: parts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 4,
    useFlushSync: false,
  });
  return (
    // What scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className={styles.scroller} aria-label="Merged text" tabIndex={0}>
      <div className={styles.parts} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const part = parts[index];
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.part}
              style={{ transform: `translateY(${start}px)` }}
            >
              {part?.kind === "agreed" ? <Agreed text={part.text} /> : null}
              {part?.kind === "conflict" ? (
                <Conflict
                  part={part}
                  choice={chosen.get(index)}
                  onChoose={(choice) => onChoose(index, choice)}
                />
              ) : null}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Agreed({ text }: { readonly text: string }) {
  const isLong = text.length > 2 * shownUnits;
  return (
    <p className={styles.agreed} dir="auto">
      {isLong ? text.slice(0, shownUnits) : text}
      {isLong ? <span className={styles.gap}> … </span> : null}
      {isLong ? text.slice(-shownUnits) : null}
    </p>
  );
}

interface ConflictProps {
  readonly part: Extract<MergedPart, { readonly kind: "conflict" }>;
  readonly choice: MergeChoice | undefined;
  readonly onChoose: (choice: MergeChoice) => void;
}

function Conflict({ part, choice, onChoose }: ConflictProps) {
  const versions = [
    ["Base", part.base],
    ["First", part.left],
    ["Second", part.right],
  ] as const;
  return (
    <div className={styles.conflict} data-open={choice === undefined}>
      <p>
        <strong>Conflict</strong>
        {choice === undefined ? ", open" : ", decided"}
      </p>
      <dl className={styles.versions}>
        {versions.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">
              {text === "" ? <em>Nothing</em> : text.slice(0, longestVersion)}
              {text.length > longestVersion ? "…" : ""}
            </dd>
          </div>
        ))}
      </dl>
      <Segmented legend="Take" options={choices} value={choice ?? "base"} onChange={onChoose} />
      {choice === undefined ? (
        <Button look="link" onClick={() => onChoose("base")}>
          Keep the base
        </Button>
      ) : null}
    </div>
  );
}
