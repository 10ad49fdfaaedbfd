import { isDigit, isLowerCase, isUpperCase, LONGEST_LOOK } from "./letters.ts";
import { isWhiteSpace } from "../document/white-space.ts";
import type { SentenceRules } from "./sentence-rules.ts";

const LONGEST_TOKEN = LONGEST_LOOK / 2;
/** What only addresses, file paths and code have among their letters. */
const IS_NO_PROSE = /[/@\\_=#<>:]|^www\./i;
const NEXT_WORD =
  /^(?:[\p{Lu}][\p{Ll}\p{M}]+|\p{Lu}{2,}|[IA](?=[\s’'])|É|À|Ô)(?=[’'\s,;:!?…"”»)\]–—-]|$|\.(?:\s|$))/u;
const WORD_BEFORE = /[\p{L}\p{M}]{2,}$/u;
const NUMBER_BEFORE = /^[$€£¥]?\d[\d.,]*[%]?$/;
const FILE_ENDINGS = new Set(
  "com net org edu gov io uk de js ts jsx tsx css py rb txt pdf doc docx xls html htm md json xml csv jpg jpeg png gif svg zip exe mp".split(
    " ",
  ),
);

/**
 * Whether a terminator with a capital right after it ends a sentence where the space was forgotten: `end.Start`.
 * It does between a word in lower case and a word with a capital; after a name or a number only before a word that
 * often begins a sentence. Addresses, file names and names of code, such as `Node.js` or `System.Out`, stay whole.
 */
export function isUnspacedEdge(
  text: string,
  start: number,
  terminator: number,
  limit: number,
  rules: SentenceRules,
): boolean {
  const previous = text.charAt(terminator - 1);
  if (!isLowerCase(previous) && !isDigit(previous.charCodeAt(0)) && !/[)”"’%]/.test(previous)) return false;
  if (!isUpperCase(text.charAt(terminator + 1))) return false;
  const near = text.slice(terminator + 1, Math.min(limit, terminator + 1 + LONGEST_TOKEN));
  const next = NEXT_WORD.exec(near)?.[0];
  if (next === undefined || FILE_ENDINGS.has(next.toLowerCase())) return false;
  let first = terminator;
  while (first > start && !isWhiteSpace(text.charCodeAt(first - 1))) {
    first -= 1;
    if (terminator - first > LONGEST_TOKEN) return false;
  }
  const before = text.slice(first, terminator);
  if (IS_NO_PROSE.test(before) || IS_NO_PROSE.test(near.split(/\s/, 1)[0] ?? "")) return false;
  const word = WORD_BEFORE.exec(before.replace(/[)”"’]+$/, ""))?.[0] ?? "";
  const isStarter = rules.starters.has(next.toLowerCase()) || rules.shortForms.get(next) === "leaning";
  if (word === "") return isStarter && NUMBER_BEFORE.test(before);
  if (before.includes(".") || rules.shortForms.has(word)) return false;
  return isStarter || isLowerCase(word.charAt(0));
}
