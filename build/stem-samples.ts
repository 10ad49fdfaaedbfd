/**
 * Writes `src/core/lexicon/stems/samples/`: words of the vocabularies that test the Snowball stemmers, with the
 * stems that they must have. To run with a checkout of github.com/snowballstem/snowball-data:
 * `node build/stem-samples.ts <folder>`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readVocabulary } from "./stem-vocabulary.ts";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import { root } from "./paths.ts";

const ENGLISH_WORDS = 3000;
const OTHER_WORDS = 400;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the folder of a checkout of snowball-data.");
const folder = join(root, "src", "core", "lexicon", "stems", "samples");
mkdirSync(folder, { recursive: true });
let seed = 1;
for (const language of stemLanguages) {
  const vocabulary = readVocabulary(source, language);
  const wanted = language === "en" ? ENGLISH_WORDS : OTHER_WORDS;
  const chosen = new Set<number>();
  while (chosen.size < wanted) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    chosen.add(Math.floor((seed / 2 ** 32) * vocabulary.length));
  }
  const pairs = vocabulary.filter((_, index) => chosen.has(index)).map(({ word, stem }) => `${word}>${stem}`);
  writeFileSync(join(folder, `${language}.ts`), `export const sample =\n  "${pairs.join(" ")}";\n`);
}
