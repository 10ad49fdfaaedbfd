/** Languages that words can be stemmed in, by ISO 639-1 code; `no` is Norwegian Bokmål. */
export const stemLanguages = ["da", "de", "en", "es", "fr", "it", "nl", "no", "pt", "ru", "sv"] as const;

export type StemLanguage = (typeof stemLanguages)[number];
