import { newStemmer } from "snowball-stemmers";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import type { StemLanguage } from "#core/lexicon/stem-languages.ts";
import { stem } from "#core/lexicon/stem.ts";
import { readVocabulary } from "../../build/stem-vocabulary.ts";
import type { StemPair } from "../../build/stem-vocabulary.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";
import { sample as da } from "#core/lexicon/stems/samples/da.ts";
import { sample as de } from "#core/lexicon/stems/samples/de.ts";
import { sample as en } from "#core/lexicon/stems/samples/en.ts";
import { sample as es } from "#core/lexicon/stems/samples/es.ts";
import { sample as fr } from "#core/lexicon/stems/samples/fr.ts";
import { sample as it } from "#core/lexicon/stems/samples/it.ts";
import { sample as nl } from "#core/lexicon/stems/samples/nl.ts";
import { sample as no } from "#core/lexicon/stems/samples/no.ts";
import { sample as pt } from "#core/lexicon/stems/samples/pt.ts";
import { sample as ru } from "#core/lexicon/stems/samples/ru.ts";
import { sample as sv } from "#core/lexicon/stems/samples/sv.ts";

const samples: Readonly<Record<StemLanguage, string>> = { da, de, en, es, fr, it, nl, no, pt, ru, sv };
const names: Readonly<Record<StemLanguage, string>> = {
  da: "Danish",
  de: "German",
  en: "English",
  es: "Spanish",
  fr: "French",
  it: "Italian",
  nl: "Dutch",
  no: "Norwegian",
  pt: "Portuguese",
  ru: "Russian",
  sv: "Swedish",
};

function readSample(language: StemLanguage): readonly StemPair[] {
  return samples[language].split(" ").map((pair) => {
    const [word = "", expected = ""] = pair.split(">");
    return { word, stem: expected };
  });
}

function score(
  subject: string,
  pairs: readonly StemPair[],
  stemWord: (word: string) => string,
): SubjectResult {
  return subjectResult(
    subject,
    pairs.filter(({ word, stem }) => stemWord(word) === stem).length,
    pairs.length,
  );
}

/**
 * How many words of Snowball's test vocabularies get the stem that they must have, one result a language.
 * @param vocabularies The folder of a checkout of snowball-data, to measure on the whole; the committed samples
 * otherwise. Takes a second or two.
 */
export function measureStems(vocabularies?: string): readonly QualityResult[] {
  return stemLanguages.map((language) => {
    const pairs = vocabularies === undefined ? readSample(language) : readVocabulary(vocabularies, language);
    const peer = newStemmer(names[language].toLowerCase());
    return {
      id: `stems-${language}`,
      title: `${names[language]} stems`,
      measures: "The stem of a word is the one that Snowball's test vocabulary gives for it.",
      testSet: {
        name: `Snowball test vocabulary, ${names[language]}${vocabularies === undefined ? ", a sample" : ""}`,
        source: "github.com/snowballstem/snowball-data, commit ba91f32 (Snowball 3)",
        licence: "BSD-3-Clause",
        size: pairs.length,
      },
      results: [
        score("Wordbench", pairs, (word) => stem(word, language)),
        score(nameWithVersion("snowball-stemmers"), pairs, (word) => peer.stem(word)),
      ],
      limits:
        "The peer follows an earlier version of Snowball, whose stems for some words were others by design. That a stem is Snowball's does not make it right: words of different meaning may share one.",
    };
  });
}
