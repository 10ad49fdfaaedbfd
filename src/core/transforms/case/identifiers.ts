import { foldDiacritics } from "#core/lexicon/folding.ts";

import { sharedLocale, toLower, toTitleStart, toUpper } from "./locale-case.ts";
import type { CaseLocale } from "./locale-case.ts";

/** The ways in which names are written in programs. */
export const identifierStyles = [
  "camel",
  "pascal",
  "snake",
  "constant",
  "kebab",
  "train",
  "cobol",
  "dot",
  "path",
  "flat",
] as const;
export type IdentifierStyle = (typeof identifierStyles)[number];

export interface IdentifierOptions {
  readonly locale?: CaseLocale;
  /** Write é as e and ß as ss. Default: false. */
  readonly foldDiacritics?: boolean;
}

const LINE = /[^\r\n\v\f\u0085\u2028\u2029]+/g;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const SEPARATOR = /[^\p{L}\p{M}\p{N}]+/u;
/**
 * A capital after a small letter or digit (fooBar), and the last of several capitals before a small one (XMLHttp), but
 * for the s of a plural (userIDs) and the v of a version (IPv6).
 */
const CASE_CHANGE =
  /(?<=[\p{Ll}\p{N}]\p{M}*)(?=\p{Lu})|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})(?!\p{Lu}(?:s(?![\p{Ll}\p{M}])|v\p{N}))/u;

/**
 * The words of a name: divided at everything that is no letter or number, and at changes of case. Digits stay with
 * the letters before them (utf8, sha256Sum: sha256 and Sum); capitals in a row are one word (XMLHttpRequest: XML,
 * Http, Request) with the s of their plural and the v of a version (IDs, IPv6). An apostrophe within a word is dropped. Scripts without case are divided at separators alone.
 */
export function splitIdentifier(text: string): readonly string[] {
  return text
    .replace(APOSTROPHE, "")
    .split(SEPARATOR)
    .flatMap((part) => part.split(CASE_CHANGE))
    .filter((word) => word !== "");
}

/** Writes each line as one name in a style. Line ends and empty lines stay; a line without words becomes empty. */
export function writeIdentifiers(
  text: string,
  style: IdentifierStyle,
  { locale = sharedLocale, foldDiacritics: folds = false }: IdentifierOptions = {},
): string {
  return text.replace(LINE, (line) => {
    const words = splitIdentifier(line.normalize("NFC")).map((word) => toLower(word, locale));
    // Small letters are folded: Æ would be AE, of which the rest of the word makes A and Ero.
    return joinWords(folds ? words.map(foldDiacritics) : words, style, locale);
  });
}

function joinWords(words: readonly string[], style: IdentifierStyle, locale: CaseLocale): string {
  const capitalised = () => words.map((word) => toTitleStart(word, locale));
  switch (style) {
    case "camel":
      return joinHumps([...words.slice(0, 1), ...capitalised().slice(1)]);
    case "pascal":
      return joinHumps(capitalised());
    case "snake":
      return words.join("_");
    case "constant":
      return toUpper(words.join("_"), locale);
    case "kebab":
      return words.join("-");
    case "train":
      return capitalised().join("-");
    case "cobol":
      return toUpper(words.join("-"), locale);
    case "dot":
      return words.join(".");
    case "path":
      return words.join("/");
    case "flat":
      return words.join("");
  }
}

/** Two numbers side by side would run into one: version 1.2 is version1_2. */
function joinHumps(words: readonly string[]): string {
  return words.reduce(
    (joined, word) => joined + (/\p{N}$/u.test(joined) && /^\p{N}/u.test(word) ? "_" : "") + word,
    "",
  );
}
