import { siteDictionaries } from "#core/hunspell/site-dictionaries.ts";

/** Where a dictionary is taken from: this site, or what a person has opened. */
export type DictionarySource =
  | { readonly kind: "site"; readonly language: string }
  | { readonly kind: "own"; readonly name: string };

/** A dictionary that a person has opened, kept on the device. */
export interface OwnDictionary {
  /** The name of its files, without an ending. */
  readonly name: string;
  /** ISO 639-1 code, as far as the name tells it. */
  readonly language: string | null;
}

/** A dictionary that is used for texts in its language; one without a language for those that no other is for. */
export interface KnownDictionary {
  readonly language: string | null;
  readonly source: DictionarySource;
}

/** What is read: the language that the text is found to be in, English whatever it is, or words by a dictionary. */
export type LanguageChoice = "auto" | "en" | DictionarySource;

/** The most dictionaries of a person's own. */
export const mostOwnDictionaries = 8;
const mostNameUnits = 60;

/** The name under which a dictionary is kept; `null` where nothing of the file's name can be used. */
export function nameOfFile(fileName: string): string | null {
  const name = fileName
    .replace(/\.(?:aff|dic)$/i, "")
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-")
    .slice(0, mostNameUnits);
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
}

/** The language that a file's name begins with, as dictionaries are named: `de_DE`, `de-AT`, `fr`, `sr-Latn`. */
export function languageOfName(name: string): string | null {
  return /^([a-z]{2})(?:[_.-]|$)/.exec(name)?.[1] ?? null;
}

/** A source as it is stored and as the value of a choice. */
export function formatSource(source: DictionarySource): string {
  return source.kind === "site" ? `site:${source.language}` : `own:${source.name}`;
}

/** Reads what `formatSource` wrote; `undefined` for anything else, and for a language that the site has not. */
export function parseSource(text: string): DictionarySource | undefined {
  const [, kind, name = ""] = /^(site|own):(.+)$/.exec(text) ?? [];
  if (kind === "own") return nameOfFile(name) === name ? { kind, name } : undefined;
  if (kind !== "site") return undefined;
  return siteDictionaries.some(({ language }) => language === name) ? { kind, language: name } : undefined;
}

/** The stored form of a choice. */
export function formatChoice(choice: LanguageChoice): string {
  return typeof choice === "string" ? choice : formatSource(choice);
}

/** Reads a stored choice; `undefined` for what is none. */
export function parseChoice(stored: unknown): LanguageChoice | undefined {
  if (typeof stored !== "string") return undefined;
  return stored === "auto" || stored === "en" ? stored : parseSource(stored);
}

/** Reads the languages whose dictionaries a person has asked for. */
export function parseLanguages(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return siteDictionaries.map(({ language }) => language).filter((language) => stored.includes(language));
}

/** Reads the names of a person's own dictionaries. */
export function parseOwnDictionaries(stored: unknown): readonly OwnDictionary[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const names = stored.filter(
    (name: unknown): name is string => typeof name === "string" && nameOfFile(name) === name,
  );
  return [...new Set(names)]
    .slice(0, mostOwnDictionaries)
    .map((name) => ({ name, language: languageOfName(name) }));
}

/** The dictionary for a text in a language (`null` for an unknown one): a person's own before the site's. */
export function chooseDictionary(
  language: string,
  dictionaries: readonly KnownDictionary[],
): DictionarySource | null {
  const exact = dictionaries.filter((one) => one.language === language);
  const found =
    exact.find(({ source }) => source.kind === "own") ??
    exact[0] ??
    dictionaries.find((one) => one.language === null);
  return found?.source ?? null;
}
