import { nothingIgnored } from "#core/compare/comparison.ts";
import type { ComparisonUnit, DifferenceKind, IgnoredDifferences } from "#core/compare/comparison.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import { hiddenCodec, ignoredCodec, switchCodec, unitCodec, viewCodec } from "./settings.ts";
import type { SheetView } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface CompareSettings {
  readonly view: Setting<SheetView>;
  readonly unit: Setting<ComparisonUnit>;
  readonly ignored: Setting<IgnoredDifferences>;
  readonly findsMoves: Setting<boolean>;
  readonly hidden: Setting<readonly DifferenceKind[]>;
  /** Whether only changed numbers and negations are shown. */
  readonly onlyMeaning: Setting<boolean>;
  /** Whether the open document is the second of the two texts. */
  readonly swapped: Setting<boolean>;
  readonly folds: Setting<boolean>;
  readonly wraps: Setting<boolean>;
  readonly lineNumbers: Setting<boolean>;
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

const nothingHidden: readonly DifferenceKind[] = [];

/** What a person has chosen in this tool. Filters are not kept: a change hidden last week would be missed today. */
export function useSettings(): CompareSettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  return {
    view: useSetting<SheetView>("view", "compare-view", viewCodec, "auto"),
    unit: useSetting<ComparisonUnit>("by", "compare-by", unitCodec, "word"),
    ignored: useSetting("ignore", "compare-ignore", ignoredCodec, nothingIgnored),
    findsMoves: useSetting("moves", "compare-moves", switchCodec, true),
    hidden: useSetting("hide", null, hiddenCodec, nothingHidden),
    onlyMeaning: useSetting("meaning", null, switchCodec, false),
    swapped: useSetting("swap", null, switchCodec, false),
    folds: useSetting("fold", "compare-fold", switchCodec, true),
    wraps: useSetting("wrap", "compare-wrap", switchCodec, true),
    lineNumbers: useSetting("lines", "compare-lines", switchCodec, true),
    questionMark: { value: questionMark, set: setQuestionMark },
  };
}
