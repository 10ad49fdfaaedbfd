import { useState } from "react";

import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";

import type { StepField } from "./step-kinds.ts";
import { isFieldValue } from "./steps.ts";

const mostTextUnits = 500;

interface NumberFieldProps {
  readonly label: string;
  readonly suffix?: string;
  readonly value: string;
  /** Told only what `isValid` lets through. */
  readonly onChange: (value: string) => void;
  readonly isValid: (value: string) => boolean;
  readonly problem: string;
}

/** A number. What is typed stays; it is used as soon as it means something. */
function NumberField({ label, suffix, value, onChange, isValid, problem }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const isWrong = !isValid(shown.trim());
  return (
    <TextField
      label={label}
      {...(suffix !== undefined && { suffix })}
      inputMode="numeric"
      value={shown}
      onChange={(next) => {
        setTyped(next);
        if (isValid(next.trim())) onChange(next.trim());
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
      problem={isWrong ? problem : null}
    />
  );
}

interface StepFieldInputProps {
  readonly field: StepField;
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** A field of a step, as its type asks. */
export function StepFieldInput({ field, value, problem, onChange }: StepFieldInputProps) {
  switch (field.type) {
    case "choice":
      return (
        <SelectField isSmall label={field.label} options={field.options} value={value} onChange={onChange} />
      );
    case "switch":
      return (
        <Checkbox checked={value === "1"} onChange={(checked) => onChange(checked ? "1" : "0")}>
          {field.label}
        </Checkbox>
      );
    case "text":
      return (
        <TextField
          label={field.label}
          value={value}
          onChange={onChange}
          maxLength={mostTextUnits}
          spellCheck={false}
          dir="auto"
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
          problem={problem}
        />
      );
    case "number":
      return (
        <NumberField
          label={field.label}
          value={value}
          onChange={onChange}
          isValid={(typed) => isFieldValue(field, typed)}
          problem={`A whole number from ${field.least.toLocaleString("en")} to ${field.most.toLocaleString("en")}.`}
        />
      );
  }
}
