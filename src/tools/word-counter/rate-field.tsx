import { useState } from "react";

import { parseRate } from "#core/durations/durations.ts";
import { TextField } from "#ui/text-field/text-field.tsx";

interface RateFieldProps {
  readonly label: string;
  /** What is read a minute. */
  readonly unit: string;
  readonly rate: number;
  readonly onChange: (rate: number) => void;
}

/** A box for words, or characters, a minute. What cannot be read gets a sentence; the last good rate stays in force. */
export function RateField({ label, unit, rate, onChange }: RateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(rate);
  const reading = parseRate(text);

  function change(next: string) {
    setTyped(next);
    const read = parseRate(next);
    if (read.kind === "rate") onChange(read.wordsPerMinute);
  }

  return (
    <TextField
      label={label}
      suffix={`${unit} a minute`}
      inputMode="numeric"
      value={text}
      onChange={change}
      problem={reading.kind === "problem" ? reading.message : null}
    />
  );
}
