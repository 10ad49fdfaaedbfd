import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { measureGoal, parseGoal } from "#core/goal/goal.ts";
import type { Goal, GoalFields, GoalKind, GoalUnit } from "#core/goal/goal.ts";
import { Button } from "#ui/button/button.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";
import type { Setting } from "#workspace/setting.ts";

import { goalBounds } from "./announcement.ts";
import type { TextSize } from "./announcement.ts";
import { fieldsOf, isBlank, isHalfRange } from "./goal-fields.ts";
import styles from "./goal-section.module.css";

const kinds: readonly { readonly value: GoalKind; readonly label: string }[] = [
  { value: "maximum", label: "At most" },
  { value: "minimum", label: "At least" },
  { value: "range", label: "Between" },
];

const units: readonly { readonly value: GoalUnit; readonly label: string }[] = [
  { value: "words", label: "Words" },
  { value: "characters", label: "Characters" },
];

export interface GoalSectionProps {
  readonly goal: Setting<Goal | null>;
  readonly size: TextSize;
  /** Whether the form is open. */
  readonly editing: boolean;
  readonly onEditingChange: (editing: boolean) => void;
  /** The first box of the form, while it is open. */
  readonly box: RefObject<HTMLInputElement | null>;
}

/** How long the text should become, and how far it is. Going over is shown, never blocked. */
export function GoalSection({ goal, size, editing, onEditingChange, box }: GoalSectionProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const measure = goal.value === null ? null : measureGoal(goal.value, size);

  function remove() {
    goal.set(null);
    onEditingChange(false);
    // The button that was pressed is gone with the form; the focus must not fall off the page.
    toggle.current?.focus();
  }

  return (
    <PanelSection
      title="Goal"
      action={
        <Button ref={toggle} look="link" onClick={() => onEditingChange(!editing)}>
          {editing ? "Done" : goal.value === null ? "Set a goal" : "Change"}
        </Button>
      }
    >
      {goal.value === null || measure === null ? null : (
        <div className={styles.progress}>
          <p className={styles.bounds}>{goalBounds(goal.value)}</p>
          <ProgressBar
            label="Goal"
            fraction={measure.fraction}
            text={measure.sentence}
            over={measure.state === "over"}
          />
        </div>
      )}
      {editing ? <GoalForm goal={goal} box={box} onRemoved={remove} /> : null}
      {goal.value === null && !editing ? (
        <p className={styles.note}>A word or character limit, a minimum, or a range to write towards.</p>
      ) : null}
    </PanelSection>
  );
}

interface GoalFormProps {
  readonly goal: Setting<Goal | null>;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onRemoved: () => void;
}

/** Takes effect as it is typed. What cannot be read gets a sentence and changes nothing. */
function GoalForm({ goal, box, onRemoved }: GoalFormProps) {
  const [fields, setFields] = useState(() => fieldsOf(goal.value));
  const reading = parseGoal(fields);
  const unfinished = isBlank(fields) || isHalfRange(fields);
  const problemOf = (field: "count" | "from" | "to") =>
    reading.kind === "problem" && reading.field === field && !(unfinished && goal.value === null)
      ? reading.message
      : null;

  // The form opens because the person asked for it: the box is where they go next.
  useEffect(() => box.current?.focus(), [box]);

  function change(part: Partial<GoalFields>) {
    const next = { ...fields, ...part };
    setFields(next);
    const read = parseGoal(next);
    if (read.kind === "goal") goal.set(read.goal);
  }

  return (
    <div className={styles.form}>
      <Segmented
        legend="Kind of goal"
        legendHidden
        options={kinds}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
      />
      {fields.kind === "range" ? (
        <div className={styles.range}>
          <TextField
            ref={box}
            label="From"
            inputMode="numeric"
            value={fields.from}
            onChange={(from) => change({ from })}
            problem={problemOf("from")}
          />
          <TextField
            label="To"
            inputMode="numeric"
            value={fields.to}
            onChange={(to) => change({ to })}
            problem={problemOf("to")}
          />
        </div>
      ) : (
        <TextField
          ref={box}
          label={fields.unit === "words" ? "Number of words" : "Number of characters"}
          inputMode="numeric"
          placeholder="1,500"
          value={fields.count}
          onChange={(count) => change({ count })}
          problem={problemOf("count")}
        />
      )}
      <Segmented
        legend="Unit"
        legendHidden
        options={units}
        value={fields.unit}
        onChange={(unit) => change({ unit })}
      />
      {goal.value === null ? null : (
        <div>
          <Button look="outlined" onClick={onRemoved}>
            Remove goal
          </Button>
        </div>
      )}
    </div>
  );
}
