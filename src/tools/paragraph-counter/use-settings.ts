import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { WallLimit } from "#core/paragraphs/measure-paragraphs.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  autoLanguage,
  dialectCodec,
  filterCodec,
  hyphenCodec,
  languageCodec,
  orderCodec,
  ruleCodec,
  shownCodec,
  unitCodec,
  viewCodec,
  wallCodec,
} from "./settings.ts";
import type { Filter, Order, RuleChoice, Shown, View, WallUnit } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

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
  readonly questionMark: Setting<boolean>;
  readonly limit: WallLimit;
}

/** Yoast's readability analysis warns of paragraphs of more than 150 words; the setting starts there. */
const usualWallWords = 150;
const usualWallSentences = 8;

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
export function useSettings(): ParagraphSettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  const own = {
    view: useSetting<View>("view", null, viewCodec, "map"),
    order: useSetting<Order>("sort", null, orderCodec, "place-up"),
    filter: useSetting<Filter>("listed", null, filterCodec, "all"),
    rule: useSetting<RuleChoice>("by", "paragraphs-by", ruleCodec, "auto"),
    language: useSetting("language", "text-language", languageCodec, autoLanguage),
    dialect: useSetting<WordDialect>("words", "word-dialect", dialectCodec, "word"),
    shown: useSetting<Shown>("show", "paragraphs-shown", shownCodec, "walls"),
    wallUnit: useSetting<WallUnit>("wall-by", "paragraphs-wall-by", unitCodec, "words"),
    wallWords: useSetting("wall-words", "paragraphs-wall-words", wallCodec, usualWallWords),
    wallSentences: useSetting("wall-sentences", "paragraphs-wall-sentences", wallCodec, usualWallSentences),
    hyphens: useSetting<HyphenTreatment>("hyphens", "paragraphs-hyphens", hyphenCodec, "keep"),
  };
  const unit = own.wallUnit.value;
  return {
    ...own,
    questionMark: { value: questionMark, set: setQuestionMark },
    limit: { unit, count: unit === "words" ? own.wallWords.value : own.wallSentences.value },
  };
}
