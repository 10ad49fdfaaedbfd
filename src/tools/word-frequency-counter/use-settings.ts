import type { TermOrder } from "#core/statistics/term-list.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";
import { autoLanguage, languageCodec } from "#ui/language-choice/language-options.ts";
import { switchCodec, useKeptSetting, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";
import type { ListOrder } from "#workspace/setting-codecs.ts";

import type { Grouping } from "./requests.ts";
import {
  defaultOrder,
  groupingCodec,
  leastCountCodec,
  leastLengthCodec,
  lengthCodec,
  parseOwnWords,
  sortCodec,
  viewCodec,
} from "./settings.ts";
import type { View } from "./settings.ts";

export interface FrequencySettings {
  readonly view: Setting<View>;
  readonly order: Setting<ListOrder<TermOrder>>;
  readonly grouping: Setting<Grouping>;
  readonly phraseLength: Setting<PhraseLength>;
  readonly language: Setting<string>;
  readonly skipFunctionWords: Setting<boolean>;
  readonly leastCount: Setting<number>;
  readonly leastLength: Setting<number>;
  readonly matchCase: Setting<boolean>;
  readonly foldMarks: Setting<boolean>;
  readonly joinHyphens: Setting<boolean>;
  readonly withNumbers: Setting<boolean>;
  /** As typed. On the device alone: it may say something of the text. */
  readonly ownWords: Setting<string>;
}

/** What a person has chosen in this tool. */
export function useSettings(): FrequencySettings {
  return {
    view: useSharedSetting<View>("view", null, viewCodec, "list"),
    order: useSharedSetting("sort", null, sortCodec, defaultOrder),
    grouping: useSharedSetting<Grouping>("by", "frequency-by", groupingCodec, "form"),
    phraseLength: useSharedSetting<PhraseLength>("phrases", "frequency-phrases", lengthCodec, 1),
    language: useSharedSetting("language", "text-language", languageCodec, autoLanguage),
    skipFunctionWords: useSharedSetting("stop", "frequency-stop-words", switchCodec, false),
    leastCount: useSharedSetting("min", "frequency-least-count", leastCountCodec, 1),
    leastLength: useSharedSetting("chars", "frequency-least-length", leastLengthCodec, 1),
    matchCase: useSharedSetting("case", "frequency-match-case", switchCodec, false),
    foldMarks: useSharedSetting("marks", "frequency-fold-marks", switchCodec, false),
    joinHyphens: useSharedSetting("hyphens", "frequency-join-hyphens", switchCodec, false),
    withNumbers: useSharedSetting("numbers", "frequency-numbers", switchCodec, true),
    ownWords: useKeptSetting("own-stop-words", parseOwnWords, ""),
  };
}
