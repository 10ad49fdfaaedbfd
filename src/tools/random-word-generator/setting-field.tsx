import { useState } from "react";

import { TextField } from "#ui/text-field/text-field.tsx";
import type { AddressCodec } from "#workspace/address-setting.ts";

import type { Setting } from "./use-settings.ts";

export interface SettingFieldProps<Value> {
  readonly label: string;
  readonly setting: Setting<Value>;
  readonly codec: AddressCodec<Value>;
  /** What is taken, said when something else was typed. */
  readonly problem: string;
  /** What is wrong with a value that could be read. */
  readonly complaint?: string | null;
  readonly inputMode?: "numeric" | "text";
  readonly placeholder?: string;
}

/** A setting as a box: it takes effect as it is typed, and keeps what cannot be read until it can. */
export function SettingField<Value>({
  label,
  setting,
  codec,
  problem,
  complaint = null,
  inputMode = "text",
  placeholder,
}: SettingFieldProps<Value>) {
  const written = codec.format(setting.value);
  const [typed, setTyped] = useState({ text: written, of: written });
  // An address changed the setting: what was typed is about the one before.
  if (typed.of !== written) setTyped({ text: written, of: written });
  return (
    <TextField
      label={label}
      inputMode={inputMode}
      autoCapitalize="none"
      spellCheck={false}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={typed.text}
      onChange={(text) => {
        const value = codec.parse(text);
        setTyped({ text, of: value === undefined ? written : codec.format(value) });
        if (value !== undefined) setting.set(value);
      }}
      problem={codec.parse(typed.text) === undefined ? problem : complaint}
    />
  );
}
