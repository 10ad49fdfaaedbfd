import type { AddressCodec } from "./address-setting.ts";

/** One of some names. */
export function choiceCodec<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return { parse: (text) => values.find((value) => value === text), format: (value) => value };
}

/** Any number of some names: joined by dots in the order of `values`, `none` for none. A name that is none of them spoils all. */
export function choicesCodec<Value extends string>(values: readonly Value[]): AddressCodec<readonly Value[]> {
  return {
    parse(text) {
      if (text === "none") return [];
      const names = text.split(".");
      const known = values.filter((value) => names.includes(value));
      return known.length === names.length ? known : undefined;
    },
    format: (chosen) =>
      chosen.length === 0 ? "none" : values.filter((value) => chosen.includes(value)).join("."),
  };
}

/** A whole number from `least` to `most`, both at least 0 and below a thousand million, in digits alone. */
export function wholeNumberCodec(least: number, most: number): AddressCodec<number> {
  return {
    parse(text) {
      const digits = text.trim();
      const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    },
    format: String,
  };
}

/** What a list is ordered by, and in which direction. */
export interface ListOrder<By extends string> {
  readonly order: By;
  readonly direction: "ascending" | "descending";
}

/** An order of a list: `count-down`, `letter-up`. No name of `orders` may have a hyphen. */
export function orderCodec<By extends string>(orders: readonly By[]): AddressCodec<ListOrder<By>> {
  return {
    parse(text) {
      const [name, direction, ...more] = text.split("-");
      const order = orders.find((known) => known === name);
      if (order === undefined || more.length > 0 || (direction !== "up" && direction !== "down"))
        return undefined;
      return { order, direction: direction === "up" ? "ascending" : "descending" };
    },
    format: ({ order, direction }) => `${order}-${direction === "ascending" ? "up" : "down"}`,
  };
}
