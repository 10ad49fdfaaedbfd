/**
 * Writes `src/core/lists/english-verb-stems.ts`: stems of English verbs before -ed and -ing that the rules complete
 * wrongly, found in the CMU Pronouncing Dictionary. To run after a change of the rules: `node build/verb-stems.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "cmu-pronouncing-dictionary";
import { completeByRule } from "#core/lexicon/verb-stems.ts";
import { root } from "./paths.ts";

const known = new Set(Object.keys(dictionary));
const withE: string[] = [];
const withoutE: string[] = [];
for (const word of known) {
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1];
  // Surnames and places in -ing have no past tense.
  if (stem === undefined || !known.has(`${stem}ed`) || stem.endsWith("e") || !/[aeiouy]/.test(stem)) continue;
  const isVerb = (base: string): boolean =>
    known.has(base) && known.has(/(?:[sxzo]|[cs]h)$/.test(base) ? `${base}es` : `${base}s`);
  const takesE = isVerb(`${stem}e`);
  const guess = completeByRule(stem);
  if (guess === stem ? takesE && !known.has(stem) : guess === `${stem}e` && !takesE && isVerb(stem)) {
    (takesE ? withE : withoutE).push(stem);
  } else if (guess.length < stem.length && !isVerb(guess) && isVerb(stem)) withoutE.push(stem);
}
const show = (stems: readonly string[]): string =>
  `new Set(\n  "${stems.toSorted().join(" ")}".split(\n    " ",\n  ),\n);\n`;
writeFileSync(
  join(root, "src", "core", "lists", "english-verb-stems.ts"),
  `/** Stems that an e completes, against the rules. */
export const stemsWithE: ReadonlySet<string> = ${show(withE)}
/** Stems that are whole as they are, against the rules. */
export const stemsWithoutE: ReadonlySet<string> = ${show(withoutE)}`,
);
process.stdout.write(`${withE.length} stems with an e, ${withoutE.length} without\n`);
