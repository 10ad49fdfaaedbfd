import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { WallLimit } from "#core/paragraphs/measure-paragraphs.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import { autoLanguage, languageCodec } from "#ui/language-choice/language-options.ts";
import { useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import {
  dialectCodec,
  filterCodec,
  hyphenCodec,
  inPlace,
  ruleCodec,
  shownCodec,
  sortCodec,
  unitCodec,
  viewCodec,
  wallCodec,
} from "./settings.ts";
import type { Filter, Order, RuleChoice, Shown, View, WallUnit } from "./settings.ts";

export interface ParagraphSettings {
  readonly view: Setting<View>;
  readonly order: Setting<Order>;
  readonly filter: Setting<Filter>;
  readonly rule: Setting<RuleChoice>;
  readonly language: Setting<string>;
  readonly dialect: Setting<WordDialect>;
  readonly shown: Setting<Shown>;
  readonly wallUnit: Setting<WallUnit>;
  readonly wallWords: Setting<number>;
  readonly wallSentences: Setting<number>;
  readonly hyphens: Setting<HyphenTreatment>;
  readonly limit: WallLimit;
}

/** Yoast's readability analysis warns of paragraphs of more than 150 words; the setting starts there. */
const usualWallWords = 150;
const usualWallSentences = 8;

/** What a person has chosen in this tool. */
export function useSettings(): ParagraphSettings {
  const own = {
    view: useSharedSetting<View>("view", null, viewCodec, "map"),
    order: useSharedSetting("sort", null, sortCodec, inPlace),
    filter: useSharedSetting<Filter>("listed", null, filterCodec, "all"),
    rule: useSharedSetting<RuleChoice>("by", "paragraphs-by", ruleCodec, "auto"),
    language: useSharedSetting("language", "text-language", languageCodec, autoLanguage),
    dialect: useSharedSetting<WordDialect>("words", "word-dialect", dialectCodec, "word"),
    shown: useSharedSetting<Shown>("show", "paragraphs-shown", shownCodec, "walls"),
    wallUnit: useSharedSetting<WallUnit>("wall-by", "paragraphs-wall-by", unitCodec, "words"),
    wallWords: useSharedSetting("wall-words", "paragraphs-wall-words", wallCodec, usualWallWords),
    wallSentences: useSharedSetting(
      "wall-sentences",
      "paragraphs-wall-sentences",
      wallCodec,
      usualWallSentences,
    ),
    hyphens: useSharedSetting<HyphenTreatment>("hyphens", "paragraphs-hyphens", hyphenCodec, "keep"),
  };
  const unit = own.wallUnit.value;
  return {
    ...own,
    limit: { unit, count: unit === "words" ? own.wallWords.value : own.wallSentences.value },
  };
}
