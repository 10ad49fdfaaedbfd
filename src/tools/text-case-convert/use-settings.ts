import { switchCodec, useKeptSetting, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import {
  localeCodec,
  parseFavourites,
  parseTypedNames,
  scopeCodec,
  seedCodec,
  styleCodec,
} from "./settings.ts";
import type { CaseScope } from "./settings.ts";

export interface CaseSettings {
  readonly scope: Setting<CaseScope>;
  readonly locale: Setting<string>;
  readonly style: Setting<string>;
  readonly seed: Setting<number>;
  readonly foldDiacritics: Setting<boolean>;
  readonly capitalSharpS: Setting<boolean>;
  readonly names: Setting<string>;
  readonly favourites: Setting<readonly string[]>;
}

const noFavourites: readonly string[] = [];

/** What a person has chosen here. Names are never in the address: they may be from the text. */
export function useSettings(): CaseSettings {
  return {
    scope: useSharedSetting<CaseScope>("scope", "case-scope", scopeCodec, "selection"),
    locale: useSharedSetting<string>("locale", "case-locale", localeCodec, "auto"),
    style: useSharedSetting<string>("style", "case-style", styleCodec, "title-ap"),
    seed: useSharedSetting("seed", null, seedCodec, 1),
    foldDiacritics: useSharedSetting("fold", "case-fold", switchCodec, false),
    capitalSharpS: useSharedSetting("sharp-s", "case-sharp-s", switchCodec, false),
    names: useKeptSetting("case-names", parseTypedNames, ""),
    favourites: useKeptSetting("case-favourites", parseFavourites, noFavourites),
  };
}
