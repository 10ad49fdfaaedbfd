import { defaultLetterOptions } from "#core/letters/letter-options.ts";
import type { CasePolicy, DiacriticsPolicy, ShiftingYPolicy } from "#core/letters/letter-options.ts";
import { autoLanguage, languageCodec } from "#ui/language-choice/language-options.ts";
import { switchCodec, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import { caseCodec, defaultSort, diacriticsCodec, shiftingYCodec, sortCodec, viewCodec } from "./settings.ts";
import type { RowSort, View } from "./settings.ts";

export interface LetterSettings {
  readonly view: Setting<View>;
  readonly sort: Setting<RowSort>;
  readonly language: Setting<string>;
  readonly diacritics: Setting<DiacriticsPolicy>;
  readonly letterCase: Setting<CasePolicy>;
  readonly digraphs: Setting<boolean>;
  readonly shiftingY: Setting<ShiftingYPolicy>;
}

/** What a person has chosen in this tool. */
export function useSettings(): LetterSettings {
  const { diacritics, letterCase, digraphs, shiftingY } = defaultLetterOptions;
  return {
    view: useSharedSetting<View>("view", null, viewCodec, "letters"),
    sort: useSharedSetting("sort", null, sortCodec, defaultSort),
    language: useSharedSetting("language", "text-language", languageCodec, autoLanguage),
    diacritics: useSharedSetting("marks", "letters-marks", diacriticsCodec, diacritics),
    letterCase: useSharedSetting("case", "letters-case", caseCodec, letterCase),
    digraphs: useSharedSetting("digraphs", "letters-digraphs", switchCodec, digraphs),
    shiftingY: useSharedSetting("y", "letters-y", shiftingYCodec, shiftingY),
  };
}
