import type { TermGrouping } from "#core/analyses/frequency/frequency.ts";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import { isStopWordLanguage, loadStopWords } from "#core/lexicon/stop-words.ts";
import type { WordPolicy } from "#core/statistics/indexed-text.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";

import { UsageError } from "../arguments.ts";
import type { Arguments, OptionKinds } from "../arguments.ts";
import { readInputText } from "../input/read-input.ts";
import { readWholeNumber } from "../option-values.ts";
import type { Terminal } from "../terminal.ts";

export const defaultLimit = "50";
export const noStopWords = "none";
/** What `--keyness` compares with when it is no file. */
export const everydayEnglish = "everyday";

const mostTerms = 1_000_000;
const mostLeast = 1_000_000;

export const frequencyOptionKinds: OptionKinds = {
  limit: "value",
  size: "value",
  phrases: "value",
  "stop-words": "value",
  "stop-file": "value",
  by: "value",
  language: "value",
  "min-count": "value",
  "min-length": "value",
  filter: "value",
  keyness: "value",
  "match-case": "flag",
  "no-numbers": "flag",
  csv: "flag",
};

/** What is counted and listed, as the command was told. */
export interface FrequencyChoice {
  readonly limit: number;
  readonly phraseLength: PhraseLength;
  readonly policy: WordPolicy;
  /** The language whose function words are left out; `null` for none. */
  readonly stopLanguage: string | null;
  readonly stopWords: readonly string[];
  readonly leastCount: number;
  readonly leastLength: number;
  readonly withNumbers: boolean;
  readonly pattern: RegExp | null;
  /** The text of a file, everyday English, or nothing to compare with. */
  readonly reference:
    | { readonly kind: "none" }
    | { readonly kind: "everyday" }
    | { readonly kind: "text"; readonly source: string; readonly text: string };
}

/** Understands the options. Throws a `UsageError` for one that is wrong, or names a file that cannot be read. */
export async function readFrequencyChoice(
  { flags, values }: Omit<Arguments, "operands">,
  terminal: Terminal,
): Promise<FrequencyChoice> {
  const phraseLength = readPhraseLength(values);
  const stopLanguage = readStopLanguage(values.get("stop-words") ?? noStopWords);
  const stopFile = values.get("stop-file");
  const stopWords = stopLanguage === null ? [] : [...(await loadStopWords(stopLanguage))];
  const ownWords = stopFile === undefined ? [] : splitWords(await readFileText(stopFile, terminal));
  const matchCase = flags.has("match-case");
  const grouping = readGrouping(values.get("by") ?? "words", values.get("language") ?? "en");
  const reference = await readReference(values.get("keyness"), terminal);
  if (reference.kind === "everyday" && phraseLength > 1) {
    throw new UsageError(
      "The list of everyday English has words alone: leave out --phrases and --size, or name a file.",
    );
  }
  return {
    limit: readWholeNumber("limit", values.get("limit") ?? defaultLimit, 1, mostTerms),
    phraseLength,
    policy: { matchCase, grouping },
    stopLanguage,
    stopWords: [...stopWords, ...ownWords],
    leastCount: readWholeNumber("min-count", values.get("min-count") ?? "1", 1, mostLeast),
    leastLength: readWholeNumber("min-length", values.get("min-length") ?? "1", 1, mostLeast),
    withNumbers: !flags.has("no-numbers"),
    pattern: readPattern(values.get("filter"), matchCase),
    reference,
  };
}

function readPhraseLength(values: ReadonlyMap<string, string>): PhraseLength {
  const option = values.has("phrases") ? "phrases" : "size";
  const length = readWholeNumber(option, values.get(option) ?? "1", 1, 5);
  const lengths: readonly PhraseLength[] = [1, 2, 3, 4, 5];
  const known = lengths.find((one) => one === length);
  if (known === undefined) throw new TypeError(`There are no phrases of ${length} words`);
  return known;
}

function readStopLanguage(language: string) {
  if (language === noStopWords) return null;
  if (!isStopWordLanguage(language))
    throw new UsageError(`There is no list of stop words for "${language}".`);
  return language;
}

function readGrouping(by: string, language: string): TermGrouping {
  switch (by) {
    case "words":
      return { by: "form" };
    case "lemmas":
      if (language !== "en") throw new UsageError(`Lemmas are known of English alone, not of "${language}".`);
      return { by: "lemma" };
    case "stems": {
      const known = stemLanguages.find((one) => one === language);
      if (known === undefined) {
        throw new UsageError(
          `There are no stems for "${language}"; there are for ${stemLanguages.join(", ")}.`,
        );
      }
      return { by: "stem", language: known };
    }
    default:
      throw new UsageError("The option --by takes words, stems or lemmas.");
  }
}

function readPattern(source: string | undefined, matchCase: boolean): RegExp | null {
  if (source === undefined) return null;
  try {
    return new RegExp(source, matchCase ? "u" : "iu");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, reason = error.message] = /^Invalid regular expression: .*: (.+)$/s.exec(error.message) ?? [];
    throw new UsageError(
      `The filter is no regular expression: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
    );
  }
}

async function readReference(
  keyness: string | undefined,
  terminal: Terminal,
): Promise<FrequencyChoice["reference"]> {
  if (keyness === undefined) return { kind: "none" };
  if (keyness === everydayEnglish) return { kind: "everyday" };
  return { kind: "text", source: keyness, text: await readFileText(keyness, terminal) };
}

async function readFileText(path: string, terminal: Terminal): Promise<string> {
  const reading = await readInputText(path, terminal, {});
  if (reading.kind === "problem") throw new UsageError(capital(reading.message));
  return reading.result.text;
}

function splitWords(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== "");
}

function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
