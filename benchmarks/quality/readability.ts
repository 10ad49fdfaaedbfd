import textReadability from "text-readability";
import { analyseText } from "#core/analyses/analyse-text.ts";
import type { Readability } from "#core/analyses/readability/readability.ts";
import { novel, speeches } from "../../tests/real-text.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

/** The scores that both this library and npm `text-readability` give. */
const sharedScores = [
  "fleschReadingEase",
  "fleschKincaidGrade",
  "gunningFog",
  "smog",
  "automatedReadabilityIndex",
  "colemanLiau",
  "daleChall",
  "linsearWrite",
  "lix",
  "rix",
] as const;

type SharedScore = (typeof sharedScores)[number];

export interface ScoreComparison {
  readonly score: SharedScore;
  readonly ours: number | null;
  readonly textReadability: number;
  /** Why the other value is another one, where it can be said. */
  readonly why: string;
}

/** One text, measured by both. */
export interface ReadabilityComparison {
  readonly text: string;
  readonly ours: Pick<Readability["inputs"], "words" | "sentences" | "syllables" | "letters">;
  readonly textReadability: Pick<Readability["inputs"], "words" | "sentences" | "syllables" | "letters">;
  readonly scores: readonly ScoreComparison[];
}

/** The figure that is published for a text, and what two programs make of that text. */
interface PublishedExample {
  readonly published: number;
  readonly ours: number | null;
  readonly textReadability: number;
}

const itsSentences =
  "It ends a sentence at any stop before a space and a capital (U.S. Office), and leaves out sentences of one or two words.";
const itsRounding = "It rounds words per sentence and syllables per word to one decimal place first.";

const reasons: Readonly<Record<SharedScore, string>> = {
  fleschReadingEase: `${itsRounding} ${itsSentences}`,
  fleschKincaidGrade: `${itsRounding} ${itsSentences}`,
  gunningFog:
    "It counts each difficult word once, and takes for difficult what has three syllables and is not on the Dale-Chall list; names count, -es, -ed and -ing are cut off in part.",
  smog: `It gives 0 for fewer than three sentences. ${itsSentences}`,
  automatedReadabilityIndex: `It counts punctuation and line breaks as characters. ${itsSentences}`,
  colemanLiau: "It multiplies letters by 0.058 where the paper has 0.0588, after rounding both averages.",
  daleChall:
    "It counts each difficult word once in the whole text, and only from two syllables on; without the rules for names and endings.",
  linsearWrite: "It takes the first 100 words, and finds the sentences of these.",
  lix: "It counts punctuation as letters of a word.",
  rix: `It counts punctuation as letters of a word. ${itsSentences}`,
};

/** From M. Coleman and T. L. Liau (1975): the abstract on which their own example is worked. */
const colemanLiauAbstract =
  "Existing computer programs that measure readability are based largely upon subroutines which estimate number of syllables, usually by counting vowels. The shortcoming in estimating syllables is that it necessitates keypunching the prose into the computer. There is no need to estimate syllables since word length in letters is a better predictor of readability than word length in syllables. Therefore, a new readability formula was computed that has for its predictors letters per 100 words and sentences per 100 words. Both predictors can be counted by an optical scanning device, and thus the formula makes it economically feasible for an organization such as the U.S. Office of Education to calibrate the readability of all textbooks for the public school system.";
const platypus = "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.";
const cat = "The cat sat on the mat.";

function compareOn(name: string, text: string): ReadabilityComparison {
  const ours = analyseText("readability", text, {});
  const { words, sentences, syllables, letters } = ours.inputs;
  return {
    text: name,
    ours: { words, sentences, syllables, letters },
    textReadability: {
      words: textReadability.lexiconCount(text),
      sentences: textReadability.sentenceCount(text),
      syllables: textReadability.syllableCount(text),
      letters: textReadability.letterCount(text),
    },
    scores: sharedScores.map((score) => ({
      score,
      ours: ours[score],
      textReadability: scoreByPackage(score, text),
      why: reasons[score],
    })),
  };
}

function scoreByPackage(score: SharedScore, text: string): number {
  switch (score) {
    case "fleschReadingEase":
      return textReadability.fleschReadingEase(text);
    case "fleschKincaidGrade":
      return textReadability.fleschKincaidGrade(text);
    case "gunningFog":
      return textReadability.gunningFog(text);
    case "smog":
      return textReadability.smogIndex(text);
    case "automatedReadabilityIndex":
      return textReadability.automatedReadabilityIndex(text);
    case "colemanLiau":
      return textReadability.colemanLiauIndex(text);
    case "daleChall":
      return textReadability.daleChallReadabilityScore(text);
    case "linsearWrite":
      return textReadability.linsearWriteFormula(text);
    case "lix":
      return textReadability.lix(text);
    case "rix":
      return textReadability.rix(text);
  }
}

function publishedExamples(): readonly PublishedExample[] {
  const example = (text: string, score: SharedScore, published: number): PublishedExample => ({
    published,
    ours: analyseText("readability", text, {})[score],
    textReadability: scoreByPackage(score, text),
  });
  return [
    example(colemanLiauAbstract, "colemanLiau", 14.5),
    example(cat, "fleschReadingEase", 116.145),
    example(platypus, "fleschReadingEase", 37.455),
    example(platypus, "fleschKincaidGrade", 11.265),
  ];
}

/** How many worked examples come out as published, from the text itself. */
export function measureReadability(): readonly QualityResult[] {
  const examples = publishedExamples();
  const isAsPublished = (value: number | null, published: number): boolean =>
    value !== null && Math.abs(value - published) < 0.05;
  const passed = (read: (example: PublishedExample) => number | null): number =>
    examples.filter((example) => isAsPublished(read(example), example.published)).length;
  return [
    {
      id: "readability-examples",
      title: "Worked examples of readability formulas",
      measures: "The score of a text is within 0.05 of the published one.",
      testSet: {
        name: "Published examples",
        source:
          "Coleman and Liau (1975) on its own abstract; “The cat sat on the mat” (Flesch 116.145) and the platypus sentence (Flesch 37.455, Flesch-Kincaid 11.265) as worked in the literature on both formulas",
        licence: "Facts",
        size: examples.length,
      },
      results: [
        subjectResult(
          "Wordbench",
          passed(({ ours }) => ours),
          examples.length,
        ),
        subjectResult(
          nameWithVersion("text-readability"),
          passed(({ textReadability: value }) => value),
          examples.length,
        ),
      ],
      limits:
        "Few papers print a text together with its score; the formulas themselves are tested on their arithmetic.",
    },
  ];
}

/** The scores of three texts by this library and by npm `text-readability`, and why they differ. */
export function compareReadability(): readonly ReadabilityComparison[] {
  return [
    compareOn("Coleman and Liau (1975), abstract", colemanLiauAbstract),
    compareOn("Moby-Dick, first 2,000 words", novel(2000)),
    compareOn("State of the Union, first 2,000 words", speeches(2000)),
  ];
}
