import { alphabetLanguages } from "#core/letters/alphabets.ts";
import { casePolicies, diacriticsPolicies, shiftingYPolicies } from "#core/letters/letter-options.ts";
import type { CasePolicy, DiacriticsPolicy, ShiftingYPolicy } from "#core/letters/letter-options.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";

/** The setting by which the language is told from the text; the same as other tools have, as the choice is about the text. */
export const autoLanguage = "auto";
/** A language that none of the alphabets is of. */
export const otherLanguage = "und";

export const views = ["letters", "groups", "words", "tests", "measures"] as const;
export type View = (typeof views)[number];

const orders = ["letter", "count", "difference", "first", "last", "doubled"] as const;
export type RowOrder = (typeof orders)[number];

/** How the rows of the table stand. */
export interface RowSort {
  readonly order: RowOrder;
  readonly direction: "ascending" | "descending";
}

export const defaultSort: RowSort = { order: "count", direction: "descending" };

export const viewCodec: AddressCodec<View> = codecOf(views);
export const diacriticsCodec: AddressCodec<DiacriticsPolicy> = codecOf(diacriticsPolicies);
export const caseCodec: AddressCodec<CasePolicy> = codecOf(casePolicies);
export const shiftingYCodec: AddressCodec<ShiftingYPolicy> = codecOf(shiftingYPolicies);

/** Any ISO 639-1 code is taken, as other tools share the setting and know more languages. */
export const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|und|[a-z]{2})$/.test(text) ? text : undefined),
  format: (value) => value,
};

export const sortCodec: AddressCodec<RowSort> = {
  parse(text) {
    const [name, direction] = text.split("-");
    const order = orders.find((known) => known === name);
    if (order === undefined || (direction !== "up" && direction !== "down")) return undefined;
    return { order, direction: direction === "up" ? "ascending" : "descending" };
  },
  format: ({ order, direction }) => `${order}-${direction === "ascending" ? "up" : "down"}`,
};

const names = new Intl.DisplayNames("en", { type: "language" });

/** The name of a language in English; a code that nobody knows is its own name. */
export function nameLanguage(code: string): string {
  return code === otherLanguage ? "another language" : (names.of(code) ?? code);
}

/** What a person can choose from, by name. `chosen` is there in any case. */
export function listLanguages(chosen: string): readonly { readonly value: string; readonly name: string }[] {
  const codes = new Set(alphabetLanguages);
  if (chosen !== autoLanguage && chosen !== otherLanguage) codes.add(chosen);
  return [
    { value: autoLanguage, name: "Detect automatically" },
    ...[...codes]
      .map((code) => ({ value: code, name: nameLanguage(code) }))
      .toSorted((first, second) => first.name.localeCompare(second.name, "en")),
    { value: otherLanguage, name: "Another language" },
  ];
}

function codecOf<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return {
    parse: (text) => values.find((value) => value === text),
    format: (value) => value,
  };
}
