import { useState } from "react";

import { TextField } from "#ui/text-field/text-field.tsx";
import type { Setting } from "#workspace/setting.ts";

import { parseLeast } from "./settings.ts";

interface LeastFieldProps {
  readonly label: string;
  readonly suffix: string;
  readonly most: number;
  readonly setting: Setting<number>;
}

/** A least number, from 1. What is typed stays; what it means is used as soon as it means something. */
export function LeastField({ label, suffix, most, setting }: LeastFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(setting.value);
  const isWrong = shown.trim() !== "" && parseLeast(shown, most) === undefined;
  return (
    <TextField
      label={label}
      suffix={suffix}
      inputMode="numeric"
      value={shown}
      onChange={(next) => {
        setTyped(next);
        const value = next.trim() === "" ? 1 : parseLeast(next, most);
        if (value !== undefined) setting.set(value);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
      problem={isWrong ? `A whole number from 1 to ${most.toLocaleString("en")}.` : null}
    />
  );
}
