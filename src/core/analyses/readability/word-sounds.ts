import { WordTable } from "#core/document/word-table.ts";
import { countSyllables } from "./syllables.ts";

/** Distinct words to remember; the vocabulary of most long texts. */
const LARGEST_MEMORY = 60_000;
const COMPLEX_SYLLABLES = 3;
/** Endings that make a third syllable without making a word hard (Gunning, 1952: -es and -ed; -ing by later use). */
const EASY_ENDING = /(?:es|ed|ing)$/;

/** How a word sounds. */
export interface WordSound {
  readonly syllables: number;
  /** Three syllables or more, and no fewer than three without an ending -es, -ed or -ing. */
  readonly isComplex: boolean;
}

let seen = new WordTable();
let sounds: WordSound[] = [];

/**
 * How the word `text.slice(start, end)` sounds. What it answers depends on the word alone; it remembers answers,
 * since a text of a million words has few distinct ones.
 */
export function findWordSound(text: string, start: number, end: number): WordSound {
  if (seen.size > LARGEST_MEMORY) {
    seen = new WordTable();
    sounds = [];
  }
  const word = seen.intern(text, start, end);
  const known = sounds[word];
  if (known !== undefined) return known;
  const sound = hear(seen.term(word));
  sounds[word] = sound;
  return sound;
}

function hear(word: string): WordSound {
  const syllables = countSyllables(word);
  if (syllables < COMPLEX_SYLLABLES) return { syllables, isComplex: false };
  const isEasyForm = EASY_ENDING.test(word) && syllables - countEndingSyllables(word) < COMPLEX_SYLLABLES;
  return { syllables, isComplex: !isEasyForm };
}

/** Syllables that an ending adds: none for walked, one for wanted. */
function countEndingSyllables(word: string): number {
  const stem = word.replace(EASY_ENDING, "");
  if (word.endsWith("ing")) return 1;
  // The stem of created is create, with an e that is silent.
  return countSyllables(word) - Math.min(countSyllables(stem), countSyllables(`${stem}e`));
}
