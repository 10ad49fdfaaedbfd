import type { Finding, FindingTier } from "#core/analysis/finding.ts";
import { checkGroups } from "#core/checks/check.ts";
import type { CheckGroup } from "#core/checks/check.ts";
import { unfittingGuesses } from "#core/checks/context/unfitting-facts.ts";
import { varieties } from "#core/checks/reading/lexicon.ts";
import type { Variety } from "#core/checks/reading/lexicon.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, choicesCodec } from "#workspace/setting-codecs.ts";

const views = ["findings", "rules", "dictionary"] as const;
export type View = (typeof views)[number];

export const tiers: readonly FindingTier[] = ["error", "likely", "style"];

/** What is counted apart: the tiers, and guesses, which are shown only when asked for. */
export type Sureness = FindingTier | "guess";

export function surenessOf({ check, tier }: Finding): Sureness {
  return check === unfittingGuesses.id ? "guess" : tier;
}

/** What the list shows of the groups: one, or all. */
export type GroupFilter = CheckGroup | "all";

/** Whose spelling is right; `any` for any. */
export type English = Variety | "any";

/** Groups that are matters of taste or of a house style: each has a switch of its own. */
export const styleGroups = [
  "wordiness",
  "passive-voice",
  "cliches",
  "inclusive-language",
  "readability",
  "consistency",
] as const satisfies readonly CheckGroup[];

export const viewCodec: AddressCodec<View> = choiceCodec(views);
export const englishCodec: AddressCodec<English> = choiceCodec<English>(["any", ...varieties]);
export const groupCodec: AddressCodec<GroupFilter> = choiceCodec<GroupFilter>(["all", ...checkGroups]);
export const hiddenTiersCodec: AddressCodec<readonly FindingTier[]> = choicesCodec(tiers);
export const offGroupsCodec: AddressCodec<readonly CheckGroup[]> = choicesCodec<CheckGroup>(styleGroups);

/** Most rules that an address can switch off. */
const mostRules = 100;

/** Ids of rules, joined by dots; `none` for none. A rule of another version is passed over later. */
export const rulesCodec: AddressCodec<readonly string[]> = {
  parse(text) {
    if (text === "none") return noRules;
    const ids = text.split(".");
    return ids.length <= mostRules && ids.every((id) => /^[a-z][a-z-]{0,39}$/.test(id)) ? ids : undefined;
  },
  format: (value) => (value.length === 0 ? "none" : value.toSorted().join(".")),
};

export const noRules: readonly string[] = [];
export const noGroups: readonly CheckGroup[] = [];
export const noTiers: readonly FindingTier[] = [];
