import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";

import type { Grouping } from "./requests.ts";
import {
  autoLanguage,
  defaultOrder,
  groupingCodec,
  languageCodec,
  leastCountCodec,
  leastLengthCodec,
  lengthCodec,
  orderCodec,
  parseOwnWords,
  switchCodec,
  viewCodec,
} from "./settings.ts";
import type { ListOrder, View } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface FrequencySettings {
  readonly view: Setting<View>;
  readonly order: Setting<ListOrder>;
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
export function useSettings(): FrequencySettings {
  const [ownWords, setOwnWords] = useStoredSetting("own-stop-words", parseOwnWords, "");
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  return {
    view: useSetting<View>("view", null, viewCodec, "list"),
    order: useSetting("sort", null, orderCodec, defaultOrder),
    grouping: useSetting<Grouping>("by", "frequency-by", groupingCodec, "form"),
    phraseLength: useSetting<PhraseLength>("phrases", "frequency-phrases", lengthCodec, 1),
    language: useSetting("language", "text-language", languageCodec, autoLanguage),
    skipFunctionWords: useSetting("stop", "frequency-stop-words", switchCodec, false),
    leastCount: useSetting("min", "frequency-least-count", leastCountCodec, 1),
    leastLength: useSetting("chars", "frequency-least-length", leastLengthCodec, 1),
    matchCase: useSetting("case", "frequency-match-case", switchCodec, false),
    foldMarks: useSetting("marks", "frequency-fold-marks", switchCodec, false),
    joinHyphens: useSetting("hyphens", "frequency-join-hyphens", switchCodec, false),
    withNumbers: useSetting("numbers", "frequency-numbers", switchCodec, true),
    ownWords: { value: ownWords, set: setOwnWords },
    questionMark: { value: questionMark, set: setQuestionMark },
  };
}
