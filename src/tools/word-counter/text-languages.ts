/** The name in English of each language that figures can follow, by ISO 639-1 code, in the order of the names. */
const languageNames: Readonly<Record<string, string>> = {
  af: "Afrikaans",
  ar: "Arabic",
  eu: "Basque",
  bn: "Bengali",
  br: "Breton",
  bg: "Bulgarian",
  ca: "Catalan",
  zh: "Chinese",
  hr: "Croatian",
  cs: "Czech",
  da: "Danish",
  nl: "Dutch",
  en: "English",
  eo: "Esperanto",
  et: "Estonian",
  fi: "Finnish",
  fr: "French",
  gl: "Galician",
  de: "German",
  el: "Greek",
  gu: "Gujarati",
  he: "Hebrew",
  hi: "Hindi",
  hu: "Hungarian",
  id: "Indonesian",
  ga: "Irish",
  it: "Italian",
  ja: "Japanese",
  ko: "Korean",
  lv: "Latvian",
  lt: "Lithuanian",
  mr: "Marathi",
  no: "Norwegian",
  fa: "Persian",
  pl: "Polish",
  pt: "Portuguese",
  ro: "Romanian",
  ru: "Russian",
  sk: "Slovak",
  sl: "Slovenian",
  es: "Spanish",
  sv: "Swedish",
  tl: "Tagalog",
  th: "Thai",
  tr: "Turkish",
  uk: "Ukrainian",
  vi: "Vietnamese",
  yo: "Yoruba",
};

/** The setting by which the language is detected. */
export const autoLanguage = "auto";

/** A language that is none of the list's; the tag that BCP 47 has for one that is not determined. */
export const otherLanguage = "und";

export interface LanguageOption {
  readonly code: string;
  readonly name: string;
}

/** What a person can choose from, by name. */
export const languageOptions: readonly LanguageOption[] = [
  ...Object.entries(languageNames).map(([code, name]) => ({ code, name })),
  { code: otherLanguage, name: "Another language" },
];

/** A stored choice; `undefined` for a language that the list does not have. */
export function parseLanguageChoice(stored: unknown): string | undefined {
  if (stored === autoLanguage) return autoLanguage;
  return languageOptions.find(({ code }) => code === stored)?.code;
}

/** The name of a language in English: `French` for `fr`. A code that nobody knows is its own name. */
export function nameLanguage(code: string): string {
  if (code === otherLanguage) return "another language";
  return languageNames[code] ?? new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}

/** The language that the figures follow, and how it was settled. */
export interface TextLanguage {
  readonly code: string;
  /** `unread` where there is no text yet, or it has not been looked at. */
  readonly basis: "chosen" | "detected" | "undetermined" | "unread";
}

/**
 * What a choice and a detection come to: the chosen language, else the detected one, else English. A detection is `null`
 * for a text that does not tell, and `undefined` where none was made.
 */
export function settleLanguage(choice: string, detected: string | null | undefined): TextLanguage {
  if (choice !== autoLanguage) return { code: choice, basis: "chosen" };
  if (detected === undefined) return { code: "en", basis: "unread" };
  return detected === null ? { code: "en", basis: "undetermined" } : { code: detected, basis: "detected" };
}
