import type { ThreadNumbering } from "#core/transforms/thread/split-thread.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  limitCodec,
  numberingCodec,
  parseLimitKeys,
  parsePause,
  parseSwitch,
  switchCodec,
  viewCodec,
} from "./settings.ts";
import type { View } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface CharacterSettings {
  readonly view: Setting<View>;
  readonly limit: Setting<string>;
  readonly numbering: Setting<ThreadNumbering>;
  readonly paragraphs: Setting<boolean>;
  readonly withoutAccents: Setting<boolean>;
  readonly longReference: Setting<boolean>;
  readonly favourites: Setting<readonly string[]>;
  readonly ownLimits: Setting<readonly string[]>;
  readonly pause: Setting<string>;
  readonly questionMark: Setting<boolean>;
}

const none: readonly string[] = [];

function asSetting<Value>([value, set]: readonly [Value, (value: Value) => void]): Setting<Value> {
  return { value, set };
}

/** What a person has chosen here. */
export function useSettings(): CharacterSettings {
  return {
    view: asSetting(useAddressSetting<View>("view", null, viewCodec, "limits")),
    limit: asSetting(useAddressSetting("limit", "character-limit", limitCodec, "x-post")),
    numbering: asSetting(
      useAddressSetting<ThreadNumbering>("numbers", "character-thread-numbers", numberingCodec, "end"),
    ),
    paragraphs: asSetting(useAddressSetting("paragraphs", "character-thread-paragraphs", switchCodec, false)),
    withoutAccents: asSetting(useAddressSetting("plain", "character-sms-plain", switchCodec, false)),
    longReference: asSetting(
      useAddressSetting("long-reference", "character-sms-reference", switchCodec, false),
    ),
    favourites: asSetting(useStoredSetting("character-favourites", parseLimitKeys, none)),
    ownLimits: asSetting(useStoredSetting("character-own-limits", parseLimitKeys, none)),
    pause: asSetting(useStoredSetting("announcement-pause", parsePause, "1")),
    questionMark: asSetting(useStoredSetting("question-mark-shortcut", parseSwitch, true)),
  };
}
