import { englishSentences, internationalSentences } from "../lists/english-abbreviations.ts";
import type { SentenceLanguage } from "./sentence-language.ts";

type WordSet = ReadonlySet<string>;
type WordList = Exclude<keyof SentenceLanguage, "ordinals">;

/** The lists of a `SentenceLanguage`, ready to be looked up. */
export interface SentenceRules {
  /** Every short form but those before numbers, with what it does; where a word does several, the first of these. */
  readonly shortForms: ReadonlyMap<string, ShortFormKind>;
  readonly numbering: WordSet;
  readonly streets: WordSet;
  readonly starters: WordSet;
  readonly lowerStarters: WordSet;
  readonly labels: WordSet;
  readonly lettered: WordSet;
  readonly timeWords: WordSet;
  readonly fronting: WordSet;
  readonly named: WordSet;
  readonly reporting: WordSet;
  readonly ordinals: { readonly leads: WordSet; readonly followers: WordSet } | null;
}

const shortFormKinds = ["leaning", "ending", "closing"] as const;
type ShortFormKind = (typeof shortFormKinds)[number];
const LEAST_IN_CAPITALS = 3;
let english: SentenceRules | null = null;

/** The rules for English, which are those for a text whose language is not known, too; made at the first call. */
export function readEnglishRules(): SentenceRules {
  english ??= makeSentenceRules(englishSentences);
  return english;
}

/** Makes a language's lists ready to be looked up, with what print in every language has. */
export function makeSentenceRules(language: SentenceLanguage): SentenceRules {
  const { ordinals } = language;
  const merge = (list: WordList) => `${internationalSentences[list] ?? ""} ${language[list] ?? ""}`;
  return {
    shortForms: new Map(
      shortFormKinds
        .flatMap((kind) => [...withVariants(merge(kind))].map((form) => [form, kind] as const))
        .toReversed(),
    ),
    numbering: withVariants(merge("numbering")),
    streets: withVariants(merge("streets")),
    starters: wordSet(merge("starters")),
    lowerStarters: wordSet(merge("lowerStarters")),
    labels: wordSet(merge("labels")),
    lettered: wordSet(merge("lettered")),
    timeWords: wordSet(merge("timeWords")),
    fronting: wordSet(merge("fronting")),
    named: wordSet(merge("named")),
    reporting: wordSet(merge("reporting")),
    ordinals:
      ordinals === undefined
        ? null
        : { leads: wordSet(ordinals.leads), followers: wordSet(ordinals.followers) },
  };
}

function wordSet(words: string): WordSet {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}

function withVariants(words: string): WordSet {
  const variants = new Set<string>();
  for (const word of wordSet(words)) {
    const isLower = word === word.toLowerCase();
    variants.add(word);
    if (isLower && word.length > 1) variants.add(word.charAt(0).toUpperCase() + word.slice(1));
    if (!isLower || word.length >= LEAST_IN_CAPITALS) variants.add(word.toUpperCase());
  }
  return variants;
}
