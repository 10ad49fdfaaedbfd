import type { FrequencyOptions } from "#core/analyses/frequency/frequency.ts";

import { nameLanguage } from "./text-languages.ts";
import type { StopWordList } from "./use-stop-words.ts";

/** Which language's function words are meant, and the words. */
export interface FunctionWords {
  readonly language: string;
  readonly list: StopWordList;
}

/** The part of the engine's options that leaves function words out; nothing is left out until there is a list. */
export function functionWordOptions(
  { list }: FunctionWords,
  leftOut: boolean,
): Pick<FrequencyOptions, "withoutStopWords" | "stopWords"> {
  if (list.kind !== "ready") return { withoutStopWords: false, stopWords: [] };
  return { withoutStopWords: leftOut, ...(list.words === null ? {} : { stopWords: list.words }) };
}

/** Why function words cannot be left out, or `null` where they can. */
export function missingFunctionWords({ language, list }: FunctionWords): string | null {
  if (list.kind === "none") return `There is no list of function words for ${nameLanguage(language)}.`;
  if (list.kind === "failed")
    return `The function words of ${nameLanguage(language)} could not be loaded. Nothing is left out.`;
  return null;
}
