import type { ThreadNumbering } from "#core/transforms/thread/split-thread.ts";
import { switchCodec, useKeptSetting, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import { limitCodec, numberingCodec, parseLimitKeys, parsePause, viewCodec } from "./settings.ts";
import type { View } from "./settings.ts";

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
}

const none: readonly string[] = [];

/** What a person has chosen here. */
export function useSettings(): CharacterSettings {
  return {
    view: useSharedSetting<View>("view", null, viewCodec, "limits"),
    limit: useSharedSetting("limit", "character-limit", limitCodec, "x-post"),
    numbering: useSharedSetting<ThreadNumbering>(
      "numbers",
      "character-thread-numbers",
      numberingCodec,
      "end",
    ),
    paragraphs: useSharedSetting("paragraphs", "character-thread-paragraphs", switchCodec, false),
    withoutAccents: useSharedSetting("plain", "character-sms-plain", switchCodec, false),
    longReference: useSharedSetting("long-reference", "character-sms-reference", switchCodec, false),
    favourites: useKeptSetting("character-favourites", parseLimitKeys, none),
    ownLimits: useKeptSetting("character-own-limits", parseLimitKeys, none),
    pause: useKeptSetting("announcement-pause", parsePause, "1"),
  };
}
