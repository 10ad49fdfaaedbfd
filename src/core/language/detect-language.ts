import { LanguageScorer } from "./language-scorer.ts";
import type { ProfileTexts } from "./language-scorer.ts";
import { takeSample } from "./sample.ts";
import { findScript } from "./scripts.ts";
import type { Script, ScriptShare } from "./scripts.ts";
import { toWords } from "./trigrams.ts";

/** What language a text is in. */
export interface LanguageDetection {
  /** ISO 639-1 code; `null` where the text does not tell: too little of it, several languages, or none known here. */
  readonly language: string | null;
  /**
   * How likely the most likely of the known languages is to be the right one, from 0 to 1, on texts like those that
   * it was fitted to; where `language` is `null`, less than what it takes to name it, or 0 if nothing speaks for any.
   */
  readonly confidence: number;
  /** The script of most letters, by ISO 15924 code; `null` for no letters or a script not known here. */
  readonly script: Script | null;
}

/** Tells what language a text is in, at once. */
export type LanguageDetector = (text: string) => LanguageDetection;

/** Scripts that one language is written in far more than any other. */
const languagesOfScripts: Readonly<Partial<Record<Script, string>>> = {
  Armn: "hy",
  Beng: "bn",
  Geor: "ka",
  Grek: "el",
  Gujr: "gu",
  Guru: "pa",
  Hani: "zh",
  Jpan: "ja",
  Khmr: "km",
  Knda: "kn",
  Kore: "ko",
  Laoo: "lo",
  Mlym: "ml",
  Mymr: "my",
  Orya: "or",
  Sinh: "si",
  Taml: "ta",
  Telu: "te",
  Thaa: "dv",
  Thai: "th",
  Tibt: "bo",
};

/** Profiles that are told as another language. */
const aliases: Readonly<Record<string, string>> = { nn: "no" };

/** Less than this share of letters in one script is a text in several. */
const LEAST_SCRIPT_SHARE = 0.65;
/** Letters that a text must have: in a script that one language uses, in one that several share, and in Latin. */
const LEAST_LETTERS = 2;
const LEAST_SHARED_LETTERS = 6;
const LEAST_LATIN_LETTERS = 10;
/** Naming a language takes this confidence. */
const LEAST_CONFIDENCE = 0.65;
/**
 * Trigrams overlap and a text keeps to its subject, so that their likelihoods multiplied claim too much: the bits of
 * n trigrams are divided by this times √n. Fitted so that the confidence is the share of right answers.
 */
const BITS_DIVISOR = 0.6;
/** How many times as likely a language is as one not listed, before the text is read. */
const priorOdds: Readonly<Record<string, number>> = {
  en: 4,
  ...Object.fromEntries(
    [
      "ar",
      "cs",
      "da",
      "de",
      "es",
      "fa",
      "fi",
      "fr",
      "hi",
      "hu",
      "id",
      "it",
      "nl",
      "no",
      "pl",
      "pt",
      "ro",
      "ru",
      "sv",
    ]
      .concat("tr", "uk", "vi")
      .map((language) => [language, 2]),
  ),
};
/** The mean bits of a trigram above which a text is hardly in the language that fits it best; by script. */
const mostBits: Readonly<Partial<Record<Script, number>>> = { Latn: 12.4, Cyrl: 13.4 };
const MOST_BITS_ELSEWHERE = 14.5;
/** Sentences of another language make a text one of several: by this many bits each, in this share of it. */
const CLEAR_BITS = 14;
const MOST_FOREIGN = 0.3;
/** Shorter sentences are judged with the one after them. */
const LEAST_SENTENCE = 30;

/** Makes a detector from the profiles of each script that several languages share. */
export function createLanguageDetector(
  profiles: Readonly<Partial<Record<Script, ProfileTexts>>>,
): LanguageDetector {
  const scorers = new Map<string, LanguageScorer>();
  for (const [script, texts] of Object.entries(profiles)) scorers.set(script, new LanguageScorer(texts));
  return (text) => {
    const pieces = takeSample(text);
    const share = findScript(pieces.join(" "));
    const { script, letters, lettersInScript } = share;
    if (script === null) return { language: null, confidence: 0, script };
    if (lettersInScript < letters * LEAST_SCRIPT_SHARE) return { language: null, confidence: 0, script };
    const scorer = scorers.get(script);
    return scorer === undefined
      ? detectByScript(share, script)
      : detectByTrigrams(scorer, pieces, script, letters);
  };
}

