import type { FormulaName, Readability, ReadabilityInputs } from "#core/analyses/readability/readability.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";

import { formatDecimal } from "./format-decimal.ts";

export type InputName = keyof ReadabilityInputs;

/** A readability formula as people are told of it. */
export interface FormulaText {
  readonly meaning: string;
  /** What is counted for it. */
  readonly inputs: readonly InputName[];
  /** The formula with the text's own numbers in it. */
  readonly worked: (counted: CountedInputs) => string;
  readonly source: string;
}

/** The inputs as they are written. */
type CountedInputs = Readonly<Record<InputName, string>>;

export const inputNames: Readonly<Record<InputName, string>> = {
  words: "Words",
  sentences: "Sentences",
  syllables: "Syllables",
  letters: "Letters and digits",
  monosyllables: "Words of one syllable",
  polysyllables: "Words of three or more syllables",
  fourSyllableWords: "Words of four or more syllables",
  longWords: "Words of more than six letters",
  miniWords: "Words of up to three letters",
  complexWords: "Words of three or more syllables, without names, easy compounds and endings",
  difficultWords: "Words that are not on the Dale-Chall list",
  unfamiliarWords: "Different words that are not on the Spache list",
};

/** Worked out from syllables, which are estimated from spelling. */
const syllableInputs: ReadonlySet<InputName> = new Set<InputName>([
  "syllables",
  "monosyllables",
  "polysyllables",
  "fourSyllableWords",
  "complexWords",
]);

const gradeMeaning = "The year of school in the United States at which a reader should manage the text.";
const easeMeaning = "Higher is easier: most texts lie between 0 and 100.";

const wordsPerSentence = ({ words, sentences }: CountedInputs) => `${words} ÷ ${sentences}`;
const syllablesPerWord = ({ syllables, words }: CountedInputs) => `${syllables} ÷ ${words}`;
const percentageOf = (some: string, { words }: CountedInputs) => `100 × ${some} ÷ ${words}`;

/** Flesch's shape in another language: what is left of `most` after sentences and words have taken their part. */
function flesch(most: number, perSentence: string, perWord: number) {
  return (counted: CountedInputs) =>
    `${most} − ${perSentence}${wordsPerSentence(counted)} − ${perWord} × ${syllablesPerWord(counted)}`;
}

const fleschInputs: readonly InputName[] = ["words", "sentences", "syllables"];
const wiener = "Bamberger and Vanecek (1984), Lesen – Verstehen – Lernen – Schreiben";
const wienerMeaning = "The school year, from 4 (easy) to 15 (hard), of German factual texts.";

