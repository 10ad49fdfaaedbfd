import { complexities } from "#core/generators/words/complexity.ts";
import type { Complexity } from "#core/generators/words/complexity.ts";
import { compileLetters } from "#core/generators/words/letter-pattern.ts";
import type { LetterField } from "#core/generators/words/letter-pattern.ts";
import { wordTypes } from "#core/generators/words/lexicon.ts";
import type { WordType } from "#core/generators/words/lexicon.ts";
import { longestSeed } from "#core/generators/words/seed.ts";
import { parseTheme, themeNames } from "#core/generators/words/themes.ts";
import type { Theme } from "#core/generators/words/themes.ts";
import { parseWholeRange } from "#core/generators/words/word-filter.ts";
import type { WholeRange, WordFilter } from "#core/generators/words/word-filter.ts";
import { mostPassphraseWords } from "#core/generators/passphrases/passphrase.ts";

import { UsageError } from "../arguments.ts";
import type { Arguments, OptionKinds } from "../arguments.ts";
import { readWholeNumber } from "../option-values.ts";

export const randomOptions: OptionKinds = {
  json: "flag",
  help: "flag",
  repeats: "flag",
  define: "flag",
  count: "value",
  type: "value",
  length: "value",
  complexity: "value",
  syllables: "value",
  theme: "value",
  starts: "value",
  ends: "value",
  contains: "value",
  "rhymes-with": "value",
  seed: "value",
  sentences: "value",
  "made-up": "value",
  passphrase: "value",
};

/** What is to be made: words of the list, or one of the other kinds. */
export type RandomKind = "words" | "sentences" | "made-up" | "passphrase";

export interface RandomRequest {
  readonly kind: RandomKind;
  /** How many lines to print. */
  readonly count: number;
  /** Words of a passphrase. */
  readonly phraseWords: number;
  readonly filter: WordFilter;
  /** `null` where a new one is to be made. */
  readonly seed: string | null;
  readonly repeats: boolean;
  readonly define: boolean;
}

const most = 100;
const defaultCount = 10;
const longestLength = 20;
const mostSyllables = 10;

/** Reads one of some words; `any` and nothing are `null`. */
function readChoice<Choice extends string>(
  args: Arguments,
  option: string,
  choices: readonly Choice[],
): Choice | null {
  const value = args.values.get(option)?.toLowerCase();
  if (value === undefined || value === "any") return null;
  const choice = choices.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  throw new UsageError(`The option --${option} takes ${choices.join(", ")} or any.`);
}

function readRange(args: Arguments, option: string, limit: number): WholeRange | null {
  const value = args.values.get(option);
  if (value === undefined) return null;
  const range = parseWholeRange(value, limit);
  if (range !== undefined) return range;
  throw new UsageError(`The option --${option} takes a number or a range from 1 to ${limit}, such as 4-8.`);
}

function readLetters(args: Arguments, field: LetterField): string {
  const value = args.values.get(field) ?? "";
  if (compileLetters(field, value) !== null) return value;
  throw new UsageError(`The option --${field} takes letters from a to z, ? for one letter and * for any.`);
}

function readTheme(args: Arguments): Theme | null {
  const name = readChoice(args, "theme", Object.values(themeNames));
  return name === null ? null : (parseTheme(name) ?? null);
}

function readFilter(args: Arguments): WordFilter {
  return {
    type: readChoice<WordType>(args, "type", wordTypes),
    length: readRange(args, "length", longestLength),
    complexity: readChoice<Complexity>(args, "complexity", complexities),
    syllables: readRange(args, "syllables", mostSyllables),
    theme: readTheme(args),
    starts: readLetters(args, "starts"),
    ends: readLetters(args, "ends"),
    contains: readLetters(args, "contains"),
    rhymesWith: args.values.get("rhymes-with") ?? "",
  };
}

/** The options that each kind takes besides `--json`. */
const wordOptions = ["length", "starts", "ends", "contains", "seed"];
const taken: Readonly<Record<Exclude<RandomKind, "words">, readonly string[]>> = {
  sentences: ["sentences", "seed"],
  "made-up": ["made-up", ...wordOptions],
  passphrase: ["passphrase", "count"],
};

function readKind(args: Arguments): RandomKind {
  const kinds = (["sentences", "made-up", "passphrase"] as const).filter((kind) => args.values.has(kind));
  const [kind = "words", other] = kinds;
  if (other !== undefined) throw new UsageError(`The options --${kind} and --${other} do not go together.`);
  if (kind === "words") return kind;
  const given = [
    ...args.values.keys(),
    ...[...args.flags].filter((flag) => flag !== "json" && flag !== "help"),
  ];
  if (kind === "passphrase" && given.includes("seed")) {
    throw new UsageError("A passphrase takes no seed: who knows the seed would know the passphrase.");
  }
  const odd = given.find((option) => !taken[kind].includes(option));
  if (odd !== undefined) throw new UsageError(`The options --${kind} and --${odd} do not go together.`);
  return kind;
}

/** Reads what `wordbench random` is asked for. Throws a `UsageError` for what is not understood. */
export function readRandomRequest(args: Arguments): RandomRequest {
  if (args.operands.length > 0) throw new UsageError("The command random reads no files.");
  const kind = readKind(args);
  const seed = args.values.get("seed") ?? null;
  if (seed !== null && seed.length > longestSeed) {
    throw new UsageError(`The option --seed takes up to ${longestSeed} characters.`);
  }
  const number = (option: string, fallback: number, limit = most) => {
    const value = args.values.get(option);
    return value === undefined ? fallback : readWholeNumber(option, value, 1, limit);
  };
  const counts: Readonly<Record<RandomKind, number>> = {
    words: number("count", defaultCount),
    sentences: number("sentences", defaultCount),
    "made-up": number("made-up", defaultCount),
    passphrase: number("count", 1),
  };
  return {
    kind,
    count: counts[kind],
    phraseWords: number("passphrase", 6, mostPassphraseWords),
    filter: readFilter(args),
    seed,
    repeats: args.flags.has("repeats"),
    define: args.flags.has("define"),
  };
}
