import { useAddressSetting } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  localeCodec,
  parseFavourites,
  parseTypedNames,
  scopeCodec,
  seedCodec,
  styleCodec,
  switchCodec,
} from "./settings.ts";
import type { CaseScope } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface CaseSettings {
  readonly scope: Setting<CaseScope>;
  readonly locale: Setting<string>;
  readonly style: Setting<string>;
  readonly seed: Setting<number>;
  readonly foldDiacritics: Setting<boolean>;
  readonly capitalSharpS: Setting<boolean>;
  readonly names: Setting<string>;
  readonly favourites: Setting<readonly string[]>;
  readonly questionMark: Setting<boolean>;
}

const noFavourites: readonly string[] = [];

function asSetting<Value>([value, set]: readonly [Value, (value: Value) => void]): Setting<Value> {
  return { value, set };
}

function parseSwitch(stored: unknown): boolean | undefined {
  return typeof stored === "boolean" ? stored : undefined;
}

/** What a person has chosen here. Names are never in the address: they may be from the text. */
export function useSettings(): CaseSettings {
  return {
    scope: asSetting(useAddressSetting<CaseScope>("scope", "case-scope", scopeCodec, "selection")),
    locale: asSetting(useAddressSetting<string>("locale", "case-locale", localeCodec, "auto")),
    style: asSetting(useAddressSetting<string>("style", "case-style", styleCodec, "title-ap")),
    seed: asSetting(useAddressSetting("seed", null, seedCodec, 1)),
    foldDiacritics: asSetting(useAddressSetting("fold", "case-fold", switchCodec, false)),
    capitalSharpS: asSetting(useAddressSetting("sharp-s", "case-sharp-s", switchCodec, false)),
    names: asSetting(useStoredSetting("case-names", parseTypedNames, "")),
    favourites: asSetting(useStoredSetting("case-favourites", parseFavourites, noFavourites)),
    questionMark: asSetting(useStoredSetting("question-mark-shortcut", parseSwitch, true)),
  };
}
