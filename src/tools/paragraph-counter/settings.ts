import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";

export type View = "map" | "outline" | "lengths" | "unwrap";
/** What is shown in the text itself. */
export type Shown = "walls" | "boundaries" | "nothing";
export type Filter = "all" | "walls" | "single" | "heading" | "dialogue";
export type Order = "place-up" | "place-down" | "words-up" | "words-down" | "sentences-up" | "sentences-down";
export type RuleChoice = ParagraphRule | "auto";
export type WallUnit = "words" | "sentences";

function oneOf<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return { parse: (text) => values.find((value) => value === text), format: (value) => value };
}

export const viewCodec = oneOf<View>(["map", "outline", "lengths", "unwrap"]);
export const shownCodec = oneOf<Shown>(["walls", "boundaries", "nothing"]);
export const filterCodec = oneOf<Filter>(["all", "walls", "single", "heading", "dialogue"]);
export const orderCodec = oneOf<Order>([
  "place-up",
  "place-down",
  "words-up",
  "words-down",
  "sentences-up",
  "sentences-down",
]);
export const ruleCodec = oneOf<RuleChoice>(["auto", ...paragraphRules]);
export const dialectCodec = oneOf<WordDialect>(["word", "unicode", "wc"]);
export const unitCodec = oneOf<WallUnit>(["words", "sentences"]);
export const hyphenCodec = oneOf<HyphenTreatment>(["keep", "join"]);
export const wallCodec: AddressCodec<number> = {
  parse: (text) => {
    const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return number >= 1 && number <= 10_000 ? number : undefined;
  },
  format: String,
};
/** A BCP 47 tag of a language alone, or `auto`. */
export const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|[a-z]{2,3})$/.test(text) ? text : undefined),
  format: (language) => language,
};
