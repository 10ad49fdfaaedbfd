import { useState } from "react";

import { numberFormat } from "#core/number-format/number-format.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { addressWith } from "#workspace/address-setting.ts";

import styles from "./change-view.module.css";
import { Preview } from "./preview.tsx";
import { StepCard } from "./step-card.tsx";
import { stepGroups } from "./step-kinds.ts";
import { mostSteps, stepsCodec } from "./steps.ts";
import type { Step } from "./steps.ts";
import type { LineSettings } from "./use-settings.ts";
import type { StepsView } from "./use-steps.ts";

const scopes = [
  { value: "selection", label: "Selected lines, if any" },
  { value: "all", label: "All lines" },
] as const;

const count = numberFormat();

interface ChangeViewProps {
  readonly settings: LineSettings;
  readonly view: StepsView;
  readonly onAdd: (kind: string) => void;
  readonly secondList: string;
  readonly onSecondList: (text: string) => void;
}

/** What is done with the lines: steps, one after another, with what they would make of the text. */
export function ChangeView({ settings, view, onAdd, secondList, onSecondList }: ChangeViewProps) {
  const steps = settings.steps.value;
  const [said, setSaid] = useState("");
  const isFull = steps.length >= mostSteps;

  function change(index: number, step: Step) {
    settings.steps.set(steps.map((other, place) => (place === index ? step : other)));
  }
  function move(index: number, by: -1 | 1) {
    const moved = steps[index];
    if (moved === undefined) return;
    settings.steps.set(steps.toSpliced(index, 1).toSpliced(index + by, 0, moved));
  }
  function shareLink() {
    navigator.clipboard
      .writeText(addressWith(location.href, "steps", stepsCodec.format(steps)))
      .then(() => setSaid("Link copied. It holds the steps, never the text."))
      .catch(() => setSaid("The browser did not allow copying."));
  }

  return (
    <div className={styles.view}>
      {steps.length === 0 ? (
        <p className={styles.note}>
          Choose what to do with the lines. You see the result before anything is changed.
        </p>
      ) : (
        <PanelSection
          title="Steps"
          action={
            <Button look="link" onClick={() => settings.steps.set([])}>
              Remove all
            </Button>
          }
        >
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <StepCard
                // Two steps may be the same; they have no name but their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${index}-${step.kind}`}
                step={step}
                index={index}
                total={steps.length}
                problem={problemOf(view, index)}
                onChange={(next) => change(index, next)}
                onMove={(by) => move(index, by)}
                onRemove={() => settings.steps.set(steps.toSpliced(index, 1))}
              />
            ))}
          </ol>
          {steps.some(({ kind }) => kind === "combine") ? (
            <div className={styles.second}>
              <TextArea
                label="Second list, a line each"
                rows={5}
                value={secondList}
                spellCheck={false}
                dir="auto"
                onChange={onSecondList}
              />
            </div>
          ) : null}
          <Segmented
            legend="Do it to"
            options={scopes}
            value={settings.scope.value}
            onChange={settings.scope.set}
          />
        </PanelSection>
      )}
      {steps.length === 0 ? null : (
        <PanelSection title="Preview">
          <Outcome view={view} total={steps.length} />
          <div className={styles.actions}>
            <Button look="main" disabled={view.state.kind !== "ready"} onClick={view.apply}>
              Apply to the text
            </Button>
            <Button look="outlined" disabled={view.state.kind !== "ready"} onClick={view.copy}>
              Copy result
            </Button>
            <Button look="outlined" onClick={shareLink}>
              Copy link to these steps
            </Button>
          </div>
          <output className={styles.said}>{said}</output>
        </PanelSection>
      )}
      <PanelSection title={steps.length === 0 ? "Change the lines" : "Add a step"}>
        {isFull ? <p className={styles.note}>There can be {mostSteps} steps at most.</p> : null}
        {stepGroups.map(({ title, kinds }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.legend}>{title}</legend>
            <div className={styles.buttons}>
              {kinds.map(({ id, name }) => (
                <Button key={id} look="outlined" disabled={isFull} onClick={() => onAdd(id)}>
                  {name}
                </Button>
              ))}
            </div>
          </fieldset>
        ))}
        <p className={styles.note}>
          In boxes, \n is a line break, \t a tab and \\ a backslash. Regular expressions are those of
          JavaScript, with full Unicode.
        </p>
      </PanelSection>
    </div>
  );
}

function problemOf({ readings, problem }: StepsView, index: number) {
  const reading = readings[index];
  if (reading?.kind === "problem") return { field: reading.field, message: reading.message };
  return problem?.step === index ? { field: "", message: problem.message } : null;
}

function Outcome({ view, total }: { readonly view: StepsView; readonly total: number }) {
  const { state } = view;
  switch (state.kind) {
    case "none":
      return null;
    case "incomplete":
      return <p className={styles.note}>There is something to fill in or to correct in a step above.</p>;
    case "applied":
      return (
        <Notice>
          {view.notice} Undo takes it back.{" "}
          <Button look="link" onClick={view.again}>
            Preview once more
          </Button>
        </Notice>
      );
    case "working":
      return (
        <div className={styles.working}>
          <ProgressBar
            label="Steps"
            fraction={state.done / total}
            text={`Step ${Math.min(state.done + 1, total)} of ${total}${view.isAwaited ? ", then applied" : ""}`}
          />
          <Button look="outlined" onClick={view.cancel}>
            Stop
          </Button>
        </div>
      );
    case "stopped":
      return (
        <Notice>
          {view.notice}{" "}
          <Button look="link" onClick={view.again}>
            Try again
          </Button>
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="problem">
          {state.message}{" "}
          <Button look="link" onClick={view.again}>
            Try again
          </Button>
        </Notice>
      );
    case "ready": {
      const { text, before, after, changed } = state.reply;
      return (
        <>
          <p className={styles.summary}>
            {describe(before, after, changed)}
            {view.isPart ? " Selected lines alone." : ""}
          </p>
          <Preview text={text} lines={after} />
          {view.notice === null ? null : <Notice>{view.notice}</Notice>}
        </>
      );
    }
  }
}

function describe(before: number, after: number, changed: number): string {
  const lines = (number: number) => `${count.format(number)} ${number === 1 ? "line" : "lines"}`;
  if (before === 0) return "There is no text yet.";
  if (changed === 0) return `${lines(before)}; nothing changes.`;
  if (before === after) return `${lines(before)}, of which ${count.format(changed)} change or move.`;
  return `${lines(before)} become ${count.format(after)}.`;
}
