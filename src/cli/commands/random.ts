import {
  createPassphrase,
  defaultPassphrase,
  loadPassphraseWords,
  passphraseBits,
} from "#core/generators/passphrases/passphrase.ts";
import {
  loadWordMaker,
  longestMadeUp,
  makeUpWords,
  shortestMadeUp,
} from "#core/generators/pseudowords/make-up-words.ts";
import { makeSentences } from "#core/generators/sentences/make-sentences.ts";
import { loadDefinitions } from "#core/generators/words/definitions.ts";
import type { Definition } from "#core/generators/words/definitions.ts";
import { drawWords } from "#core/generators/words/draw-words.ts";
import { compileLetters } from "#core/generators/words/letter-pattern.ts";
import { loadLexicon } from "#core/generators/words/lexicon.ts";
import { loadPronunciations } from "#core/generators/words/pronunciations.ts";
import { createSeed } from "#core/generators/words/seed.ts";
import { filterWords } from "#core/generators/words/word-filter.ts";
import type { WordFilter } from "#core/generators/words/word-filter.ts";
import { createSecretRandom } from "#core/random/secret-random.ts";

import { readArguments, UsageError } from "../arguments.ts";
import { exitStatus } from "../exit-status.ts";
import type { Terminal } from "../terminal.ts";

import type { Command } from "./command.ts";
import { randomOptions, readRandomRequest } from "./random-options.ts";
import type { RandomRequest } from "./random-options.ts";

const help = `Draw random words, sentences, made-up words or a passphrase.

Usage:
  wordbench random [--json] [OPTION...]

It reads no files. The words are English, clean, and each that fits is equally
likely.

Words:
  --count N           How many, 1 to 100; 10 without it.
  --type TYPE         noun, verb, adjective, adverb or any.
  --length A-B        Letters: 5, 4-8 or 6-, up to 20.
  --complexity LEVEL  easy, medium, hard or any, by how often a word stands in
                      books: easy from 10 times in a million words, medium from
                      3.35 times, hard below that.
  --syllables N       How many, or a range such as 2-3, up to 10.
  --theme NAME        Nouns about animals, body, feelings, food, plants, places,
                      nature, people or things.
  --starts TEXT       What it begins with.
  --ends TEXT         What it ends with.
  --contains TEXT     What stands in it; with ? or *, what the whole word is.
                      In all three, ? is any letter and * any number of them.
  --rhymes-with WORD  Perfect rhymes by the CMU Pronouncing Dictionary.
  --repeats           A word may come more than once.
  --define            Print what each word means, after WordNet.

Instead of words:
  --sentences N       Grammatical sentences of no particular sense.
  --made-up N         Words that are none but could be; takes --length (up to
                      12), --starts, --ends and --contains.
  --passphrase N      A passphrase of N words, 1 to 20, of a list of 7,776; with
                      --count, several. From the secure source of the system.
                      Its strength goes to standard error.

Options:
  --seed TEXT         The same seed and options give the same result. Not for
                      passphrases.
  --json              Print JSON instead of text.
  -h, --help          Print this help.

Output:
  One a line. Where fewer words fit than asked for, all of them are given, and
  standard error says how many there are.

JSON:
  An object.
  seed         what to give as --seed for the same again
  words        the words, or the made-up words
  available    how many words there are that fit
  definitions  with --define: word, and meanings with type and senses
  sentences    with --sentences
  passphrases, bits, listSize
               with --passphrase, which has no seed

Exit status:
  0  Everything that fits was printed.
  2  The command was not understood; nothing was printed.

Examples:
  wordbench random --count 5 --type noun --complexity easy
  wordbench random --rhymes-with moon --syllables 2 --define
  wordbench random --seed lesson-4 --json
  wordbench random --passphrase 6
`;

/** What a request gave. */
interface RandomResult {
  /** Printed one a line. */
  readonly lines: readonly string[];
  readonly json: object;
  /** Sentences for standard error. */
  readonly notes: readonly string[];
}

const secret = createSecretRandom((numbers) => {
  crypto.getRandomValues(numbers);
});

const badLetters = "takes letters from a to z, ? for one letter and * for any.";

function countNote(found: number, asked: number, what: string): readonly string[] {
  if (found >= asked) return [];
  if (found === 0) return [`No ${what} fits.`];
  return [`Only ${found} ${what}${found === 1 ? " fits" : "s fit"}; all of them are given.`];
}

