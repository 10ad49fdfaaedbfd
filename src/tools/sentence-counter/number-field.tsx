import { useState } from "react";

import { TextField } from "#ui/text-field/text-field.tsx";
import type { AddressCodec } from "#workspace/address-setting.ts";

import type { Setting } from "./use-settings.ts";

export interface NumberFieldProps {
  readonly label: string;
  readonly suffix: string;
  readonly setting: Setting<number>;
  readonly codec: AddressCodec<number>;
  /** What is taken, said when something else was typed. */
  readonly problem: string;
}

/** A number as a box: it takes effect as it is typed, and keeps what cannot be read until it can. */
export function NumberField({ label, suffix, setting, codec, problem }: NumberFieldProps) {
  const written = codec.format(setting.value);
  const [typed, setTyped] = useState({ text: written, of: written });
  // An address changed the setting: what was typed is about the one before.
  if (typed.of !== written) setTyped({ text: written, of: written });
  return (
    <TextField
      label={label}
      suffix={suffix}
      inputMode="numeric"
      value={typed.text}
      onChange={(text) => {
        const value = codec.parse(text);
        setTyped({ text, of: value === undefined ? written : codec.format(value) });
        if (value !== undefined) setting.set(value);
      }}
      problem={codec.parse(typed.text) === undefined ? problem : null}
    />
  );
}