export const formulaTexts: Readonly<Record<FormulaName, FormulaText>> = {
  fleschReadingEase: {
    meaning: `${easeMeaning} Unlike a grade, more means simpler.`,
    inputs: fleschInputs,
    worked: flesch(206.835, "1.015 × ", 84.6),
    source: "Flesch (1948), A new readability yardstick, Journal of Applied Psychology 32(3)",
  },
  fleschKincaidGrade: {
    meaning: gradeMeaning,
    inputs: fleschInputs,
    worked: (counted) => `0.39 × ${wordsPerSentence(counted)} + 11.8 × ${syllablesPerWord(counted)} − 15.59`,
    source: "Kincaid, Fishburne, Rogers and Chissom (1975), Research Branch Report 8-75",
  },
  gunningFog: {
    meaning: "Years of schooling that a reader should have had. Long sentences and long words raise it.",
    inputs: ["words", "sentences", "complexWords"],
    worked: (counted) =>
      `0.4 × (${wordsPerSentence(counted)} + ${percentageOf(counted.complexWords, counted)})`,
    source: "Gunning (1952), The Technique of Clear Writing",
  },
  smog: {
    meaning: "The grade of readers who understand all of the text, where other formulas ask for most of it.",
    inputs: ["sentences", "polysyllables"],
    worked: ({ polysyllables, sentences }) => `3.1291 + 1.043 × √(30 × ${polysyllables} ÷ ${sentences})`,
    source: "McLaughlin (1969), SMOG grading: a new readability formula, Journal of Reading 12(8)",
  },
  automatedReadabilityIndex: {
    meaning: `${gradeMeaning} It counts letters instead of syllables, so nothing in it is guessed.`,
    inputs: ["words", "sentences", "letters"],
    worked: (counted) =>
      `4.71 × ${counted.letters} ÷ ${counted.words} + 0.5 × ${wordsPerSentence(counted)} − 21.43`,
    source: "Smith and Senter (1967), AMRL-TR-66-220",
  },
  colemanLiau: {
    meaning: `${gradeMeaning} It counts letters and sentences in a hundred words.`,
    inputs: ["words", "sentences", "letters"],
    worked: (counted) =>
      `0.0588 × ${percentageOf(counted.letters, counted)} − 0.296 × ${percentageOf(counted.sentences, counted)} − 15.8`,
    source:
      "Coleman and Liau (1975), A computer readability formula designed for machine scoring, Journal of Applied Psychology 60(2)",
  },
  daleChall: {
    meaning:
      "How many words are not among the 3,000 that most fourth-graders know. A score below 5 stands for grade 4 and under, from 5 for grades 5 and 6, from 6 for 7 and 8, from 7 for 9 and 10, from 8 for 11 and 12, from 9 for college, from 10 for graduates. Over 5% of such words add 3.6365.",
    inputs: ["words", "sentences", "difficultWords"],
    worked: (counted) =>
      `0.1579 × ${percentageOf(counted.difficultWords, counted)} + 0.0496 × ${wordsPerSentence(counted)}`,
    source: "Chall and Dale (1995), Readability Revisited: The New Dale-Chall Readability Formula",
  },
  spache: {
    meaning: "The grade of texts for the first three or four years of school.",
    inputs: ["words", "sentences", "unfamiliarWords"],
    worked: (counted) =>
      `0.121 × ${wordsPerSentence(counted)} + 0.082 × ${percentageOf(counted.unfamiliarWords, counted)} + 0.659`,
    source: "Spache (1953, revised 1974), A new readability formula for primary-grade reading materials",
  },
  linsearWrite: {
    meaning: `${gradeMeaning} Made for technical manuals: a long word counts three times, and the grade is half the points in a sentence.`,
    inputs: ["words", "sentences", "polysyllables"],
    worked: ({ words, polysyllables, sentences }) => `(${words} + 2 × ${polysyllables}) ÷ ${sentences} ÷ 2`,
    source: "O’Hayre (1966), Gobbledygook Has Gotta Go, after the United States Air Force",
  },
  lix: {
    meaning: "Under 30 is very easy, 40 ordinary, over 60 very hard. Made in Sweden, used in many languages.",
    inputs: ["words", "sentences", "longWords"],
    worked: (counted) => `${wordsPerSentence(counted)} + ${percentageOf(counted.longWords, counted)}`,
    source: "Björnsson (1968), Läsbarhet",
  },
  rix: {
    meaning: "Long words in a sentence: under 1 is easy, over 7 is hard.",
    inputs: ["sentences", "longWords"],
    worked: ({ longWords, sentences }) => `${longWords} ÷ ${sentences}`,
    source: "Anderson (1983), Lix and Rix, Journal of Reading 26(6)",
  },
  forcast: {
    meaning: `${gradeMeaning} It counts no sentences, so it suits forms, lists and manuals too.`,
    inputs: ["words", "monosyllables"],
    worked: ({ monosyllables, words }) => `20 − 15 × ${monosyllables} ÷ ${words}`,
    source: "Caylor, Sticht, Fox and Ford (1973), HumRRO Technical Report 73-5",
  },
  eflaw: {
    meaning:
      "For readers whose English is a foreign language: up to 25 is easy, over 30 hard. Small words count, since phrases such as “put up with” are made of them.",
    inputs: ["words", "sentences", "miniWords"],
    worked: ({ words, miniWords, sentences }) => `(${words} + ${miniWords}) ÷ ${sentences}`,
    source: "Nirmaldasan (2009), McElroy’s EFLAW readability score",
  },
  fernandezHuerta: {
    meaning: `${easeMeaning} For Spanish.`,
    inputs: fleschInputs,
    worked: flesch(206.84, "1.02 × ", 60),
    source: "Fernández Huerta (1959), Medidas sencillas de lecturabilidad, as corrected by Law (2011)",
  },
  szigrisztPazos: {
    meaning: `${easeMeaning} For Spanish.`,
    inputs: fleschInputs,
    worked: flesch(206.835, "", 62.3),
    source: "Szigriszt Pazos (1993), Sistemas predictivos de legibilidad del mensaje escrito",
  },
  gulpease: {
    meaning:
      "From 0 (hard) to 100 (easy), for Italian: under 80 is hard for readers with primary school, under 60 with middle school, under 40 with high school.",
    inputs: ["words", "sentences", "letters"],
    worked: ({ sentences, letters, words }) => `89 + (300 × ${sentences} − 10 × ${letters}) ÷ ${words}`,
    source: "Lucisano and Piemontese (1988), Gulpease, Scuola e città 39(3)",
  },
  wienerSachtextformel1: {
    meaning: wienerMeaning,
    inputs: ["words", "sentences", "polysyllables", "longWords", "monosyllables"],
    worked: (counted) =>
      `0.1935 × ${percentageOf(counted.polysyllables, counted)} + 0.1672 × ${wordsPerSentence(counted)} + 0.1297 × ${percentageOf(counted.longWords, counted)} − 0.0327 × ${percentageOf(counted.monosyllables, counted)} − 0.875`,
    source: wiener,
  },
  wienerSachtextformel2: {
    meaning: wienerMeaning,
    inputs: ["words", "sentences", "polysyllables", "longWords"],
    worked: (counted) =>
      `0.2007 × ${percentageOf(counted.polysyllables, counted)} + 0.1682 × ${wordsPerSentence(counted)} + 0.1373 × ${percentageOf(counted.longWords, counted)} − 2.779`,
    source: wiener,
  },
  wienerSachtextformel3: {
    meaning: wienerMeaning,
    inputs: ["words", "sentences", "polysyllables"],
    worked: (counted) =>
      `0.2963 × ${percentageOf(counted.polysyllables, counted)} + 0.1905 × ${wordsPerSentence(counted)} − 1.1144`,
    source: wiener,
  },
  wienerSachtextformel4: {
    meaning: `${wienerMeaning} Better from the sixth year on.`,
    inputs: ["words", "sentences", "polysyllables"],
    worked: (counted) =>
      `0.2744 × ${percentageOf(counted.polysyllables, counted)} + 0.2656 × ${wordsPerSentence(counted)} − 1.693`,
    source: wiener,
  },
  fleschAmstad: {
    meaning: `${easeMeaning} For German.`,
    inputs: fleschInputs,
    worked: flesch(180, "", 58.5),
    source: "Amstad (1978), Wie verständlich sind unsere Zeitungen?",
  },
  kandelMoles: {
    meaning: `${easeMeaning} For French.`,
    inputs: fleschInputs,
    worked: flesch(207, "1.015 × ", 73.6),
    source: "Kandel and Moles (1958), Application de l’indice de Flesch à la langue française",
  },
  fleschDouma: {
    meaning: `${easeMeaning} For Dutch.`,
    inputs: fleschInputs,
    worked: flesch(206.84, "0.93 × ", 77),
    source: "Douma (1960), De leesbaarheid van landbouwbladen",
  },
  oborneva: {
    meaning: `${easeMeaning} For Russian.`,
    inputs: fleschInputs,
    worked: flesch(206.835, "1.3 × ", 60.1),
    source:
      "Oborneva (2006), Автоматизированная оценка сложности учебных текстов на основе статистических параметров",
  },
  fogPl: {
    meaning: "Years of schooling that a reader of Polish should have had.",
    inputs: ["words", "sentences", "fourSyllableWords"],
    worked: (counted) =>
      `0.4 × (${wordsPerSentence(counted)} + ${percentageOf(counted.fourSyllableWords, counted)})`,
    source: "Gunning’s index with Pisarek’s measure of a hard word (1969), as used at Wrocław (2012)",
  },
  pisarek: {
    meaning: "Years of schooling that a reader of Polish should have had.",
    inputs: ["words", "sentences", "fourSyllableWords"],
    worked: (counted) =>
      `√((${wordsPerSentence(counted)})² + (${percentageOf(counted.fourSyllableWords, counted)})²) ÷ 2`,
    source: "Pisarek (1969), Jak mierzyć zrozumiałość tekstu?",
  },
};

