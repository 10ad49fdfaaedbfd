import { defaultLetterOptions } from "#core/letters/letter-options.ts";
import type { CasePolicy, DiacriticsPolicy, ShiftingYPolicy } from "#core/letters/letter-options.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  autoLanguage,
  caseCodec,
  defaultSort,
  diacriticsCodec,
  languageCodec,
  shiftingYCodec,
  sortCodec,
  switchCodec,
  viewCodec,
} from "./settings.ts";
import type { RowSort, View } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface LetterSettings {
  readonly view: Setting<View>;
  readonly sort: Setting<RowSort>;
  readonly language: Setting<string>;
  readonly diacritics: Setting<DiacriticsPolicy>;
  readonly letterCase: Setting<CasePolicy>;
  readonly digraphs: Setting<boolean>;
  readonly shiftingY: Setting<ShiftingYPolicy>;
  readonly questionMark: Setting<boolean>;
}

function useSetting<Value>(
  name: string,
  storageKey: string | null,
  codec: AddressCodec<Value>,
  fallback: Value,
): Setting<Value> {
  const [value, set] = useAddressSetting(name, storageKey, codec, fallback);
  return { value, set };
}

function parseSwitch(stored: unknown): boolean | undefined {
  return typeof stored === "boolean" ? stored : undefined;
}

/** What a person has chosen in this tool. */
export function useSettings(): LetterSettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  const { diacritics, letterCase, digraphs, shiftingY } = defaultLetterOptions;
  return {
    view: useSetting<View>("view", null, viewCodec, "letters"),
    sort: useSetting("sort", null, sortCodec, defaultSort),
    language: useSetting("language", "text-language", languageCodec, autoLanguage),
    diacritics: useSetting("marks", "letters-marks", diacriticsCodec, diacritics),
    letterCase: useSetting("case", "letters-case", caseCodec, letterCase),
    digraphs: useSetting("digraphs", "letters-digraphs", switchCodec, digraphs),
    shiftingY: useSetting("y", "letters-y", shiftingYCodec, shiftingY),
    questionMark: { value: questionMark, set: setQuestionMark },
  };
}
