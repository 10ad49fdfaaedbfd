/**
 * Writes the two tables of `src/core/lists` from which English syllables are counted: `node build/syllable-tables.ts`.
 *
 * Patterns are learned greedily: of all pieces of words, the one that as a correction of one syllable mends the most
 * words more than it breaks, until none is worth two. One word in ten, chosen by its hash, is kept out of the learning,
 * so that the accuracy on these says how well words are guessed that no dictionary holds. The exceptions are the words
 * that rules and patterns together still get wrong; there the kept-out words are included.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeFrontCoded } from "../src/core/lists/front-coding.ts";
import {
  correctByPatterns,
  countByVowels,
  createPatternTable,
  piecesOf,
} from "../src/core/syllables/english-rules.ts";
import { countFromTables } from "../src/core/syllables/english-words.ts";
import { isHeldOut, readSyllableCounts } from "./syllable-counts.ts";
import { root } from "./paths.ts";

/** A pattern that mends fewer words than this would only repeat the exceptions. */
const LEAST_GAIN = 2;

/** One word while patterns are learned. `guess` goes up and down as they are chosen. */
interface Lesson {
  readonly counts: ReadonlySet<number>;
  /** Numbers of the candidates that stand in the word, one for each place. */
  readonly candidates: readonly number[];
  guess: number;
}

const isRight = (counts: ReadonlySet<number>, guess: number): boolean => counts.has(Math.max(guess, 1));

function learnPatterns(truth: ReadonlyMap<string, ReadonlySet<number>>): ReadonlyMap<string, number> {
  const names = findCandidates(truth);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const lessons: Lesson[] = [];
  const lessonsWith: Lesson[][] = names.map(() => []);
  for (const [word, counts] of truth) {
    const candidates = piecesOf(word).flatMap((piece) => numbers.get(piece) ?? []);
    const lesson = { counts, candidates, guess: countByVowels(word) };
    lessons.push(lesson);
    for (const candidate of candidates) lessonsWith[candidate]?.push(lesson);
  }
  // How many more words each candidate would mend than break, by the change that it would make.
  const gains = new Map([1, -1].map((change) => [change, new Int32Array(names.length)]));
  const weigh = (lesson: Lesson, sign: 1 | -1): void => {
    const now = isRight(lesson.counts, lesson.guess) ? 1 : 0;
    for (const [change, gain] of gains) {
      const then = isRight(lesson.counts, lesson.guess + change) ? 1 : 0;
      if (then === now) continue;
      for (const candidate of lesson.candidates)
        gain[candidate] = (gain[candidate] ?? 0) + sign * (then - now);
    }
  };
  for (const lesson of lessons) weigh(lesson, 1);

  const patterns = new Map<string, number>();
  for (;;) {
    const best = findBest(names, gains);
    if (best.gain < LEAST_GAIN) break;
    const touched = lessonsWith[best.candidate] ?? [];
    const distinct = new Set(touched);
    for (const lesson of distinct) weigh(lesson, -1);
    for (const lesson of touched) lesson.guess += best.change;
    for (const lesson of distinct) weigh(lesson, 1);
    const name = names[best.candidate] ?? "";
    patterns.set(name, (patterns.get(name) ?? 0) + best.change);
  }
  return patterns;
}

/** Pieces with a vowel letter in words that the first guess gets wrong, as long as they could be worth a pattern. */
function findCandidates(truth: ReadonlyMap<string, ReadonlySet<number>>): readonly string[] {
  const occurrences = new Map<string, number>();
  for (const [word, counts] of truth) {
    if (isRight(counts, countByVowels(word))) continue;
    for (const piece of new Set(piecesOf(word))) {
      if (/[aeiouy]/.test(piece)) occurrences.set(piece, (occurrences.get(piece) ?? 0) + 1);
    }
  }
  return [...occurrences].filter(([, count]) => count >= LEAST_GAIN).map(([piece]) => piece);
}

function findBest(names: readonly string[], gains: ReadonlyMap<number, Int32Array>) {
  let best = { gain: 0, candidate: -1, change: 0 };
  for (const [change, gain] of gains) {
    for (let candidate = 0; candidate < names.length; candidate += 1) {
      const mended = gain[candidate] ?? 0;
      if (mended < best.gain) continue;
      const isShorter = (names[candidate]?.length ?? 0) < (names[best.candidate]?.length ?? Infinity);
      if (mended > best.gain || isShorter) best = { gain: mended, candidate, change };
    }
  }
  return best;
}

/** Words that most speakers say in one syllable less than the dictionary lists first (our, fire, aren't, prayers). */
const shortened = /(?:ire|our)(?:d|s|rs|selves)?$|ren't$|[^l]ayers?$/;

/** And in one more. */
const lengthened = /^theor(?:y|ies)$/;

/** The count to give a word: the one that the dictionary lists first, but for the few above. */
function preferCount(word: string, counts: ReadonlySet<number>): number {
  const [first = 1] = counts;
  if (lengthened.test(word)) return Math.max(...counts);
  return shortened.test(word) ? Math.min(...counts) : first;
}

/** The words to which rules and patterns together give another count than is preferred, with that count. */
function findExceptions(
  truth: ReadonlyMap<string, ReadonlySet<number>>,
  patterns: ReadonlyMap<string, number>,
): ReadonlyMap<number, readonly string[]> {
  const table = createPatternTable(patterns);
  const guess = (word: string): number => Math.max(1, countByVowels(word) + correctByPatterns(word, table));
  const exceptions = new Map<string, number>();
  const addWrong = (words: Iterable<string>): void => {
    for (const word of words) {
      const preferred = preferCount(word, truth.get(word) ?? new Set());
      if (countFromTables(word, guess, exceptions) !== preferred) exceptions.set(word, preferred);
    }
  };
  // Possessives last: they follow from the word before the 's, once that is right.
  addWrong([...truth.keys()].filter((word) => !/'s?$/.test(word)));
  addWrong([...truth.keys()].filter((word) => /'s?$/.test(word)));
  return groupByCount(exceptions);
}

function groupByCount(counts: ReadonlyMap<string, number>): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>();
  for (const [word, count] of counts) {
    const group = groups.get(count);
    if (group === undefined) groups.set(count, [word]);
    else group.push(word);
  }
  return groups;
}

function writeTable(name: string, note: string, table: ReadonlyMap<number, readonly string[]>): string {
  const rows = [...table]
    .sort(([first], [second]) => first - second)
    .map(([key, words]) => `  [${key}, ${JSON.stringify(encodeFrontCoded(words))}],\n`);
  return `/** ${note} Front-coded; made by \`build/syllable-tables.ts\`. */\nexport const ${name}: readonly (readonly [number, string])[] = [\n${rows.join("")}];\n`;
}

const truth = readSyllableCounts();
const lessons = new Map([...truth].filter(([word]) => !isHeldOut(word) && !/'s?$/.test(word)));
const patterns = learnPatterns(lessons);
const exceptions = findExceptions(truth, patterns);
const lists = join(root, "src/core/lists");
writeFileSync(
  join(lists, "syllable-patterns.ts"),
  writeTable(
    "syllablePatterns",
    "Pieces of English words (^ and $ are the edges), by the number of syllables that they add.",
    groupByCount(patterns),
  ),
);
writeFileSync(
  join(lists, "syllable-exceptions.ts"),
  writeTable(
    "syllableExceptions",
    "English words that rules and patterns get wrong, by their syllables.",
    exceptions,
  ),
);
const count = [...exceptions.values()].reduce((sum, words) => sum + words.length, 0);
process.stdout.write(`${patterns.size} patterns, ${count} exceptions for ${truth.size} words.\n`);
