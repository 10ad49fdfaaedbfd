/** The choice to have the language told from the text. */
export const autoLanguage = "auto";

/** The languages with rules for sentences of their own, beside those that end sentences by marks of their own alone. */
const codes = [
  "ar",
  "bg",
  "ca",
  "zh",
  "hr",
  "cs",
  "da",
  "nl",
  "en",
  "et",
  "fi",
  "fr",
  "de",
  "el",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lv",
  "lt",
  "no",
  "fa",
  "pl",
  "pt",
  "ro",
  "ru",
  "sk",
  "sl",
  "es",
  "sv",
  "th",
  "tr",
  "uk",
  "vi",
];

const names = new Intl.DisplayNames("en", { type: "language" });

/** The name of a language in English; a code that nobody knows is its own name. */
function nameLanguage(code: string): string {
  return code === "und" ? "another language" : (names.of(code) ?? code);
}

/** What can be chosen, by name, after the choice to detect. `chosen` is listed even where it is none of the usual. */
export function languageOptions(
  chosen: string,
  detected: string | null,
): readonly { readonly value: string; readonly name: string }[] {
  const listed = codes.includes(chosen) || chosen === autoLanguage ? codes : [...codes, chosen];
  return [
    {
      value: autoLanguage,
      name: detected === null ? "Detect automatically" : `${nameLanguage(detected)}, detected`,
    },
    ...listed
      .filter((code) => code !== "und")
      .map((value) => ({ value, name: nameLanguage(value) }))
      .toSorted((first, second) => first.name.localeCompare(second.name, "en")),
    { value: "und", name: "Another language" },
  ];
}
