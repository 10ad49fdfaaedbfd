import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { OpeningLength } from "#core/sentences/sentence-openings.ts";
import { sentenceTypes } from "#core/sentences/sentence-types.ts";
import type { SentenceType } from "#core/sentences/sentence-types.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";

export type View = "list" | "lengths" | "openings";
/** What is shown in the text itself. */
export type Shown = "boundaries" | "long" | "nothing";
export type TypeFilter = SentenceType | "all";
export type Order = "place-up" | "place-down" | "words-up" | "words-down";

function oneOf<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return { parse: (text) => values.find((value) => value === text), format: (value) => value };
}

function wholeNumber(least: number, most: number): AddressCodec<number> {
  return {
    parse: (text) => {
      const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    },
    format: String,
  };
}

export const viewCodec = oneOf<View>(["list", "lengths", "openings"]);
export const shownCodec = oneOf<Shown>(["boundaries", "long", "nothing"]);
export const typeCodec = oneOf<TypeFilter>(["all", ...sentenceTypes]);
export const orderCodec = oneOf<Order>(["place-up", "place-down", "words-up", "words-down"]);
export const dialectCodec = oneOf<WordDialect>(["word", "unicode", "wc"]);
export const longCodec = wholeNumber(1, 10_000);
export const runCodec = wholeNumber(2, 20);
export const openingCodec: AddressCodec<OpeningLength> = {
  parse: (text) => ([1, 2, 3] as const).find((length) => String(length) === text),
  format: String,
};
/** A BCP 47 tag of a language alone, or `auto`. */
export const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|[a-z]{2,3})$/.test(text) ? text : undefined),
  format: (language) => language,
};
