import { nothingIgnored } from "#core/compare/comparison.ts";
import type { ComparisonUnit, DifferenceKind, IgnoredDifferences } from "#core/compare/comparison.ts";
import { switchCodec, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import { hiddenCodec, ignoredCodec, unitCodec, viewCodec } from "./settings.ts";
import type { SheetView } from "./settings.ts";

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
}

const nothingHidden: readonly DifferenceKind[] = [];

/** What a person has chosen in this tool. Filters are not kept: a change hidden last week would be missed today. */
export function useSettings(): CompareSettings {
  return {
    view: useSharedSetting<SheetView>("view", "compare-view", viewCodec, "auto"),
    unit: useSharedSetting<ComparisonUnit>("by", "compare-by", unitCodec, "word"),
    ignored: useSharedSetting("ignore", "compare-ignore", ignoredCodec, nothingIgnored),
    findsMoves: useSharedSetting("moves", "compare-moves", switchCodec, true),
    hidden: useSharedSetting("hide", null, hiddenCodec, nothingHidden),
    onlyMeaning: useSharedSetting("meaning", null, switchCodec, false),
    swapped: useSharedSetting("swap", null, switchCodec, false),
    folds: useSharedSetting("fold", "compare-fold", switchCodec, true),
    wraps: useSharedSetting("wrap", "compare-wrap", switchCodec, true),
    lineNumbers: useSharedSetting("lines", "compare-lines", switchCodec, true),
  };
}
