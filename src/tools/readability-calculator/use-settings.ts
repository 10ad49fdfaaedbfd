import type { AudienceId, GradeBand } from "#core/readability-findings/audiences.ts";
import type { FindingKind } from "#core/readability-findings/finding-kinds.ts";
import type { ScoreName } from "#core/readability-findings/score-along.ts";
import { autoLanguage, languageCodec } from "#ui/language-choice/language-options.ts";
import { useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import type { PartKind } from "./requests.ts";
import {
  audienceCodec,
  bandCodec,
  defaultBand,
  hiddenCodec,
  noneHidden,
  partCodec,
  scoreCodec,
  viewCodec,
} from "./settings.ts";
import type { View } from "./settings.ts";

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
}

/** What a person has chosen in this tool. */
export function useSettings(): ReadabilitySettings {
  return {
    view: useSharedSetting<View>("view", null, viewCodec, "findings"),
    language: useSharedSetting("language", "text-language", languageCodec, autoLanguage),
    audience: useSharedSetting<AudienceId>("audience", "readability-audience", audienceCodec, "general"),
    ownBand: useSharedSetting("band", "readability-band", bandCodec, defaultBand),
    hidden: useSharedSetting("hide", "readability-hidden", hiddenCodec, noneHidden),
    score: useSharedSetting<ScoreName>("score", "readability-score", scoreCodec, "median"),
    parts: useSharedSetting<PartKind>("parts", "readability-parts", partCodec, "window"),
  };
}
