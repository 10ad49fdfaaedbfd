import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import nspell from "nspell";
import { retext } from "retext";
import retextEnglish from "retext-english";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextPassive from "retext-passive";
import retextRepeatedWords from "retext-repeated-words";
import retextSimplify from "retext-simplify";
import writeGood from "write-good";
import { checkText } from "#core/checks/check-text.ts";
import { defaultCheckOptions } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";
import { loadLinter } from "../../src/cli/commands/grammar-linter.ts";
import { nameWithVersion } from "../peer-version.ts";

/** A place that a program marks, with the text it would put there first, if it says so. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly fix: string | null;
}

/** A program that reads texts for mistakes. */
export interface GrammarSubject {
  readonly name: string;
  mark(text: string): Promise<readonly Mark[]>;
}

function findWords(text: string): readonly { readonly word: string; readonly start: number }[] {
  return [...text.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)].map((match) => ({
    word: match[0],
    start: match.index,
  }));
}

function loadNspell(): GrammarSubject {
  const require = createRequire(import.meta.url);
  const base = require.resolve("dictionary-en").replace(/index\.js$/, "index");
  const speller = nspell({ aff: readFileSync(`${base}.aff`), dic: readFileSync(`${base}.dic`) });
  return {
    name: nameWithVersion("nspell"),
    mark: async (text) =>
      findWords(text)
        .filter(({ word }) => !speller.correct(word))
        .map(({ word, start }) => ({
          start,
          end: start + word.length,
          fix: speller.suggest(word)[0] ?? null,
        })),
  };
}

function loadRetext(): GrammarSubject {
  const processor = retext()
    .use(retextEnglish)
    .use(retextIndefiniteArticle)
    .use(retextRepeatedWords)
    .use(retextPassive)
    .use(retextSimplify)
    .freeze();
  return {
    name: "retext plug-ins (articles, repeated words, passive, simplify)",
    async mark(text) {
      const file = await processor.process(text);
      return file.messages.flatMap(({ place, expected }) => {
        if (place === undefined || !("start" in place)) return [];
        const { start, end } = place;
        if (start.offset === undefined || end.offset === undefined) return [];
        return [{ start: start.offset, end: end.offset, fix: expected?.[0] ?? null }];
      });
    },
  };
}

/** Wordbench with Harper and alone, and its peers, ready to read. Takes a few seconds. */
export async function loadGrammarSubjects(): Promise<readonly GrammarSubject[]> {
  const [checker, lint] = await Promise.all([loadChecker(defaultCheckOptions), loadLinter("en-US")]);
  const wordbench = async (text: string, isAlone: boolean): Promise<readonly Mark[]> =>
    checkText(text, checker, isAlone ? [] : await lint(text))
      .filter(({ tier }) => tier !== "style")
      .map(({ span, fixes }) => ({ ...span, fix: fixes[0] ?? null }));
  return [
    { name: "Wordbench", mark: (text) => wordbench(text, false) },
    { name: "Wordbench, own rules", mark: (text) => wordbench(text, true) },
    {
      name: nameWithVersion("harper.js"),
      mark: async (text) => (await lint(text)).map(({ span, fixes }) => ({ ...span, fix: fixes[0] ?? null })),
    },
    {
      name: nameWithVersion("write-good"),
      mark: async (text) =>
        writeGood(text).map(({ index, offset }) => ({ start: index, end: index + offset, fix: null })),
    },
    loadRetext(),
    loadNspell(),
  ];
}
