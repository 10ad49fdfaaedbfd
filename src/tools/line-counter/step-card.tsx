import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useId } from "react";

import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

import styles from "./step-card.module.css";
import { StepFieldInput } from "./step-field.tsx";
import { stepKinds } from "./step-kinds.ts";
import { readValue, withValue } from "./steps.ts";
import type { Step } from "./steps.ts";

interface StepCardProps {
  readonly step: Step;
  /** Its place, from 0, and how many there are. */
  readonly index: number;
  readonly total: number;
  readonly problem: { readonly field: string; readonly message: string } | null;
  readonly onChange: (step: Step) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A step with its fields, its place among the others and what is wrong in it. */
export function StepCard({ step, index, total, problem, onChange, onMove, onRemove }: StepCardProps) {
  const titleId = useId();
  const kind = stepKinds.get(step.kind);
  if (kind === undefined) return null;
  const place = `step ${index + 1}, ${kind.name}`;
  const own = kind.fields.some(({ name }) => name === problem?.field);
  const boxes = kind.fields.filter(({ type }) => type !== "switch");
  const switches = kind.fields.filter(({ type }) => type === "switch");
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          <span className={styles.place}>{index + 1}</span> {kind.name}
        </h3>
        <span className={styles.tools}>
          <IconButton label={`Move ${place} up`} disabled={index === 0} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move ${place} down`} disabled={index === total - 1} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={`Remove ${place}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
      {kind.note === undefined ? null : <p className={styles.note}>{kind.note}</p>}
      {[boxes, switches].map((fields) =>
        fields.length === 0 ? null : (
          <div
            key={fields === boxes ? "boxes" : "switches"}
            className={fields === boxes ? styles.fields : styles.switches}
          >
            {fields.map((field) => (
              <StepFieldInput
                key={field.name}
                field={field}
                value={readValue(step, field.name)}
                problem={problem?.field === field.name ? problem.message : null}
                onChange={(value) => onChange(withValue(step, field, value))}
              />
            ))}
          </div>
        ),
      )}
      {step.kind === "shuffle" ? (
        <Button look="outlined" onClick={() => onChange({ ...step, values: { seed: drawSeed() } })}>
          Shuffle again
        </Button>
      ) : null}
      {problem === null || own ? null : <Notice tone="problem">{problem.message}</Notice>}
    </li>
  );
}

function drawSeed(): string {
  const [drawn = 1] = crypto.getRandomValues(new Uint32Array(1));
  return String(drawn % 1_000_000);
}
