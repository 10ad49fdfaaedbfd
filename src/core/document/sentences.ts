import {
  closingAbbreviations,
  leaningAbbreviations,
  numberAbbreviations,
  sentenceStarters,
} from "../lists/english-abbreviations.ts";
import type { Span } from "./span.ts";
import { isWhiteSpace, skipWhiteSpace } from "./white-space.ts";

const TERMINATOR = /[.!?…‼⁇⁈⁉։؟۔।॥።፧။។៕。！？．｡﹒﹖﹗]/g;
/** Terminators with the quotes, brackets, emphasis marks and note numbers that close after them. */
const CLUSTER = /(?:[.!?…‼⁇⁈⁉։؟۔।॥።፧။។៕。！？．｡﹒﹖﹗]|["'”’»›)\]}」』）】〉》*_]|\[\d{1,3}\])+/y;
/** These end a sentence without white space after them. */
const ENDS_WITHOUT_SPACE = "。！？．｡﹒﹖﹗";
const OPENERS = /["'“”‘’«»‹›([{¿¡*_~「『（]*/y;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const NUMBER = /\p{N}/u;
const WORD = /[\p{L}\p{M}'’]+/uy;
const INITIALISM = /^\p{L}(?:\.\p{L})+$/u;
const LIST_NUMBER = /^(?:\d{1,3}|[a-z])$/;
const LONGEST_ABBREVIATION = 12;
const LONGEST_STARTER = 24;

/**
 * Finds the sentences of paragraphs, from each one's first to last visible character, with closing quotes.
 *
 * A sentence ends at a terminator that white space follows (none is needed after CJK ones), or with its paragraph.
 * It goes on after an abbreviation, an initial or a list number, and when the next word has no capital.
 * What holds no letter and no number is no sentence: it is counted to a sentence of its paragraph, or left out.
 */
export function findSentences(text: string, paragraphs: readonly Span[]): Span[] {
  const sentences: Span[] = [];
  for (const paragraph of paragraphs) addSentences(text, paragraph, sentences);
  return sentences;
}

function addSentences(text: string, paragraph: Span, sentences: Span[]): void {
  const before = sentences.length;
  let start = paragraph.start;
  let offset = start;
  // From `start` to here there is no letter or number; not to be searched again.
  let wordless = start;
  while (offset < paragraph.end) {
    TERMINATOR.lastIndex = offset;
    const terminator = TERMINATOR.test(text) ? TERMINATOR.lastIndex - 1 : paragraph.end;
    if (terminator >= paragraph.end) break;
    offset = terminator + 1;
    const next = text.charCodeAt(offset);
    // Most full stops stand before a space; those within numbers and addresses are passed by here.
    if (next < 128 && !isWhiteSpace(next) && isAsciiLetterOrDigit(next) && text.charCodeAt(terminator) < 128)
      continue;
    CLUSTER.lastIndex = terminator;
    const end = CLUSTER.test(text) ? Math.min(CLUSTER.lastIndex, paragraph.end) : offset;
    offset = end;
    if (!isSentenceEdge(text, start, terminator, end, paragraph.end)) continue;
    if (!holdsWord(text, wordless, end)) {
      wordless = end;
      continue;
    }
    sentences.push({ start, end });
    start = skipWhiteSpace(text, end, paragraph.end);
    offset = start;
    wordless = start;
  }
  if (start >= paragraph.end) return;
  if (holdsWord(text, wordless, paragraph.end)) {
    sentences.push({ start, end: paragraph.end });
  } else if (sentences.length > before) {
    const last = sentences.pop();
    if (last !== undefined) sentences.push({ start: last.start, end: paragraph.end });
  }
}

/** Whether the sentence from `start` ends at the terminators `[terminator, end)`. */
function isSentenceEdge(
  text: string,
  start: number,
  terminator: number,
  end: number,
  limit: number,
): boolean {
  const following = skipWhiteSpace(text, end, limit);
  if (following >= limit) return true;
  if (following === end) {
    if (!ENDS_WITHOUT_SPACE.includes(text.charAt(terminator))) return false;
    return !(text.charAt(terminator) === "．" && NUMBER.test(text.charAt(end)));
  }
  OPENERS.lastIndex = following;
  const word = OPENERS.test(text) ? OPENERS.lastIndex : following;
  const character = text.charAt(word);
  if (character === "," || character === ";") return false;
  if (startsInLowerCase(text, word)) return false;
  if (text.charAt(terminator) !== "." || text.charAt(terminator + 1) === ".") return true;
  return !leansOnNext(text, start, terminator, word);
}

/** Whether the full stop at `stop` belongs to an abbreviation, an initial or a list number rather than a sentence. */
function leansOnNext(text: string, start: number, stop: number, next: number): boolean {
  let first = stop;
  const floor = Math.max(start, stop - LONGEST_ABBREVIATION);
  while (first > floor && isAbbreviationUnit(text.charCodeAt(first - 1))) first -= 1;
  const written = text.slice(first, stop);
  if (written === "") return false;
  const folded = written.toLowerCase();
  if (first === start && LIST_NUMBER.test(written)) return true;
  if (leaningAbbreviations.has(folded)) return true;
  const numberFollows = NUMBER.test(text.charAt(next));
  if (numberFollows && numberAbbreviations.has(folded)) return true;
  const isInitial = written.length === 1 && written !== folded;
  if (!isInitial && !INITIALISM.test(written) && !closingAbbreviations.has(folded)) return false;
  if (numberFollows) return folded !== "etc";
  WORD.lastIndex = next;
  const length = WORD.test(text) ? Math.min(WORD.lastIndex - next, LONGEST_STARTER) : 0;
  return length > 0 && !sentenceStarters.has(text.slice(next, next + length).toLowerCase());
}

function startsInLowerCase(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (code >= 0x61 && code <= 0x7a) {
    // A name such as iPhone may begin a sentence.
    const second = text.charCodeAt(offset + 1);
    return !(second >= 0x41 && second <= 0x5a);
  }
  if (code < 0x80) return false;
  const character = text.charAt(offset);
  return character !== character.toUpperCase() && character === character.toLowerCase();
}

function holdsWord(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    const code = text.charCodeAt(offset);
    if (isAsciiLetterOrDigit(code)) return true;
    if (code >= 0x80) return LETTER_OR_NUMBER.test(text.slice(offset, end));
  }
  return false;
}

function isAsciiLetterOrDigit(code: number): boolean {
  const folded = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (folded >= 0x61 && folded <= 0x7a);
}

function isAbbreviationUnit(code: number): boolean {
  return code === 0x2e || isAsciiLetterOrDigit(code) || (code >= 0xc0 && code < 0x250);
}
