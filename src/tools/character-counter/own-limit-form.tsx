import { useState } from "react";

import { countingUnits, readCountingUnit, unitFacts } from "#core/limits/counting-units.ts";
import { formatOwnLimit, parseOwnLimit } from "#core/limits/own-limit.ts";
import type { OwnLimit } from "#core/limits/own-limit.ts";
import { parseWholeNumber } from "#core/goal/whole-number.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";

import styles from "./own-limit-form.module.css";

const mostCount = 100_000_000;
const unitOptions = countingUnits.map((unit) => ({ value: unit, name: unitFacts[unit].name }));

export interface OwnLimitFormProps {
  readonly onAdd: (limit: OwnLimit) => void;
}

/** A limit of one's own: a name, a way to count, and a least or a most, or both. */
export function OwnLimitForm({ onAdd }: OwnLimitFormProps) {
  return (
    <div className={styles.form}>
      <Disclosure label="Set a limit of your own">
        <Form onAdd={onAdd} />
      </Disclosure>
    </div>
  );
}

function Form({ onAdd }: OwnLimitFormProps) {
  const [name, setName] = useState("");
  const [unit, setUnit] = useState<string>("graphemes");
  const [least, setLeast] = useState("");
  const [most, setMost] = useState("");
  const [tried, setTried] = useState(false);
  const leastCount = readCount(least);
  const mostValue = readCount(most);
  const problem =
    mostValue === null && leastCount === null
      ? "Give a least or a most."
      : mostValue !== null && leastCount !== null && leastCount > mostValue
        ? "The least is more than the most."
        : null;

  function add() {
    setTried(true);
    const known = readCountingUnit(unit);
    if (known === undefined || problem !== null || Number.isNaN(leastCount) || Number.isNaN(mostValue))
      return;
    const limit = parseOwnLimit(formatOwnLimit({ name, unit: known, least: leastCount, most: mostValue }));
    if (limit === undefined) return;
    onAdd(limit);
    setName("");
    setLeast("");
    setMost("");
    setTried(false);
  }

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField label="Name" value={name} onChange={setName} placeholder="Cover letter" problem={null} />
      <SelectRow label="Count" options={unitOptions} value={unit} onChange={setUnit} />
      <div className={styles.range}>
        <TextField
          label="At least"
          inputMode="numeric"
          value={least}
          onChange={setLeast}
          problem={problemOf(least)}
        />
        <TextField
          label="At most"
          inputMode="numeric"
          value={most}
          onChange={setMost}
          problem={problemOf(most) ?? (tried ? problem : null)}
        />
      </div>
      <div>
        <Button type="submit" look="outlined">
          Add the limit
        </Button>
      </div>
    </form>
  );
}

/** What was typed as a count; `null` for nothing, not a number for what is none. */
function readCount(typed: string): number | null {
  if (typed.trim() === "") return null;
  const reading = parseWholeNumber(typed, { least: 1, most: mostCount });
  return reading.kind === "count" ? reading.count : Number.NaN;
}

function problemOf(typed: string): string | null {
  if (typed.trim() === "") return null;
  const reading = parseWholeNumber(typed, { least: 1, most: mostCount });
  return reading.kind === "problem" ? reading.message : null;
}
