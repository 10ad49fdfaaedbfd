import type { FindingTier } from "#core/analysis/finding.ts";
import type { CheckGroup } from "#core/checks/check.ts";
import { parseSwitch, switchCodec, useKeptSetting, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import {
  englishCodec,
  groupCodec,
  hiddenTiersCodec,
  noGroups,
  noRules,
  noTiers,
  offGroupsCodec,
  rulesCodec,
  viewCodec,
} from "./settings.ts";
import type { English, GroupFilter, View } from "./settings.ts";

export interface GrammarSettings {
  readonly view: Setting<View>;
  readonly english: Setting<English>;
  /** Rules that are switched off, by id. */
  readonly off: Setting<readonly string[]>;
  /** Groups of style that are switched off. */
  readonly offGroups: Setting<readonly CheckGroup[]>;
  readonly hiddenTiers: Setting<readonly FindingTier[]>;
  /** Whether guesses are shown beside what is surer. */
  readonly guesses: Setting<boolean>;
  readonly group: Setting<GroupFilter>;
  /** Whether Harper reads along: never by an address, for it is a download. */
  readonly harper: Setting<boolean>;
}

/** What a person has chosen in this tool. */
export function useSettings(): GrammarSettings {
  return {
    view: useSharedSetting<View>("view", null, viewCodec, "findings"),
    english: useSharedSetting<English>("english", "grammar-english", englishCodec, "any"),
    off: useSharedSetting("off", "grammar-off", rulesCodec, noRules),
    offGroups: useSharedSetting("without", "grammar-without", offGroupsCodec, noGroups),
    hiddenTiers: useSharedSetting("hide", null, hiddenTiersCodec, noTiers),
    guesses: useSharedSetting("guesses", "grammar-guesses", switchCodec, false),
    group: useSharedSetting<GroupFilter>("group", null, groupCodec, "all"),
    harper: useKeptSetting("grammar-harper", parseSwitch, false),
  };
}
