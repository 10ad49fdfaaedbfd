import { identifierStyles, writeIdentifiers } from "./identifiers.ts";
import type { IdentifierStyle } from "./identifiers.ts";
import { alternateCase, capitaliseWords, invertCase, randomiseCase } from "./letter-cases.ts";
import { sharedLocale, toLower, toUpper } from "./locale-case.ts";
import type { CaseLocale } from "./locale-case.ts";
import { sentenceCase } from "./sentence-case.ts";
import { titleCase } from "./title-case.ts";
import { titleStyles } from "./title-styles.ts";
import type { TitleStyle } from "./title-styles.ts";
import { applyUnicodeStyle, removeUnicodeStyle, unicodeStyles } from "./unicode-styles.ts";
import type { UnicodeStyle } from "./unicode-styles.ts";

const letterCases = [
  "upper",
  "lower",
  "sentence",
  "capitalize",
  "alternating",
  "inverse",
  "random",
  "plain",
] as const;
type LetterCase = (typeof letterCases)[number];

/** A case that a text can be converted to. `plain` takes the styles of Unicode off. */
export type CaseConversion =
  | { readonly kind: "letters"; readonly to: LetterCase }
  | { readonly kind: "title"; readonly style: TitleStyle }
  | { readonly kind: "identifier"; readonly style: IdentifierStyle }
  | { readonly kind: "styled"; readonly style: UnicodeStyle };

export interface CaseOptions {
  readonly locale?: CaseLocale;
  /** For `random`. Default: 1. */
  readonly seed?: number;
  /** For identifiers. Default: false. */
  readonly foldDiacritics?: boolean;
  /** Names that sentence case is to keep. */
  readonly names?: readonly string[];
}

const conversions: ReadonlyMap<string, CaseConversion> = new Map<string, CaseConversion>([
  ...letterCases.map((to) => [to, { kind: "letters", to }] as const),
  ...titleStyles.map((style) => [`title-${style}`, { kind: "title", style }] as const),
  ...identifierStyles.map((style) => [style, { kind: "identifier", style }] as const),
  ...unicodeStyles.map((style) => [style, { kind: "styled", style }] as const),
]);

/** Other names for a case, as people know them. */
const aliases: Readonly<Record<string, string>> = {
  // The newest edition.
  "title-chicago": "title-chicago-18",
  capitalise: "capitalize",
  "screaming-snake": "constant",
  header: "train",
  underscore: "snake",
  invert: "inverse",
};

/** The name of every case, without its other names. */
export const caseNames: readonly string[] = [...conversions.keys()];

/** The case of a name such as `title-ap`, `snake` or `bold`; `undefined` for what is none. */
export function readCaseName(name: string): CaseConversion | undefined {
  return conversions.get(aliases[name] ?? name);
}

/** Converts a text. Line ends stay as they are, and none is added. */
export function convertCase(
  text: string,
  conversion: CaseConversion,
  { locale = sharedLocale, seed = 1, foldDiacritics = false, names = [] }: CaseOptions = {},
): string {
  switch (conversion.kind) {
    case "title":
      return titleCase(text, conversion.style, locale).text;
    case "identifier":
      return writeIdentifiers(text, conversion.style, { locale, foldDiacritics });
    case "styled":
      return applyUnicodeStyle(text, conversion.style);
    case "letters":
      return convertLetters(text, conversion.to, { locale, seed, names });
  }
}

function convertLetters(
  text: string,
  to: LetterCase,
  {
    locale,
    seed,
    names,
  }: { readonly locale: CaseLocale; readonly seed: number; readonly names: readonly string[] },
): string {
  switch (to) {
    case "upper":
      return toUpper(text, locale);
    case "lower":
      return toLower(text, locale);
    case "sentence":
      return sentenceCase(text, { locale, names });
    case "capitalize":
      return capitaliseWords(text, locale);
    case "alternating":
      return alternateCase(text, locale);
    case "inverse":
      return invertCase(text, locale);
    case "random":
      return randomiseCase(text, seed, locale);
    case "plain":
      return removeUnicodeStyle(text);
  }
}
