import type { AddressCodec } from "#workspace/address-setting.ts";
import type { TermOrder } from "#core/statistics/term-list.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";

import type { Grouping } from "./requests.ts";

/** The setting by which the language is detected; the word counter's, as the choice is about the text. */
export const autoLanguage = "auto";

export const views = ["list", "charts", "context", "compare"] as const;
export type View = (typeof views)[number];

const groupings: readonly Grouping[] = ["form", "lemma", "stem"];
const lengths: readonly PhraseLength[] = [1, 2, 3, 4, 5];
const orders: readonly TermOrder[] = ["term", "count", "dispersion", "first"];

/** A list's order and its direction, as the headings of the table ask for them. */
export interface ListOrder {
  readonly order: TermOrder;
  readonly direction: "ascending" | "descending";
}

export const defaultOrder: ListOrder = { order: "count", direction: "descending" };

export const viewCodec: AddressCodec<View> = codecOf(views);
export const groupingCodec: AddressCodec<Grouping> = codecOf(groupings);

export const lengthCodec: AddressCodec<PhraseLength> = {
  parse: (text) => lengths.find((length) => String(length) === text),
  format: String,
};

/** A code of ISO 639-1 or `auto`; the worker makes do with English where it has no rules for it. */
export const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|und|[a-z]{2})$/.test(text) ? text : undefined),
  format: (value) => value,
};

export const orderCodec: AddressCodec<ListOrder> = {
  parse(text) {
    const [name, direction] = text.split("-");
    const order = orders.find((known) => known === name);
    if (order === undefined || (direction !== "up" && direction !== "down")) return undefined;
    return { order, direction: direction === "up" ? "ascending" : "descending" };
  },
  format: ({ order, direction }) => `${order}-${direction === "ascending" ? "up" : "down"}`,
};

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

function codecOf<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return {
    parse: (text) => values.find((value) => value === text),
    format: (value) => value,
  };
}
