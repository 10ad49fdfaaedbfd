import { useState } from "react";

import type { AddressCodec } from "#workspace/address-setting.ts";
import type { Setting } from "#workspace/setting.ts";
import { TextField } from "../text-field/text-field.tsx";
import type { TextFieldProps } from "../text-field/text-field.tsx";

export interface SettingFieldProps<Value> extends Pick<
  TextFieldProps,
  "label" | "suffix" | "inputMode" | "placeholder"
> {
  readonly setting: Setting<Value>;
  readonly codec: AddressCodec<Value>;
  /** What is taken, said when something else was typed. */
  readonly problem: string;
  /** What is wrong with a value that could be read. */
  readonly complaint?: string | null;
}

/** A setting as a box: it takes effect as it is typed, and keeps what cannot be read until it can. */
export function SettingField<Value>({
  setting,
  codec,
  problem,
  complaint = null,
  ...field
}: SettingFieldProps<Value>) {
  const written = codec.format(setting.value);
  const [typed, setTyped] = useState({ text: written, of: written });
  // A preset or an address changed the setting: what was typed is about the one before.
  if (typed.of !== written) setTyped({ text: written, of: written });
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
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
