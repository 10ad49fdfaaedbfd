import type { ReadabilityInputs } from "./readability.ts";

/** `words` and `sentences` above 0 are the caller's. */
type Counts<Name extends keyof ReadabilityInputs> = Pick<ReadabilityInputs, Name>;
type FleschCounts = Counts<"words" | "sentences" | "syllables">;

const wordsPerSentence = (counts: Counts<"words" | "sentences">): number => counts.words / counts.sentences;
const syllablesPerWord = (counts: Counts<"words" | "syllables">): number => counts.syllables / counts.words;

/**
 * Spanish: 206.84 − 60 syllables/words − 1.02 words/sentences; 0 (hard) to 100 (easy). J. Fernández Huerta, “Medidas
 * sencillas de lecturabilidad” (1959), with the correction of G. Law, “Error in the Fernández Huerta readability formula”
 * (2011): the paper prints sentences per 100 words for what its own worked example takes, words per sentence.
 */
export function fernandezHuerta(counts: FleschCounts): number {
  return 206.84 - 60 * syllablesPerWord(counts) - 1.02 * wordsPerSentence(counts);
}

/**
 * Spanish: 206.835 − 62.3 syllables/words − words/sentences; 0 (hard) to 100 (easy). F. Szigriszt Pazos, Sistemas
 * predictivos de legibilidad del mensaje escrito: fórmula de perspicuidad (1993).
 */
export function szigrisztPazos(counts: FleschCounts): number {
  return 206.835 - 62.3 * syllablesPerWord(counts) - wordsPerSentence(counts);
}

/**
 * Italian: 89 + (300 sentences − 10 letters)/words; 0 (hard) to 100 (easy), and cut off there as the authors do.
 * P. Lucisano and M. E. Piemontese, “Gulpease: una formula per la predizione della difficoltà dei testi” (1988).
 */
export function gulpease(counts: Counts<"words" | "sentences" | "letters">): number {
  const index = 89 + (300 * counts.sentences - 10 * counts.letters) / counts.words;
  return Math.min(100, Math.max(0, index));
}

/**
 * German: four formulas for the school year, from 4 (easy) to 15 (hard), of the percentages of words with three or more
 * syllables, over six letters and one syllable, and of words per sentence. R. Bamberger and E. Vanecek,
 * Lesen – Verstehen – Lernen – Schreiben (1984).
 */
export function wienerSachtextformel1(
  counts: Counts<"words" | "sentences" | "polysyllables" | "longWords" | "monosyllables">,
): number {
  return (
    0.1935 * percentage(counts.polysyllables, counts) +
    0.1672 * wordsPerSentence(counts) +
    0.1297 * percentage(counts.longWords, counts) -
    0.0327 * percentage(counts.monosyllables, counts) -
    0.875
  );
}

/** German: the second of Bamberger and Vanecek (1984), without the words of one syllable. */
export function wienerSachtextformel2(
  counts: Counts<"words" | "sentences" | "polysyllables" | "longWords">,
): number {
  return (
    0.2007 * percentage(counts.polysyllables, counts) +
    0.1682 * wordsPerSentence(counts) +
    0.1373 * percentage(counts.longWords, counts) -
    2.779
  );
}

/** German: the third of Bamberger and Vanecek (1984), of words with three syllables and of sentences. */
export function wienerSachtextformel3(counts: Counts<"words" | "sentences" | "polysyllables">): number {
  return 0.2963 * percentage(counts.polysyllables, counts) + 0.1905 * wordsPerSentence(counts) - 1.1144;
}

/** German: the fourth of Bamberger and Vanecek (1984), of the same counts as the third, for the sixth year on. */
export function wienerSachtextformel4(counts: Counts<"words" | "sentences" | "polysyllables">): number {
  return 0.2744 * percentage(counts.polysyllables, counts) + 0.2656 * wordsPerSentence(counts) - 1.693;
}

/**
 * German: 180 − words/sentences − 58.5 syllables/words; 0 (hard) to 100 (easy).
 * T. Amstad, Wie verständlich sind unsere Zeitungen? (1978).
 */
export function fleschAmstad(counts: FleschCounts): number {
  return 180 - wordsPerSentence(counts) - 58.5 * syllablesPerWord(counts);
}

/**
 * French: 207 − 1.015 words/sentences − 73.6 syllables/words; 0 (hard) to 100 (easy). L. Kandel and A. Moles,
 * “Application de l’indice de Flesch à la langue française” (1958).
 */
export function kandelMoles(counts: FleschCounts): number {
  return 207 - 1.015 * wordsPerSentence(counts) - 73.6 * syllablesPerWord(counts);
}

/**
 * Dutch: 206.84 − 0.93 words/sentences − 77 syllables/words; 0 (hard) to 100 (easy).
 * W. H. Douma, De leesbaarheid van landbouwbladen (1960).
 */
export function fleschDouma(counts: FleschCounts): number {
  return 206.84 - 0.93 * wordsPerSentence(counts) - 77 * syllablesPerWord(counts);
}

/**
 * Russian: 206.835 − 1.3 words/sentences − 60.1 syllables/words; 0 (hard) to 100 (easy). I. V. Oborneva,
 * Автоматизированная оценка сложности учебных текстов на основе статистических параметров (2006).
 */
export function oborneva(counts: FleschCounts): number {
  return 206.835 - 1.3 * wordsPerSentence(counts) - 60.1 * syllablesPerWord(counts);
}

/**
 * Polish: 0.4 (words/sentences + percentage of words with four or more syllables); years of schooling. Gunning's index
 * with W. Pisarek's measure of a hard word (1969), as the plain-language group at Wrocław uses it (2012). Words are
 * counted as they stand: their base forms, which the authors count, would need a dictionary and are seldom longer.
 */
export function fogPl(counts: Counts<"words" | "sentences" | "fourSyllableWords">): number {
  return 0.4 * (wordsPerSentence(counts) + percentage(counts.fourSyllableWords, counts));
}

/**
 * Polish: ½ √(T² + W²) for T words per sentence and W per cent of words with four or more syllables; years of schooling.
 * W. Pisarek, “Jak mierzyć zrozumiałość tekstu?” (1969).
 */
export function pisarek(counts: Counts<"words" | "sentences" | "fourSyllableWords">): number {
  return Math.hypot(wordsPerSentence(counts), percentage(counts.fourSyllableWords, counts)) / 2;
}

function percentage(some: number, { words }: Counts<"words">): number {
  return 100 * (some / words);
}
