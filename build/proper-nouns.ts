/**
 * Writes `src/core/lists/proper-names.ts`: names of people, places, peoples and products that are no words of English
 * in small letters. To run after a change of the source:
 *
 * node build/proper-nouns.ts SCOWL
 *
 * SCOWL is the folder of the lists of the Debian package scowl 2020.12.07 (usr/share/dict/scowl).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeFrontCoded } from "#core/lists/front-coding.ts";
import { blockedWords } from "#core/lists/random-words/blocked-words.ts";
import { root } from "./paths.ts";

const [scowl = ""] = process.argv.slice(2);
/** Names up to this size of the list are those of common dictionaries; beyond it come hamlets and surnames. */
const largestNames = 60;
/** Words in disguise: beginnings of words, everyday words that the lists of words lack, and an error of the list. */
const excluded = new Set("afro ats decker ervin geo japs leger les los neo sudoku zens".split(" "));
/** A name that is a word up to this size says nothing where it stands in small letters. */
const largestWords = 70;

function readLists(kinds: RegExp, largest: number): readonly string[] {
  return readdirSync(scowl)
    .filter((name) => kinds.test(name) && Number(name.split(".").at(-1)) <= largest)
    .flatMap((name) => readFileSync(join(scowl, name), "latin1").split("\n"));
}

const words = new Set(readLists(/-(?:words|contractions|abbreviations)\.\d+$/, largestWords));
const names = [...new Set(readLists(/-(?:proper-names|upper)\.\d+$/, largestNames))].filter(
  (name) =>
    /^\p{Lu}\p{L}{2,}$/u.test(name) &&
    /\p{Ll}/u.test(name) &&
    !words.has(name.toLowerCase()) &&
    !blockedWords.has(name.toLowerCase()) &&
    !excluded.has(name.toLowerCase()),
);
const plain = names.filter((name) => /^.\P{Lu}+$/u.test(name)).map((name) => name.toLowerCase());
const mixed = names.filter((name) => /^.+\p{Lu}/u.test(name)).toSorted();

writeFileSync(
  join(root, "src", "core", "lists", "proper-names.ts"),
  "// Made by build/proper-nouns.ts; see SOURCES.md.\n" +
    "/** Names that begin with a capital and have no other, in small letters; front-coded. */\n" +
    `export const plainNames =\n  ${JSON.stringify(encodeFrontCoded(plain))};\n\n` +
    "/** Names with more capitals, such as McCoy, as they are spelt. */\n" +
    `export const mixedNames =\n  ${JSON.stringify(mixed.join(" "))};\n`,
);
process.stdout.write(`${plain.length} names with one capital, ${mixed.length} with more\n`);
