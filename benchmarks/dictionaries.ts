import { readFileSync } from "node:fs";
import { join } from "node:path";
import nspell from "nspell";
import { readDictionary } from "#core/hunspell/read-dictionary.ts";
import { siteDictionaries } from "#core/hunspell/site-dictionaries.ts";
import { Suggester } from "#core/hunspell/suggestions.ts";
import { decodeDictionary } from "#files/hunspell/decode-dictionary.ts";
import { root } from "../build/paths.ts";
import { readDeclaration } from "../tests/corpus/udhr/declarations.ts";
import { milliseconds, printTable } from "./measure.ts";
import { createRandom } from "./seeded-random.ts";

/** Translations of the Universal Declaration of Human Rights, by language. */
const declarations: Readonly<Record<string, string>> = {
  en: "eng",
  nl: "nld",
  ru: "rus",
  lt: "lit",
  tr: "tur",
  fa: "pes_1",
  ka: "kat",
};
/** Dictionaries that nspell reads within a few hundred megabytes. */
const readByPeer = new Set(["en", "nl"]);
const lookups = 20_000;
const suggestions = 40;

function wordsOf(language: string): readonly string[] {
  const text = readDeclaration(declarations[language] ?? "eng").text;
  return [...new Set(text.match(/\p{L}[\p{L}\p{M}\u200c'’-]*/gu) ?? [])];
}

/** Words with one slip each: a letter left out, doubled or swapped with the next. */
function spoil(words: readonly string[]): readonly string[] {
  const random = createRandom(5);
  return words
    .filter((word) => word.length > 4)
    .map((word) => {
      const at = 1 + Math.floor(random() * (word.length - 2));
      const kind = Math.floor(random() * 3);
      if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
      if (kind === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at);
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    });
}

function measureLanguage(language: string): readonly string[] {
  const folder = join(root, "node_modules", `dictionary-${language}`);
  const rules = readFileSync(join(folder, "index.aff"));
  const list = readFileSync(join(folder, "index.dic"));
  const start = performance.now();
  const dictionary = readDictionary(decodeDictionary(rules, list));
  const loading = performance.now() - start;
  const bytes = dictionary.store.byteLength + dictionary.rules.sets.byteLength;
  const words = wordsOf(language);
  const known = words.filter((word) => dictionary.check(word)).length;
  // Each form once: what was looked up before is remembered.
  const forms = Array.from({ length: Math.min(lookups, dictionary.store.size) }, (_, place) =>
    dictionary.store.wordOf(Math.floor((place * dictionary.store.size) / lookups)),
  );
  const looking = performance.now();
  for (const form of forms) dictionary.check(form);
  const perSecond = (1000 * forms.length) / (performance.now() - looking);
  const suggester = new Suggester(dictionary);
  const wrong = spoil(words)
    .filter((word) => !dictionary.check(word))
    .slice(0, suggestions);
  const searching = performance.now();
  for (const word of wrong) suggester.find(word);
  const each = (performance.now() - searching) / Math.max(1, wrong.length);
  return [
    language,
    dictionary.store.size.toLocaleString("en"),
    milliseconds(loading),
    (bytes / 1e6).toFixed(1),
    Math.round(perSecond).toLocaleString("en"),
    `${((100 * known) / words.length).toFixed(1)}%`,
    milliseconds(each),
    readByPeer.has(language)
      ? measurePeer(rules, list, [...words, ...spoil(words)], (word) => dictionary.check(word))
      : "–",
  ];
}

/** Milliseconds that nspell takes to load, and the share of words, right and spoiled, of which it says the same. */
function measurePeer(
  rules: Uint8Array,
  list: Uint8Array,
  words: readonly string[],
  check: (word: string) => boolean,
): string {
  const start = performance.now();
  const peer = nspell({ aff: rules, dic: list });
  const loading = performance.now() - start;
  const alike = words.filter((word) => peer.correct(word) === check(word)).length;
  return `${milliseconds(loading)} ms, ${((100 * alike) / words.length).toFixed(1)}%`;
}

/** Loading, memory, lookups and suggestions of the dictionaries of other languages, and of English beside nspell. */
export async function benchmarkDictionaries(): Promise<void> {
  const languages = ["en", ...siteDictionaries.map(({ language }) => language)];
  printTable(
    "Dictionaries in Hunspell's format; words of the Universal Declaration of Human Rights",
    [
      "language",
      "words",
      "loading ms",
      "MB kept",
      "lookups/s",
      "words known",
      "suggestions ms",
      "nspell: loading, agreement",
    ],
    languages.map(measureLanguage),
  );
}
