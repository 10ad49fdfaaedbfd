import { useMemo } from "react";

import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  formatChoice,
  mostOwnDictionaries,
  nameOfFile,
  parseChoice,
  parseLanguages,
  parseOwnDictionaries,
} from "./dictionaries.ts";
import type { KnownDictionary, LanguageChoice, OwnDictionary } from "./dictionaries.ts";
import { keepOwnDictionary, removeOwnDictionary } from "./own-dictionaries.ts";

/** Dictionaries of languages besides English: which are there, and which is used. */
export interface Dictionaries {
  readonly choice: LanguageChoice;
  readonly choose: (choice: LanguageChoice) => void;
  /** Those that are used for texts in their language, without being asked again. */
  readonly known: readonly KnownDictionary[];
  readonly own: readonly OwnDictionary[];
  /** Lets texts in a language be read by the site's dictionary of it. */
  readonly accept: (language: string) => void;
  /** Keeps a dictionary that was opened, and uses it; answers with a sentence of what came of it. */
  readonly open: (files: readonly File[]) => Promise<string>;
  readonly remove: (name: string) => Promise<void>;
}

/** The most bytes of a person's dictionary that are kept. */
const mostBytes = 48_000_000;
const noLanguages: readonly string[] = [];

function parseText(stored: unknown): string | undefined {
  return parseChoice(stored) === undefined || typeof stored !== "string" ? undefined : stored;
}

function parseNames(stored: unknown): readonly string[] | undefined {
  return parseOwnDictionaries(stored)?.map(({ name }) => name);
}

/** The dictionaries that a person has chosen; kept in this browser. */
export function useDictionaries(): Dictionaries {
  const [choice, setChoice] = useStoredSetting("grammar-language", parseText, "auto");
  const [languages, setLanguages] = useStoredSetting("grammar-dictionaries", parseLanguages, noLanguages);
  const [names, setNames] = useStoredSetting("grammar-own-dictionaries", parseNames, noLanguages);
  return useMemo(() => {
    const own = parseOwnDictionaries(names) ?? [];
    const choose = (next: LanguageChoice) => {
      setChoice(formatChoice(next));
      if (typeof next !== "string" && next.kind === "site") setLanguages([...languages, next.language]);
    };
    return {
      choice: parseChoice(choice) ?? "auto",
      choose,
      known: [
        ...own.map(({ name, language }) => ({ language, source: { kind: "own", name } }) as const),
        ...languages.map((language) => ({ language, source: { kind: "site", language } }) as const),
      ],
      own,
      accept: (language) => {
        setLanguages([...languages, language]);
        setChoice("auto");
      },
      open: async (files) => {
        const found = pickPair(files);
        if (typeof found === "string") return found;
        const { name, rules, words } = found;
        if (!names.includes(name) && names.length >= mostOwnDictionaries)
          return `Up to ${mostOwnDictionaries} dictionaries are kept. Remove one first.`;
        await keepOwnDictionary(name, rules, words);
        setNames([...new Set([...names, name])]);
        choose({ kind: "own", name });
        return `Opened ${name}. It is used from now on.`;
      },
      remove: async (name) => {
        await removeOwnDictionary(name);
        setNames(names.filter((one) => one !== name));
        if (choice === formatChoice({ kind: "own", name })) setChoice("auto");
      },
    };
  }, [choice, languages, names, setChoice, setLanguages, setNames]);
}

interface DictionaryPair {
  readonly name: string;
  readonly rules: File;
  readonly words: File;
}

/** The two files of a dictionary among those that were opened, or what is wrong with them. */
function pickPair(files: readonly File[]): DictionaryPair | string {
  const rules = files.find(({ name }) => /\.aff$/i.test(name));
  const words = files.find(({ name }) => /\.dic$/i.test(name));
  if (rules === undefined || words === undefined)
    return "A dictionary has two files: choose the one that ends in .aff and the one that ends in .dic together.";
  if (rules.size + words.size > mostBytes) return "That dictionary is too large to be kept here.";
  const name = nameOfFile(words.name);
  return name === null ? "The files need a name with a letter in it." : { name, rules, words };
}
