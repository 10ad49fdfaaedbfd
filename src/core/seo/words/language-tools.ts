import { lemma } from "#core/lexicon/lemma.ts";
import { stem } from "#core/lexicon/stem.ts";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import type { StemLanguage } from "#core/lexicon/stem-languages.ts";
import { isStopWordLanguage, loadStopWords } from "#core/lexicon/stop-words.ts";
import { emptyWords, weightyWords } from "../lists/empty-words.ts";

/** What is known of the words of a language. */
export interface LanguageTools {
  /** Primary language, such as `en`. */
  readonly language: string;
  /** Words that carry grammar rather than subject; `null` where there is no list of them. */
  readonly functionWords: ReadonlySet<string> | null;
  /** Of these, the ones that may stand before a keyphrase without taking its place at the beginning. */
  readonly leadingWords: ReadonlySet<string>;
  /** Whether the forms of a word are known to be one. */
  readonly hasForms: boolean;
  /** What all forms of a folded word share. */
  key(word: string): string;
}

/** Irregular forms that are words of their own more often than not: a table saw, a left turn. */
const ownWords = new Set([
  "saw",
  "left",
  "found",
  "ground",
  "felt",
  "bound",
  "wound",
  "lay",
  "leaves",
  "rose",
  "bore",
]);
const loaded = new Map<string, Promise<LanguageTools>>();

function isStemLanguage(language: string): language is StemLanguage {
  return stemLanguages.some((known) => known === language);
}

/** Accents that English words may do without: café, naïve. */
const marks = /\p{M}/gu;

/** Turkish and Azerbaijani set endings of names off by an apostrophe, and tell ı from i, which capitals hide. */
function keyOfTurkish(word: string): string {
  return word.replaceAll("ı", "i").replace(/(?<=.)'.*$/, "");
}

function keyOf(language: string): (word: string) => string {
  if (language === "tr" || language === "az") return keyOfTurkish;
  if (!isStemLanguage(language)) return (word) => word;
  const keys = new Map<string, string>();
  const isEnglish = language === "en";
  return (word) => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const plain = isEnglish ? word.normalize("NFD").replace(marks, "") : word;
    const base = isEnglish && !ownWords.has(plain) ? lemma(plain) : plain;
    const key = stem(base, language);
    // A long text has ever new words; the map must not outgrow it.
    if (keys.size < 50_000) keys.set(word, key);
    return key;
  };
}

async function readTools(language: string): Promise<LanguageTools> {
  const listed = isStopWordLanguage(language) ? await loadStopWords(language) : null;
  const functionWords = listed !== null && language === "en" ? new Set([...listed, ...emptyWords]) : listed;
  const leadingWords = [...(functionWords ?? [])].filter(
    (word) => !weightyWords.has(word) || listed?.has(word),
  );
  return {
    language,
    functionWords,
    leadingWords: new Set(leadingWords),
    hasForms: isStemLanguage(language),
    key: keyOf(language),
  };
}

/**
 * The words of a language (a BCP 47 tag), loaded when first asked for. Of a language without stemmer or list of function
 * words, each form is a word of its own and every word counts.
 */
export function loadLanguageTools(tag: string): Promise<LanguageTools> {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? "en";
  const primary = language === "nb" || language === "nn" ? "no" : language;
  const known = loaded.get(primary);
  if (known !== undefined) return known;
  const tools = readTools(primary);
  loaded.set(primary, tools);
  tools.catch(() => loaded.delete(primary));
  return tools;
}
