import { isAsciiLetterOrDigit, LONGEST_LOOK, readWord } from "./letters.ts";
import type { SentenceRules } from "./sentence-rules.ts";

const PAIRS = new Map([
  ["「", "」"],
  ["『", "』"],
  ["（", "）"],
  ["《", "》"],
  ["〈", "〉"],
  ["【", "】"],
  ["“", "”"],
]);
const CLOSERS = new Set(PAIRS.values());
const FURTHEST_OPENER = 200;
const QUOTE_CLOSER = /["'”’»“«」』]/;
const CITATION = /^\((?=[^()]*\d)[^()]{1,58}\)[.,;:!?]/;
const KANA = /[\u3041-\u3096]/;
/** Chinese verbs of saying, soon after a quotation that its sentence begins with. */
const CHINESE_REPORT = /^[^。！？，“”「」]{0,8}[说說道问問喊叫答笑嚷]/;
const NAME_AND_VERB =
  /^(?:(?:\p{Lu}\p{Ll}{0,3}\. ?)?\p{Lu}[\p{L}’'-]*(?: (?:\p{Lu}[\p{L}’'-]*|\p{Lu}\.)){0,2}|I) (\p{Ll}+)/u;

/** Whether `[from, to)` closes a quotation. */
export function closesQuotation(text: string, from: number, to: number): boolean {
  return to > from && QUOTE_CLOSER.test(text.slice(from, to));
}

/** Whether a name and a verb of saying follow a quoted question or exclamation, which they then belong to. */
export function isReported(text: string, next: number, rules: SentenceRules): boolean {
  if (rules.reporting.size === 0) return false;
  const verb = NAME_AND_VERB.exec(text.slice(next, next + LONGEST_LOOK))?.[1];
  return verb !== undefined && rules.reporting.has(verb);
}

/** Whether a reference in parentheses follows, with the full stop of the sentence after it: `“Why?” (Smith 55).` */
export function isCited(text: string, following: number): boolean {
  return text.charAt(following) === "(" && CITATION.test(text.slice(following, following + LONGEST_LOOK));
}

/**
 * Whether a parenthesis that opened after the sentence did, last before `place` at `opener`, closes soon after `end`:
 * `He teaches (He was an engineer. He liked it.) at the school.`
 */
export function isInParenthesis(text: string, opener: number, place: number, end: number): boolean {
  let depth = 0;
  for (let offset = opener; offset < end; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === 0x28) depth += 1;
    if (code === 0x29 && depth > 0) depth -= 1;
  }
  if (depth === 0) return false;
  const near = text.slice(end, Math.min(place + LONGEST_LOOK, text.length));
  const closer = near.search(/[()\n]/);
  return near.charAt(closer) === ")";
}

/**
 * Whether a terminator of a script without spaces ends the sentence from `start`, when `[closers, end)` closes after it
 * and text follows at once. Brackets and titles that opened within the sentence are read to their end, and a quotation
 * goes on with the particle or the verb of saying after it.
 */
export function endsUnspacedScript(text: string, start: number, terminator: number, end: number): boolean {
  const next = text.charAt(end);
  if (text.charAt(terminator) === "．" && /\p{N}/u.test(next)) return false;
  if (/[、，,;；]/.test(next)) return false;
  if (next.charCodeAt(0) < 0x80 && !isAsciiLetterOrDigit(next.charCodeAt(0))) return "\"'([*_".includes(next);
  const openers = findOpeners(text, start, terminator);
  const open = openers.at(-1);
  const closer = text.charAt(end - 1);
  if (!CLOSERS.has(closer)) return open === undefined || !closesSoon(text, start, open, end);
  if (closer === "）" && (openers[0] ?? start) > start) return false;
  if (KANA.test(next)) return false;
  const isQuoteFirst = openers[0] === start;
  return !(isQuoteFirst && CHINESE_REPORT.test(text.slice(end, end + 10)));
}

/** The brackets that stand open before `place`, outermost first. */
function findOpeners(text: string, start: number, place: number): number[] {
  const open: number[] = [];
  for (let offset = Math.max(start, place - FURTHEST_OPENER); offset < place; offset += 1) {
    const character = text.charAt(offset);
    if (PAIRS.has(character)) open.push(offset);
    else if (CLOSERS.has(character)) open.pop();
  }
  return open;
}

function closesSoon(text: string, start: number, open: number, end: number): boolean {
  const opener = text.charAt(open);
  // Speech that a sentence begins with is read sentence by sentence, as in other scripts.
  if (open === start && opener !== "《" && opener !== "（") return false;
  return text.slice(end, end + LONGEST_LOOK).includes(PAIRS.get(opener) ?? opener);
}

/** Whether a name that ends in an exclamation mark stands before it: `Yahoo! Finance`. */
export function isNamedMark(
  text: string,
  start: number,
  mark: number,
  next: number,
  rules: SentenceRules,
): boolean {
  if (text.charAt(mark) !== "!" || rules.named.size === 0) return false;
  const before = /\p{L}+$/u.exec(text.slice(Math.max(start, mark - 10), mark))?.[0].toLowerCase() ?? "";
  return rules.named.has(before) && !rules.starters.has(readWord(text, next).toLowerCase());
}