function detectByScript({ letters, lettersInScript }: ScriptShare, script: Script): LanguageDetection {
  const language = languagesOfScripts[script] ?? null;
  if (language === null || lettersInScript < LEAST_LETTERS) return { language: null, confidence: 0, script };
  return {
    language,
    confidence: (lettersInScript / letters) * (lettersInScript / (lettersInScript + 0.5)),
    script,
  };
}

function detectByTrigrams(
  scorer: LanguageScorer,
  pieces: readonly string[],
  script: Script,
  letters: number,
): LanguageDetection {
  const undetermined = (confidence: number): LanguageDetection => ({ language: null, confidence, script });
  if (letters < (script === "Latn" ? LEAST_LATIN_LETTERS : LEAST_SHARED_LETTERS)) return undetermined(0);
  const { scores, trigrams } = scorer.score(toWords(pieces.join(" ")));
  const likely = weigh(scorer, scores, BITS_DIVISOR * Math.sqrt(trigrams));
  const best = likely.indexOf(Math.max(...likely));
  const bits = -(scores[best] ?? 0) / trigrams;
  if (bits > (mostBits[script] ?? MOST_BITS_ELSEWHERE)) return undetermined(0);
  const confidence = estimateConfidence(scorer, likely, best);
  if (confidence < LEAST_CONFIDENCE || isMixed(scorer, pieces, best)) {
    return undetermined(Math.min(confidence, LEAST_CONFIDENCE));
  }
  return { language: nameOf(scorer, best), confidence, script };
}

function nameOf(scorer: LanguageScorer, index: number): string {
  const name = scorer.languages[index] ?? "";
  return aliases[name] ?? name;
}

/** Binary logarithms of what the languages' odds are, the text's bits scaled down and the prior odds put in. */
function weigh(scorer: LanguageScorer, scores: Float64Array, divisor: number): Float64Array {
  return scores.map((score, index) => score / divisor + Math.log2(priorOdds[nameOf(scorer, index)] ?? 1));
}

/** The odds of the best language among those of all. */
function estimateConfidence(scorer: LanguageScorer, likely: Float64Array, best: number): number {
  let others = 0;
  for (const [index, odds] of likely.entries()) {
    if (nameOf(scorer, index) !== nameOf(scorer, best)) others += 2 ** (odds - (likely[best] ?? 0));
  }
  return 1 / (1 + others);
}

/** Whether much of the text is clearly in another language than the whole. */
function isMixed(scorer: LanguageScorer, pieces: readonly string[], best: number): boolean {
  let all = 0;
  let foreign = 0;
  for (const sentence of pieces.flatMap(splitSentences)) {
    const { scores, trigrams } = scorer.score(toWords(sentence));
    const local = scores.indexOf(Math.max(...scores));
    all += trigrams;
    const isForeign = nameOf(scorer, local) !== nameOf(scorer, best);
    if (isForeign && (scores[local] ?? 0) - (scores[best] ?? 0) >= CLEAR_BITS) foreign += trigrams;
  }
  return foreign > all * MOST_FOREIGN;
}

function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let open = "";
  for (const sentence of text.split(/(?<=[.!?\u2026\u061f\u06d4\u0964:;\n])\s+/u)) {
    open += ` ${sentence}`;
    if (open.length < LEAST_SENTENCE) continue;
    sentences.push(open);
    open = "";
  }
  if (open !== "") sentences.push(open);
  return sentences;
}

let loading: Promise<LanguageDetector> | undefined;

/** Loads the profiles, about 25 kB, on the first call, and keeps them. Rejects, and tries anew, where that fails. */
export function loadLanguageDetector(): Promise<LanguageDetector> {
  loading ??= import("#core/lists/language-profiles.ts").then(
    ({ languageProfiles }) => createLanguageDetector(languageProfiles),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Tells what language a text is in: by its script, and among languages that share one by how frequent its letters
 * and its runs of three letters are in each (after Cavnar & Trenkle 1994, with likelihoods in place of ranks). It
 * would rather not say than guess: for too few letters (ten in Latin, six in other scripts that languages share), for text in several
 * languages, and for what fits none. It reads some 4,000 characters at most, taken from all parts of the text, so that a
 * long text takes no longer. Serbian in Latin letters and Bosnian are told as Croatian, Nynorsk as Norwegian.
 */
export async function detectLanguage(text: string): Promise<LanguageDetection> {
  const detect = await loadLanguageDetector();
  return detect(text);
}