function formatDefinitions(word: string, definitions: readonly Definition[]): string {
  const meanings = definitions.map(({ type, senses }) => `${type}: ${senses.join("; ")}`);
  return meanings.length === 0 ? word : `${word}\n${meanings.map((meaning) => `  ${meaning}`).join("\n")}`;
}

async function runWords(request: RandomRequest, seed: string): Promise<RandomResult> {
  const lexicon = await loadLexicon();
  const rhymes = request.filter.rhymesWith.trim() !== "";
  const found = filterWords(lexicon, request.filter, rhymes ? await loadPronunciations(lexicon) : null);
  if (found.kind === "unknown-rhyme") {
    throw new UsageError(`How "${found.word}" is spoken is not known here, so neither are its rhymes.`);
  }
  if (found.kind === "bad-letters") throw new UsageError(`The option --${found.field} ${badLetters}`);
  const words = drawWords(found.words, { count: request.count, seed, repeats: request.repeats }).map(
    ({ word }) => word,
  );
  const base = { seed, words, available: found.words.length };
  const notes = countNote(words.length, request.count, "word");
  if (!request.define) return { lines: words, json: base, notes };
  const meanings = await Promise.all(words.map(loadDefinitions));
  return {
    lines: words.map((word, place) => formatDefinitions(word, meanings[place] ?? [])),
    json: { ...base, definitions: words.map((word, place) => ({ word, meanings: meanings[place] ?? [] })) },
    notes,
  };
}

/** What made-up words must be, of what a filter can ask. */
function acceptMadeUp(filter: WordFilter): (word: string) => boolean {
  const least = filter.length?.least ?? 5;
  const most = filter.length?.most ?? 9;
  if (least > longestMadeUp || most < shortestMadeUp) {
    throw new UsageError(`Made-up words have ${shortestMadeUp} to ${longestMadeUp} letters.`);
  }
  const tests = (["starts", "ends", "contains"] as const).map((field) => {
    const test = compileLetters(field, filter[field]);
    if (test === null) throw new UsageError(`The option --${field} ${badLetters}`);
    return test;
  });
  return (word) => word.length >= least && word.length <= most && tests.every((test) => test(word));
}

async function runMadeUp(request: RandomRequest, seed: string): Promise<RandomResult> {
  const accepts = acceptMadeUp(request.filter);
  const words = makeUpWords(await loadWordMaker(await loadLexicon()), {
    count: request.count,
    seed,
    accepts,
  });
  const notes =
    words.length < request.count
      ? [`Only ${words.length} of ${request.count} made-up words were found.`]
      : [];
  return { lines: words, json: { seed, words }, notes };
}

async function runPassphrase(request: RandomRequest): Promise<RandomResult> {
  const list = await loadPassphraseWords();
  const options = { ...defaultPassphrase, words: request.phraseWords };
  const passphrases = Array.from({ length: request.count }, () => createPassphrase(list, options, secret));
  const bits = Math.round(passphraseBits(list.length, options) * 100) / 100;
  return {
    lines: passphrases,
    json: { passphrases, bits, listSize: list.length },
    notes: [`${bits.toFixed(1)} bits: ${options.words} of ${list.length.toLocaleString("en")} words.`],
  };
}

async function runRequest(request: RandomRequest): Promise<RandomResult> {
  if (request.kind === "passphrase") return runPassphrase(request);
  const seed = request.seed ?? createSeed(secret);
  if (request.kind === "made-up") return runMadeUp(request, seed);
  if (request.kind === "words") return runWords(request, seed);
  const sentences = makeSentences(request.count, seed);
  return { lines: sentences, json: { seed, sentences }, notes: [] };
}

async function run(args: readonly string[], terminal: Terminal) {
  const read = readArguments(args, randomOptions);
  if (read.flags.has("help")) {
    terminal.writeOutput(help);
    return exitStatus.done;
  }
  const { lines, json, notes } = await runRequest(readRandomRequest(read));
  if (read.flags.has("json")) terminal.writeOutput(`${JSON.stringify(json, null, 2)}\n`);
  else terminal.writeOutput(lines.map((line) => `${line}\n`).join(""));
  for (const note of notes) terminal.writeError(`wordbench: ${note}\n`);
  return exitStatus.done;
}

/** `wordbench random`: words by chance, and what else can be made by it. */
export const random: Command = {
  name: "random",
  summary: "Draw random words, sentences, made-up words, passphrases.",
  help,
  run,
};
