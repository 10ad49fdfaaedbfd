import type { FindingTier } from "#core/analysis/finding.ts";
import type { CheckGroup } from "#core/checks/check.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

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

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface GrammarSettings {
  readonly view: Setting<View>;
  readonly english: Setting<English>;
  /** Rules that are switched off, by id. */
  readonly off: Setting<readonly string[]>;
  /** Groups of style that are switched off. */
  readonly offGroups: Setting<readonly CheckGroup[]>;
  readonly hiddenTiers: Setting<readonly FindingTier[]>;
  readonly group: Setting<GroupFilter>;
  /** Whether Harper reads along: never by an address, for it is a download. */
  readonly harper: Setting<boolean>;
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
export function useSettings(): GrammarSettings {
  const [harper, setHarper] = useStoredSetting("grammar-harper", parseSwitch, false);
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  return {
    view: useSetting<View>("view", null, viewCodec, "findings"),
    english: useSetting<English>("english", "grammar-english", englishCodec, "any"),
    off: useSetting("off", "grammar-off", rulesCodec, noRules),
    offGroups: useSetting("without", "grammar-without", offGroupsCodec, noGroups),
    hiddenTiers: useSetting("hide", null, hiddenTiersCodec, noTiers),
    group: useSetting<GroupFilter>("group", null, groupCodec, "all"),
    harper: { value: harper, set: setHarper },
    questionMark: { value: questionMark, set: setQuestionMark },
  };
}
