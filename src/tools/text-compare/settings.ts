import { nothingIgnored } from "#core/compare/comparison.ts";
import type { ComparisonUnit, DifferenceKind, IgnoredDifferences } from "#core/compare/comparison.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec } from "#workspace/setting-codecs.ts";

import { differenceKinds } from "./compare-messages.ts";

/** How differences are laid out; `auto` is side by side where there is room, and unified elsewhere. */
const sheetViews = ["auto", "side", "unified", "redline"] as const;
export type SheetView = (typeof sheetViews)[number];

const units = ["word", "prose", "character", "line"] as const satisfies readonly ComparisonUnit[];

/** What can be ignored, in the order in which it is offered. */
export const ignorable = ["case", "spaces", "punctuation", "quotes", "numbers", "diacritics"] as const;

export const viewCodec: AddressCodec<SheetView> = choiceCodec(sheetViews);
export const unitCodec: AddressCodec<ComparisonUnit> = choiceCodec(units);

/** Names with commas between; names that mean nothing are passed over. */
export const ignoredCodec: AddressCodec<IgnoredDifferences> = {
  parse: (text) => {
    const names = text.split(",");
    return {
      ...nothingIgnored,
      ...Object.fromEntries(ignorable.map((name) => [name, names.includes(name)])),
    };
  },
  format: (ignored) => ignorable.filter((name) => ignored[name]).join(",") || "nothing",
};

/** Kinds of differences that are not shown. */
export const hiddenCodec: AddressCodec<readonly DifferenceKind[]> = {
  parse: (text) => {
    const names = text.split(",");
    return differenceKinds.filter((kind) => names.includes(kind));
  },
  format: (kinds) => differenceKinds.filter((kind) => kinds.includes(kind)).join(",") || "none",
};
