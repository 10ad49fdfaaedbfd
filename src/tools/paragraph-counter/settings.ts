import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, orderCodec, wholeNumberCodec } from "#workspace/setting-codecs.ts";
import type { ListOrder } from "#workspace/setting-codecs.ts";

export type View = "map" | "outline" | "lengths" | "unwrap";
/** What is shown in the text itself. */
export type Shown = "walls" | "boundaries" | "nothing";
export type Filter = "all" | "walls" | "single" | "heading" | "dialogue";
export type RuleChoice = ParagraphRule | "auto";
export type WallUnit = "words" | "sentences";

/** What the list can be ordered by: the columns of that name. */
export const orders = ["place", "words", "sentences"] as const;
export type Order = ListOrder<(typeof orders)[number]>;
export const inPlace: Order = { order: "place", direction: "ascending" };

export const viewCodec = choiceCodec<View>(["map", "outline", "lengths", "unwrap"]);
export const shownCodec = choiceCodec<Shown>(["walls", "boundaries", "nothing"]);
export const filterCodec = choiceCodec<Filter>(["all", "walls", "single", "heading", "dialogue"]);
export const sortCodec: AddressCodec<Order> = orderCodec(orders);
export const ruleCodec = choiceCodec<RuleChoice>(["auto", ...paragraphRules]);
export const dialectCodec = choiceCodec<WordDialect>(["word", "unicode", "wc"]);
export const unitCodec = choiceCodec<WallUnit>(["words", "sentences"]);
export const hyphenCodec = choiceCodec<HyphenTreatment>(["keep", "join"]);
export const wallCodec = wholeNumberCodec(1, 10_000);
