import type { AddressCodec } from "#workspace/address-setting.ts";

import { caseChoices, titleChoices } from "./case-list.ts";

/** What a press converts: what is selected, or everything where nothing is; or always everything. */
export type CaseScope = "selection" | "all";

function oneOf<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return { parse: (text) => values.find((value) => value === text), format: (value) => value };
}

export const scopeCodec = oneOf<CaseScope>(["selection", "all"]);
export const styleCodec = oneOf(titleChoices.map(({ id }) => id));
export const seedCodec: AddressCodec<number> = {
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  format: String,
};

/** The languages whose letters or sentences have rules of their own here, by name; `auto` follows the text. */
export const localeOptions: readonly { readonly value: string; readonly name: string }[] = [
  { value: "auto", name: "As the text" },
  { value: "und", name: "None in particular" },
  { value: "hy", name: "Armenian" },
  { value: "az", name: "Azerbaijani" },
  { value: "nl", name: "Dutch" },
  { value: "en", name: "English" },
  { value: "fr", name: "French" },
  { value: "ka", name: "Georgian" },
  { value: "de", name: "German" },
  { value: "el", name: "Greek" },
  { value: "it", name: "Italian" },
  { value: "lt", name: "Lithuanian" },
  { value: "pl", name: "Polish" },
  { value: "pt", name: "Portuguese" },
  { value: "ru", name: "Russian" },
  { value: "es", name: "Spanish" },
  { value: "sv", name: "Swedish" },
  { value: "tr", name: "Turkish" },
];
export const localeCodec = oneOf(localeOptions.map(({ value }) => value));

/** Stored favourites; `undefined` for what is no list. Cases that no longer exist are left out. */
export function parseFavourites(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.filter((id): id is string => typeof id === "string" && caseChoices.has(id));
}

const mostNames = 5000;

/** The names to keep as typed, with commas or line breaks between. */
export function parseNames(typed: string): readonly string[] {
  return typed
    .slice(0, mostNames)
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

export function parseTypedNames(stored: unknown): string | undefined {
  return typeof stored === "string" ? stored.slice(0, mostNames) : undefined;
}
