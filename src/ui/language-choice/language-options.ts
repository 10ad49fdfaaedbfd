import type { AddressCodec } from "#workspace/address-setting.ts";

/** The choice to have the language told from the text. */
export const autoLanguage = "auto";
/** The choice of a language that is none of those listed: the tag of BCP 47 for one that is not determined. */
export const otherLanguage = "und";

/**
 * A code of ISO 639-1, `und` or `auto`. Any code is taken: tools share the stored choice, and some know languages that
 * others do not.
 */
export const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|und|[a-z]{2})$/.test(text) ? text : undefined),
  format: (value) => value,
};

/** Made for the first name: making it takes a page a while. */
let names: Intl.DisplayNames | null = null;

/** The name of a language in English; a code that nobody knows is its own name. */
export function nameLanguage(code: string): string {
  if (code === otherLanguage) return "another language";
  names ??= new Intl.DisplayNames("en", { type: "language" });
  return names.of(code) ?? code;
}

/**
 * What can be chosen: to detect, by the name that is given to it, then `codes` by name, then another language. `chosen`
 * is listed even where it is none of them.
 */
export function listLanguages(
  codes: readonly string[],
  chosen: string,
  autoName = "Detect automatically",
): readonly { readonly value: string; readonly name: string }[] {
  const listed = new Set(codes);
  if (chosen !== autoLanguage) listed.add(chosen);
  listed.delete(otherLanguage);
  return [
    { value: autoLanguage, name: autoName },
    ...[...listed]
      .map((value) => ({ value, name: nameLanguage(value) }))
      .toSorted((first, second) => first.name.localeCompare(second.name, "en")),
    { value: otherLanguage, name: "Another language" },
  ];
}
