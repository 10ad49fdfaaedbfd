import type { Dictionary } from "#core/hunspell/dictionary.ts";
import { readDictionaryInSteps } from "#core/hunspell/read-dictionary.ts";
import type { DictionaryTexts } from "#core/hunspell/read-dictionary.ts";
import {
  dictionaryFileOf,
  dictionaryFolder,
  partMark,
  siteDictionaries,
} from "#core/hunspell/site-dictionaries.ts";
import { decodeDictionary } from "#files/hunspell/decode-dictionary.ts";

import type { DictionarySource } from "./dictionaries.ts";
import { readOwnDictionary } from "./own-dictionaries.ts";

/** The share of the work that fetching is. */
const fetchShare = 0.4;

/** Tells how much is done, from 0 to 1, and answers whether to go on. */
export type OnStep = (fraction: number) => Promise<boolean>;

async function fetchTexts(language: string, onStep: OnStep): Promise<DictionaryTexts> {
  const dictionary = siteDictionaries.find((one) => one.language === language);
  if (dictionary === undefined) throw new Error("The site has no dictionary of this language.");
  const response = await fetch(`/${dictionaryFolder}${dictionaryFileOf(dictionary)}`);
  if (!response.ok || response.body === null)
    throw new Error(`The dictionary could not be fetched (${response.status}).`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    read += part.value.length;
    // A download that has begun is finished, so that it is kept for the next time.
    await onStep(fetchShare * Math.min(1, read / (dictionary.megabytes * 1e6)));
  }
  const packed = new Blob(parts).stream().pipeThrough(new DecompressionStream("gzip"));
  const text = await new Response(packed).text();
  const mark = text.indexOf(partMark);
  if (mark < 0) throw new Error("The dictionary arrived damaged.");
  return { rules: text.slice(0, mark), words: text.slice(mark + partMark.length) };
}

/** Loads a dictionary from the site or from this browser; `null` where it was called off. */
export async function loadDictionary(source: DictionarySource, onStep: OnStep): Promise<Dictionary | null> {
  const texts = await (source.kind === "site"
    ? fetchTexts(source.language, onStep)
    : readOwnTexts(source.name));
  const steps = readDictionaryInSteps(texts);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (!(await onStep(fetchShare + (1 - fetchShare) * step.value))) return null;
  }
}

async function readOwnTexts(name: string): Promise<DictionaryTexts> {
  const { rules, words } = await readOwnDictionary(name);
  return decodeDictionary(rules, words);
}
