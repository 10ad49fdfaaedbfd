import type { TermOrder } from "#core/statistics/term-list.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, orderCodec } from "#workspace/setting-codecs.ts";
import type { ListOrder } from "#workspace/setting-codecs.ts";

import type { Grouping } from "./requests.ts";

export const views = ["list", "charts", "context", "compare"] as const;
export type View = (typeof views)[number];

const groupings: readonly Grouping[] = ["form", "lemma", "stem"];
const lengths: readonly PhraseLength[] = [1, 2, 3, 4, 5];
export const orders: readonly TermOrder[] = ["term", "count", "dispersion", "first"];

export const defaultOrder: ListOrder<TermOrder> = { order: "count", direction: "descending" };

export const viewCodec: AddressCodec<View> = choiceCodec(views);
export const groupingCodec: AddressCodec<Grouping> = choiceCodec(groupings);

export const lengthCodec: AddressCodec<PhraseLength> = {
  parse: (text) => lengths.find((length) => String(length) === text),
  format: String,
};

export const sortCodec: AddressCodec<ListOrder<TermOrder>> = orderCodec(orders);

export const mostLeastCount = 1_000_000;
export const mostLeastLength = 50;

/** A whole number from 1 to `most`, grouped or not, as people type it. */
export function parseLeast(text: string, most: number): number | undefined {
  const digits = text.trim().replaceAll(/[\s.,'’]/g, "");
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= 1 && value <= most ? value : undefined;
}

export const leastCountCodec: AddressCodec<number> = {
  parse: (text) => parseLeast(text, mostLeastCount),
  format: String,
};

export const leastLengthCodec: AddressCodec<number> = {
  parse: (text) => parseLeast(text, mostLeastLength),
  format: String,
};

const mostOwnWords = 5000;

/** The words of a person's own list: parted by spaces, commas or lines. */
export function readOwnWords(text: string): readonly string[] {
  return text
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .slice(0, mostOwnWords);
}

/** The stored form of one's own list: the text as it was typed. */
export function parseOwnWords(stored: unknown): string | undefined {
  return typeof stored === "string" && stored.length <= 100_000 ? stored : undefined;
}
