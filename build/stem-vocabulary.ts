import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StemLanguage } from "#core/lexicon/stem-languages.ts";

/** The folder of each language in github.com/snowballstem/snowball-data. */
const folders: Readonly<Record<StemLanguage, string>> = {
  da: "danish",
  de: "german",
  en: "english",
  es: "spanish",
  fr: "french",
  it: "italian",
  nl: "dutch_porter",
  no: "norwegian",
  pt: "portuguese",
  ru: "russian",
  sv: "swedish",
};

/** A word and the stem that it must have. */
export interface StemPair {
  readonly word: string;
  readonly stem: string;
}

/** The whole vocabulary that tests a language's Snowball stemmer, from a checkout of snowball-data at `source`. */
export function readVocabulary(source: string, language: StemLanguage): readonly StemPair[] {
  const read = (name: string): readonly string[] =>
    readFileSync(join(source, folders[language], name), "utf8")
      .trimEnd()
      .split("\n");
  const stems = read("output.txt");
  return read("voc.txt").map((word, index) => ({ word, stem: stems[index] ?? "" }));
}
