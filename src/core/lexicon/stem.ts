import { foldWord } from "./fold-word.ts";
import type { StemLanguage } from "./stem-languages.ts";
import { stemDutch } from "./stems/dutch.ts";
import { stemEnglish } from "./stems/english.ts";
import { stemFrench } from "./stems/french.ts";
import { stemGerman } from "./stems/german.ts";
import { stemItalian } from "./stems/italian.ts";
import { stemPortuguese } from "./stems/portuguese.ts";
import { stemRussian } from "./stems/russian.ts";
import { stemDanish, stemNorwegian, stemSwedish } from "./stems/scandinavian.ts";
import { stemSpanish } from "./stems/spanish.ts";

const stemmers: Readonly<Record<StemLanguage, (word: string) => string>> = {
  da: stemDanish,
  de: stemGerman,
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  it: stemItalian,
  nl: stemDutch,
  no: stemNorwegian,
  pt: stemPortuguese,
  ru: stemRussian,
  sv: stemSwedish,
};

/** Longer words are no words, and the rules take time that grows faster than their length. */
const LONGEST_WORD = 200;

/**
 * The stem of a word: what its inflected forms, and many derived ones, have in common. It is a key to group words by,
 * and often no word itself (happily, happiness: happili, happi). The word is folded by `foldWord` first. An empty word, or one of a script that the language does not use, is its own
 * stem.
 *
 * The Snowball stemmers (Porter 2001; snowballstem.org), as of version 3; for Dutch the older of its two.
 */
export function stem(word: string, language: StemLanguage): string {
  const folded = foldWord(word);
  return folded.length > LONGEST_WORD ? folded : stemmers[language](folded);
}
