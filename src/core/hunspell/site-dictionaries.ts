/** A dictionary that comes with the site. */
export interface SiteDictionary {
  /** ISO 639-1 code. */
  readonly language: string;
  /** Version of the npm package `dictionary-<language>` that it is taken from. */
  readonly version: string;
  /** What is transferred of it, in megabytes; a test of the build holds this. */
  readonly megabytes: number;
  readonly origin: string;
  readonly licence: string;
}

/** The dictionaries that the site has, all under permissive licences. Others are a person's to open. */
export const siteDictionaries: readonly SiteDictionary[] = [
  {
    language: "nl",
    version: "2.0.0",
    megabytes: 0.8,
    origin: "OpenTaal",
    licence: "BSD-3-Clause or CC-BY-3.0",
  },
  {
    language: "ru",
    version: "3.0.0",
    megabytes: 0.6,
    origin: "Alexander I. Lebedev",
    licence: "BSD-3-Clause",
  },
  {
    language: "lt",
    version: "2.0.0",
    megabytes: 0.3,
    origin: "Albertas Agejevas and others",
    licence: "BSD-3-Clause",
  },
  { language: "tr", version: "2.0.0", megabytes: 2.3, origin: "Harun Reşit Zafer", licence: "MIT" },
  { language: "fa", version: "2.0.0", megabytes: 0.4, origin: "Lilak", licence: "Apache-2.0" },
  { language: "ka", version: "1.1.0", megabytes: 0.5, origin: "Gabriel Margiani", licence: "MIT" },
];

/** The folder of a site in which its dictionaries stand. */
export const dictionaryFolder = "dictionaries/";

/** The name of a dictionary's file there; the version is in it, so that a kept copy is never stale. */
export function dictionaryFileOf({ language, version }: SiteDictionary): string {
  return `${language}-${version}.dict`;
}

/** What stands between the rules and the words in a file of the site, which neither has. */
export const partMark = "\0";
