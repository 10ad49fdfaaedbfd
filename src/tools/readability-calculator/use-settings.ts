import type { AudienceId, GradeBand } from "#core/readability-findings/audiences.ts";
import type { FindingKind } from "#core/readability-findings/finding-kinds.ts";
import type { ScoreName } from "#core/readability-findings/score-along.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import type { PartKind } from "./requests.ts";
import {
  audienceCodec,
  autoLanguage,
  bandCodec,
  defaultBand,
  hiddenCodec,
  languageCodec,
  noneHidden,
  partCodec,
  scoreCodec,
  viewCodec,
} from "./settings.ts";
import type { View } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface ReadabilitySettings {
  readonly view: Setting<View>;
  readonly language: Setting<string>;
  readonly audience: Setting<AudienceId>;
  /** The band of the audience `own`. */
  readonly ownBand: Setting<GradeBand>;
  readonly hidden: Setting<readonly FindingKind[]>;
  /** What is drawn along the text and moved by edits. */
  readonly score: Setting<ScoreName>;
  readonly parts: Setting<PartKind>;
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
export function useSettings(): ReadabilitySettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  return {
    view: useSetting<View>("view", null, viewCodec, "findings"),
    language: useSetting("language", "text-language", languageCodec, autoLanguage),
    audience: useSetting<AudienceId>("audience", "readability-audience", audienceCodec, "general"),
    ownBand: useSetting("band", "readability-band", bandCodec, defaultBand),
    hidden: useSetting("hide", "readability-hidden", hiddenCodec, noneHidden),
    score: useSetting<ScoreName>("score", "readability-score", scoreCodec, "median"),
    parts: useSetting<PartKind>("parts", "readability-parts", partCodec, "window"),
    questionMark: { value: questionMark, set: setQuestionMark },
  };
}
