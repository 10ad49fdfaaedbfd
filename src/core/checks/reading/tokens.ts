import type { Span } from "#core/document/span.ts";

/** What a token is, before its part of speech is known. */
export type TokenKind = "word" | "number" | "mark" | "opaque";

/** A word, number or mark of a sentence. Contractions are two: `do` + `n't`, `it` + `'s`. */
export interface Token extends Span {
  /** As it stands in the text. */
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly lower: string;
  readonly kind: TokenKind;
  /** Whether white space, or the beginning of the sentence, stands before it. */
  readonly spaced: boolean;
}

const ADDRESS =
  /(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|`[^`]*`|(?:[A-Za-z]:)?[\\/](?:[\w.-]+[\\/])+[\w.-]*|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|co|uk|html?|js|ts|py|txt|pdf|docx?|json|xml|css|md|exe|zip|png|jpe?g)\b(?:\/[^\s<>"”]*)?|[@#][\w-]+|\b\w+(?:_\w+)+\b/;
const ABBREVIATION =
  /\b(?:[A-Za-z]\.){2,}(?![A-Za-z])|\b(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|Inc|Ltd|Co|Corp|No|Vol|Fig|al|cf|approx|dept|est|Gen|Sen|Rep|Gov|Capt|Lt|Col|Sgt|Rev|Hon|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.(?=\s|,|$)/;
const NUMBER =
  /[$£€¥]?\d+(?:[.,:/]\d+)*(?:st|nd|rd|th|s|%|am|pm|km|kg|cm|mm|m|k|x)?(?![\p{L}\p{N}])|[$£€¥]\d+/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´][\p{L}]+)*(?:[-‐‑][\p{L}\p{N}]+(?:['’][\p{L}]+)*)*/u;
const CLITIC =
  /(?<!\p{L})['’](?:s|re|ve|ll|d|m|em|tis|twas|til|cause)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])n['’]t(?![\p{L}])/iu;
const MARK = /\.{2,}|…|--+|[!?]{2,}|[^\s]/u;
const tokenPattern = new RegExp(
  [ADDRESS, ABBREVIATION, NUMBER, CLITIC, WORD, MARK].map(({ source }) => `(${source})`).join("|"),
  "giu",
);

const negation = /^(.+)(n['’‘`´]t)$/i;
const clitic = /^(.+?)(['’‘`´](?:s|re|ve|ll|d|m))$/i;

function straighten(text: string): string {
  return text.replace(/[’‘`´]/g, "'").toLowerCase();
}

function makeToken(text: string, start: number, kind: TokenKind, spaced: boolean): Token {
  return { start, end: start + text.length, text, lower: straighten(text), kind, spaced };
}

/** A word as one token, or as two where it is a contraction. `can't` is `ca` + `n't`, as in the Penn Treebank. */
function splitWord(text: string, start: number, spaced: boolean): Token[] {
  const [, before = "", after = ""] = negation.exec(text) ?? clitic.exec(text) ?? [];
  if (before === "" || /[-‐‑]/.test(after)) return [makeToken(text, start, "word", spaced)];
  const first = makeToken(before, start, /^\d/.test(before) ? "number" : "word", spaced);
  return [first, makeToken(after, start + before.length, "word", false)];
}

const SPACE = 0x20;
const COMMA = 0x2c;

/** Where a run of letters of ASCII from an offset on ends; the offset itself where there is none. */
function findLettersEnd(text: string, start: number): number {
  let end = start;
  for (
    let code = text.charCodeAt(end) | 0x20;
    code >= 0x61 && code <= 0x7a;
    code = text.charCodeAt(end) | 0x20
  )
    end += 1;
  return end;
}

/** Whether the text, or a space, goes on at an offset: then nothing before it can be a part of what comes after. */
function isGap(text: string, offset: number): boolean {
  return offset >= text.length || text.charCodeAt(offset) === SPACE;
}

/**
 * Cuts a sentence into words, numbers and marks; spans count from the sentence's start. Addresses, file names, code in
 * backticks, hashtags and mentions are one opaque token each: no check reads into them.
 */
export function readTokens(sentence: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (;;) {
    let start = end;
    while (sentence.charCodeAt(start) === SPACE) start += 1;
    // Most words are letters between spaces, or before a comma: these need no pattern.
    const lettersEnd = findLettersEnd(sentence, start);
    const hasComma = sentence.charCodeAt(lettersEnd) === COMMA;
    if (lettersEnd > start && isGap(sentence, hasComma ? lettersEnd + 1 : lettersEnd)) {
      const text = sentence.slice(start, lettersEnd);
      const spaced = start === 0 || start > end;
      tokens.push({ start, end: lettersEnd, text, lower: text.toLowerCase(), kind: "word", spaced });
      end = lettersEnd;
      if (!hasComma) continue;
      tokens.push({ start: end, end: end + 1, text: ",", lower: ",", kind: "mark", spaced: false });
      end += 1;
      continue;
    }
    tokenPattern.lastIndex = start;
    const match = tokenPattern.exec(sentence);
    if (match === null) return tokens;
    const spaced = match.index === 0 || match.index > end;
    end = match.index + match[0].length;
    addMatch(tokens, match, spaced);
  }
}

function addMatch(tokens: Token[], match: RegExpExecArray, spaced: boolean): void {
  const [text, address, , number, , word, mark] = match;
  const start = match.index;
  if (address !== undefined) tokens.push(makeToken(text, start, "opaque", spaced));
  else if (number !== undefined) tokens.push(makeToken(text, start, "number", spaced));
  else if (mark !== undefined) tokens.push(makeToken(text, start, "mark", spaced));
  else if (word === undefined) tokens.push(makeToken(text, start, "word", spaced));
  else if (/\d/.test(word) && !/^\p{L}+['’]/u.test(word))
    tokens.push(makeToken(text, start, /^\d+$/.test(word) ? "number" : "opaque", spaced));
  else tokens.push(...splitWord(text, start, spaced));
}
