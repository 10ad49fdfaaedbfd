import type { Span } from "#core/document/span.ts";

import { latinTwin, twinInScript } from "./look-alike-letters.ts";
import type { ConfusedScript } from "./look-alike-letters.ts";

/** A letter that stands among letters of another script which has one that looks the same. */
export interface FoundLookAlike extends Span {
  readonly character: string;
  /** What would stand there if the word were of one script. */
  readonly replacement: string;
  readonly reason: string;
}

const LETTER_RUN = /[\p{L}\p{M}\p{Nd}_]+/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const SCRIPTS: readonly (readonly [script: ConfusedScript, pattern: RegExp])[] = [
  ["Latin", /\p{Script=Latin}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Cherokee", /\p{Script=Cherokee}/u],
];
/** A longer run of letters is no word. */
const LONGEST_WORD = 100;
/** Shorter words in one script may be what they seem: initials, units, variables. */
const SHORTEST_DISGUISED_WORD = 3;
/** How much more a letter of the word says about its script than a letter beside it. */
const OWN_WEIGHT = 2;

/**
 * Finds letters that are taken for those of another script: within a word of two scripts, the letters of the one that
 * all look like letters of the other (else the word mixes scripts on purpose, such as λx); and whole words in letters that all look Latin, on a line whose other letters are all Latin.
 */
export function findLookAlikes(text: string): FoundLookAlike[] {
  const found: FoundLookAlike[] = [];
  let lineStart = 0;
  for (const line of text.split("\n")) {
    if (OTHER_SCRIPT.test(line)) addOfLine(line, lineStart, found);
    lineStart += line.length + 1;
  }
  return found;
}

interface Word {
  readonly start: number;
  readonly letters: string;
  readonly counts: ReadonlyMap<ConfusedScript, number>;
}

function addOfLine(line: string, lineStart: number, found: FoundLookAlike[]): void {
  const words = Array.from(line.matchAll(LETTER_RUN), readWord);
  const lineCounts = new Map<ConfusedScript, number>();
  for (const { counts } of words) {
    for (const [script, count] of counts) lineCounts.set(script, (lineCounts.get(script) ?? 0) + count);
  }
  for (const word of words) {
    if (word.letters.length > LONGEST_WORD) continue;
    if (word.counts.size === 2) addOfMixedWord(word, lineCounts, lineStart, found);
    else if (word.counts.size === 1) addOfDisguisedWord(word, lineCounts, lineStart, found);
  }
}

function readWord(match: RegExpMatchArray): Word {
  const [letters = ""] = match;
  const counts = new Map<ConfusedScript, number>();
  for (const letter of letters.slice(0, LONGEST_WORD)) {
    const script = scriptOf(letter);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return { start: match.index ?? 0, letters, counts };
}

function scriptOf(letter: string): ConfusedScript | null {
  return SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0] ?? null;
}

function addOfMixedWord(
  word: Word,
  lineCounts: ReadonlyMap<ConfusedScript, number>,
  lineStart: number,
  found: FoundLookAlike[],
): void {
  if (word.letters.length < SHORTEST_DISGUISED_WORD) return;
  // The word and what stands beside it decide which script is meant; alone, one that can be Latin is taken for it.
  const own = (script: ConfusedScript) => word.counts.get(script) ?? 0;
  const beside = (script: ConfusedScript) => (lineCounts.get(script) ?? 0) - own(script);
  const isAlone = [...word.counts.keys()].every((script) => beside(script) === 0);
  const weight = (script: ConfusedScript) =>
    isAlone ? Number(script === "Latin") : beside(script) + own(script) * OWN_WEIGHT;
  const mains = [...word.counts.keys()].sort((one, other) => weight(other) - weight(one));
  for (const main of mains) {
    const intruder = mains.find((script) => script !== main);
    const replaced = intruder === undefined ? null : replaceLetters(word, intruder, main, lineStart);
    if (replaced === null) continue;
    found.push(...replaced);
    return;
  }
}

/** The letters of `intruder` as those of `main`; `null` where one of them looks like none. */
function replaceLetters(
  word: Word,
  intruder: ConfusedScript,
  main: ConfusedScript,
  lineStart: number,
): FoundLookAlike[] | null {
  const replaced: FoundLookAlike[] = [];
  let offset = lineStart + word.start;
  for (const character of word.letters) {
    if (scriptOf(character) === intruder) {
      const replacement = twinOf(character, intruder, main);
      if (replacement === undefined) return null;
      const reason = `A ${intruder} letter in a word of ${main} letters: “${word.letters}”.`;
      replaced.push({ start: offset, end: offset + character.length, character, replacement, reason });
    }
    offset += character.length;
  }
  return replaced;
}

function twinOf(character: string, from: ConfusedScript, to: ConfusedScript): string | undefined {
  const latin = from === "Latin" ? character : latinTwin(character)?.latin;
  if (latin === undefined) return undefined;
  return to === "Latin" ? latin : twinInScript(latin, to);
}

function addOfDisguisedWord(
  word: Word,
  lineCounts: ReadonlyMap<ConfusedScript, number>,
  lineStart: number,
  found: FoundLookAlike[],
): void {
  const [script] = word.counts.keys();
  if (script === undefined || script === "Latin" || word.letters.length < SHORTEST_DISGUISED_WORD) return;
  const own = word.counts.get(script) ?? 0;
  const isAlone = (lineCounts.get(script) ?? 0) === own && (lineCounts.get("Latin") ?? 0) > own;
  const replaced = isAlone ? replaceLetters(word, script, "Latin", lineStart) : null;
  if (replaced === null) return;
  const reason = `The whole word “${word.letters}” is in ${script} letters that look Latin.`;
  found.push(...replaced.map((letter) => ({ ...letter, reason })));
}
