import { casePolicies, diacriticsPolicies, shiftingYPolicies } from "#core/letters/letter-options.ts";
import type { CasePolicy, DiacriticsPolicy, ShiftingYPolicy } from "#core/letters/letter-options.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, orderCodec } from "#workspace/setting-codecs.ts";
import type { ListOrder } from "#workspace/setting-codecs.ts";

export const views = ["letters", "groups", "words", "tests", "measures"] as const;
export type View = (typeof views)[number];

export const orders = ["letter", "count", "difference", "first", "last", "doubled"] as const;
export type RowOrder = (typeof orders)[number];

/** How the rows of the table stand. */
export type RowSort = ListOrder<RowOrder>;

export const defaultSort: RowSort = { order: "count", direction: "descending" };

export const viewCodec: AddressCodec<View> = choiceCodec(views);
export const diacriticsCodec: AddressCodec<DiacriticsPolicy> = choiceCodec(diacriticsPolicies);
export const caseCodec: AddressCodec<CasePolicy> = choiceCodec(casePolicies);
export const shiftingYCodec: AddressCodec<ShiftingYPolicy> = choiceCodec(shiftingYPolicies);
export const sortCodec: AddressCodec<RowSort> = orderCodec(orders);
