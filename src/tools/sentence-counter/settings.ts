import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { OpeningLength } from "#core/sentences/sentence-openings.ts";
import { sentenceTypes } from "#core/sentences/sentence-types.ts";
import type { SentenceType } from "#core/sentences/sentence-types.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, orderCodec, wholeNumberCodec } from "#workspace/setting-codecs.ts";
import type { ListOrder } from "#workspace/setting-codecs.ts";

export type View = "list" | "lengths" | "openings";
/** What is shown in the text itself. */
export type Shown = "boundaries" | "long" | "nothing";
export type TypeFilter = SentenceType | "all";

/** What the list can be ordered by: the columns of that name. */
export const orders = ["place", "words"] as const;
export type Order = ListOrder<(typeof orders)[number]>;
export const inPlace: Order = { order: "place", direction: "ascending" };

export const viewCodec = choiceCodec<View>(["list", "lengths", "openings"]);
export const shownCodec = choiceCodec<Shown>(["boundaries", "long", "nothing"]);
export const typeCodec = choiceCodec<TypeFilter>(["all", ...sentenceTypes]);
export const sortCodec: AddressCodec<Order> = orderCodec(orders);
export const dialectCodec = choiceCodec<WordDialect>(["word", "unicode", "wc"]);
export const longCodec = wholeNumberCodec(1, 10_000);
export const runCodec = wholeNumberCodec(2, 20);
export const openingCodec: AddressCodec<OpeningLength> = {
  parse: (text) => ([1, 2, 3] as const).find((length) => String(length) === text),
  format: String,
};
