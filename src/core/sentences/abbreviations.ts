import { isDigit, isUpperCase, LONGEST_LOOK, readWord, readWordBefore } from "./letters.ts";
import type { SentenceRules } from "./sentence-rules.ts";

const LONGEST_ABBREVIATION = 12;
const INITIALISM = /^[\p{L}\p{M}]{1,2}(?:\.\p{L}\p{M}*)+$/u;
const ONE_LETTER = /^\p{L}\p{M}*$/u;
/** Hebrew and Arabic, where one letter alone is an initial; in other scripts without capitals it may be a word. */
const CASELESS_INITIAL = /^[\u05d0-\u05ea\u0620-\u064a]$/;
const LIST_NUMBER = /^(?:\d{1,3}|\p{L}|x{0,3}(?:ix|iv|v?i{1,3}|v|x)|X{0,3}(?:IX|IV|V?I{1,3}|V|X))$/u;
/** To 39: what is longer is rather a word, such as DVD or MIX. */
const ROMAN = /^(?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3})$/;
const GRADE = /^[A-F]$/;
const NUMERAL = /^(?:[#№]? ?\p{N}|[ivxlc]{2,6}\b|[IVXLCDM]{2,6}\b|[B-HJ-Z](?![\p{L}.'’]))/u;
const LEAD = /^[^\p{L}\p{N}]*$/u;
const DATE_REST = /^\s?(?:[-–]\s?)?\d{1,2}\./;
const DAY = /^\d{1,2}\.$/;
const YEAR = /^\s?\d{4}(?!\d)/;
const LONGEST_LEAD = 8;
const LONGEST_FRONT = 24;

/** A full stop that may belong to the word before it. */
export interface FullStop {
  /** Where its sentence begins. */
  readonly start: number;
  readonly stop: number;
  /** The first letter or number after it. */
  readonly next: number;
  /** Whether a quotation mark closes between them. */
  readonly closesQuote: boolean;
}

/** The short form, number or word that ends at `stop`, as it is written, with the stops within it. */
function readShortForm(text: string, start: number, stop: number): string {
  let first = stop;
  const floor = Math.max(start, stop - LONGEST_ABBREVIATION);
  while (first > floor && isShortFormUnit(text.charCodeAt(first - 1))) first -= 1;
  // Of a longer word only the end was read.
  if (first === floor && floor > start && isShortFormUnit(text.charCodeAt(first - 1))) return "";
  while (text.charCodeAt(first) === 0x2e && first < stop) first += 1;
  return text.slice(first, stop);
}

/** Whether a full stop before a capital or a number belongs to what stands before it rather than ends a sentence. */
export function leansOnNext(text: string, place: FullStop, rules: SentenceRules): boolean {
  const { start, stop, next } = place;
  const written = readShortForm(text, start, stop);
  if (written === "") return false;
  const first = stop - written.length;
  if (first - start <= LONGEST_LEAD && LIST_NUMBER.test(written) && isLead(text, start, first)) return true;
  if (isLabelled(text, start, first, written, rules)) return true;
  const kind = rules.shortForms.get(written);
  if (kind === "leaning") {
    return !(rules.streets.has(written) && standsAfterName(text, start, first)) || isName(text, next, rules);
  }
  if (rules.numbering.has(written) && NUMERAL.test(text.slice(next, next + LONGEST_LEAD))) return true;
  if (rules.ordinals !== null && isNumber(written)) return isOrdinal(text, place, written, rules);
  if (kind === "ending") {
    // A day or a month leans on its number; `etc.` and `p.m.` do not.
    if (isDigit(text.charCodeAt(next)) && rules.timeWords.has(written.toLowerCase())) return true;
    return rules.timeWords.has(readWord(text, next).toLowerCase()) || isFronted(text, start, first, rules);
  }
  if (kind === undefined && !isInitialism(written)) return false;
  return standsBeforeName(text, place, written, rules);
}

/** Whether an initial, an initialism or another short form that may close a sentence does not close this one. */
function standsBeforeName(text: string, place: FullStop, written: string, rules: SentenceRules): boolean {
  const { start, stop, next, closesQuote } = place;
  const first = stop - written.length;
  const following = readWord(text, next);
  const isSpacedInitial = ONE_LETTER.test(following) && text.charAt(next + following.length) === ".";
  const isInitial = ONE_LETTER.test(written);
  if (isInitial) {
    if (CASELESS_INITIAL.test(written)) return true;
    // Z. B. and s. r. o. go on; the pronoun in “you and I.” does not.
    if (isSpacedInitial) return true;
    if (!isUpperCase(written) && !rules.shortForms.has(written)) return false;
    if (isLetterItself(text, start, first, written, rules)) return false;
  }
  if (closesQuote) return false;
  if (isDigit(text.charCodeAt(next)) || isSpacedInitial) return true;
  if (following === "") return false;
  return !rules.starters.has(following.toLowerCase()) || (!isInitial && isFronted(text, start, first, rules));
}

/** Whether a full stop before a word in lower case ends a sentence of a text that is written without capitals. */
export function endsBeforeLowerCase(
  text: string,
  place: FullStop,
  rules: SentenceRules,
  isLowerCaseText: boolean,
): boolean {
  const { start, stop, next } = place;
  const written = readShortForm(text, start, stop);
  const following = readWord(text, next);
  if (/^\p{N}/u.test(written) && LIST_NUMBER.test(written)) return false;
  const kind = rules.shortForms.get(written) ?? rules.shortForms.get(capitalise(written));
  const isStarter =
    rules.lowerStarters.has(following) &&
    !(text.charAt(next + following.length) === "." && following.length === 1);
  if (kind !== undefined || isInitialism(written)) return isLowerCaseText && isStarter && kind !== "leaning";
  if (isLowerCaseText) return true;
  return isStarter && /\p{Ll}{3}$/u.test(text.slice(Math.max(start, stop - 3), stop));
}

/** Whether a word is one letter, or letters with stops between them. Most words are neither by their second unit. */
function isInitialism(written: string): boolean {
  return written.length === 1
    ? ONE_LETTER.test(written)
    : (written.length === 2 && ONE_LETTER.test(written)) ||
        (written.includes(".") && INITIALISM.test(written));
}

/** Whether the word before a list mark, as in `Fig. (a)`, leans on it. */
export function leansOnItem(text: string, start: number, stop: number, rules: SentenceRules): boolean {
  const written = readShortForm(text, start, stop);
  return rules.shortForms.get(written) === "leaning" || rules.numbering.has(written);
}

function isShortFormUnit(code: number): boolean {
  if (code < 0x80) return code === 0x2e || isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
  if (code < 0xc0) return code === 0xaa || code === 0xb0 || code === 0xba || code === 0xa7;
  return code < 0x2000 || (code >= 0x200c && code <= 0x200d) || code === 0x2116;
}

/** Whether nothing but bullets, brackets and quotes stands before `first` in the sentence from `start`. */
function isLead(text: string, start: number, first: number): boolean {
  return first === start || (first - start <= LONGEST_LEAD && LEAD.test(text.slice(start, first)));
}

/** Whether a number ends the label that a heading or caption begins with. */
function isLabelled(
  text: string,
  start: number,
  first: number,
  written: string,
  rules: SentenceRules,
): boolean {
  if (first - start > LONGEST_FRONT || first === start || !(isNumber(written) || /^[A-Z]$/.test(written)))
    return false;
  return rules.labels.has(
    text
      .slice(start, first)
      .replace(/\.?\s+$/, "")
      .toLowerCase(),
  );
}

function isNumber(written: string): boolean {
  return /^\d{1,3}$/.test(written) || (written.length > 1 && ROMAN.test(written));
}

/** Whether a number with a full stop is an ordinal, where a language writes them so: `am 3. Mai`, `XII. Pluk`. */
function isOrdinal(
  text: string,
  { start, stop, next }: FullStop,
  written: string,
  { ordinals, starters }: SentenceRules,
): boolean {
  const first = stop - written.length;
  if (ordinals === null || /[%#$€£]/.test(text.charAt(first - 1))) return false;
  const folded = readWord(text, next).toLowerCase();
  if (ordinals.followers.has(folded)) return true;
  const lead = readWordBefore(text, first, start).toLowerCase();
  // The next number of a date or of a range: `am 3. 5. 2020`, `1.–3. Platz`.
  if (folded === "") {
    const rest = text.slice(stop + 1, next + LONGEST_LEAD);
    return DATE_REST.test(rest) || ordinals.leads.has(lead) || (DAY.test(lead) && YEAR.test(rest));
  }
  if (starters.has(folded)) return false;
  return ROMAN.test(written) || ordinals.leads.has(lead);
}

/** Whether the word before is a name or a number, as it is before the `St` and `Dr` of streets. */
function standsAfterName(text: string, start: number, first: number): boolean {
  const before = readWordBefore(text, first, start);
  return /^(?:\p{Lu}\p{Ll}+|\d+(?:st|nd|rd|th)?)$/u.test(before) && first - before.length - 1 > start;
}

function isName(text: string, next: number, rules: SentenceRules): boolean {
  const following = readWord(text, next);
  return following !== "" && !rules.starters.has(following.toLowerCase());
}

/** Whether only a preposition and little more stands before a short form: its sentence is still to come. */
function isFronted(text: string, start: number, first: number, rules: SentenceRules): boolean {
  if (first - start > LONGEST_FRONT) return false;
  const words = text.slice(start, first).trim().split(/\s+/);
  return words.length <= 3 && rules.fronting.has((words[0] ?? "").toLowerCase());
}

/** Whether a capital is no initial but the pronoun of “you and I.”, a mark as in “an A.” or the name of “Plan B.” */
function isLetterItself(
  text: string,
  start: number,
  first: number,
  written: string,
  rules: SentenceRules,
): boolean {
  const before = readWordBefore(text, first, start);
  if (rules.lettered.has(before.toLowerCase())) return true;
  if (GRADE.test(written) && (before === "a" || before === "an")) return true;
  return written === "I" && /^\p{Ll}+$/u.test(before) && !rules.fronting.has(before);
}

function capitalise(word: string): string {
  return word.slice(0, LONGEST_LOOK).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