/**
 * The formula with its result: `0.39 × 100 ÷ 5 + … = 7.2`. `null` where there is no value. A formula with a condition is
 * written as it applies to this text.
 */
export function workedFormula(name: FormulaName, readability: Readability): string | null {
  const value = readability[name];
  if (value === null) return null;
  return `${applyCondition(name, value, readability.inputs)} = ${formatDecimal(value)}`;
}

function applyCondition(name: FormulaName, value: number, inputs: ReadabilityInputs): string {
  const { words, sentences, polysyllables, difficultWords } = inputs;
  const counted = writeInputs(inputs);
  const usual = formulaTexts[name].worked(counted);
  if (name === "daleChall" && difficultWords / words > 0.05) return `${usual} + 3.6365`;
  if (name === "linsearWrite" && (words + 2 * polysyllables) / sentences <= 20)
    return `((${counted.words} + 2 × ${counted.polysyllables}) ÷ ${counted.sentences} − 2) ÷ 2`;
  if (name === "gulpease" && value >= 100) return `${usual}, but at most 100`;
  if (name === "gulpease" && value <= 0) return `${usual}, but at least 0`;
  return usual;
}

function writeInputs(inputs: ReadabilityInputs): CountedInputs {
  return {
    words: formatWholeNumber(inputs.words),
    sentences: formatWholeNumber(inputs.sentences),
    syllables: formatWholeNumber(inputs.syllables),
    letters: formatWholeNumber(inputs.letters),
    monosyllables: formatWholeNumber(inputs.monosyllables),
    polysyllables: formatWholeNumber(inputs.polysyllables),
    fourSyllableWords: formatWholeNumber(inputs.fourSyllableWords),
    longWords: formatWholeNumber(inputs.longWords),
    miniWords: formatWholeNumber(inputs.miniWords),
    complexWords: formatWholeNumber(inputs.complexWords),
    difficultWords: formatWholeNumber(inputs.difficultWords),
    unfamiliarWords: formatWholeNumber(inputs.unfamiliarWords),
  };
}

/** Whether a formula rests on syllables. */
export function countsSyllables(name: FormulaName): boolean {
  return formulaTexts[name].inputs.some((input) => syllableInputs.has(input));
}
