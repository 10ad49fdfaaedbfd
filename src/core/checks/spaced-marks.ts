import { isWhiteSpace } from "#core/document/white-space.ts";
import { readOnce } from "./consistency/text-part.ts";
import type { TextParts } from "./consistency/text-parts.ts";

const COMMA = 0x2c;
const STOP = 0x2e;

/** White space as regular expressions have it. */
function isSpace(code: number): boolean {
  return code <= 0x20
    ? code === 0x20 || (code >= 9 && code <= 13)
    : code >= 0xa0 && (code === 0xfeff || isWhiteSpace(code));
}

function isMark(code: number): boolean {
  return code === COMMA || code === STOP;
}

/** How many commas and stops before white space a part has, and how many of them have white space before them too. */
const countMarks = readOnce(({ text, body }) => {
  let marks = 0;
  let apart = 0;
  let free = 0;
  for (let at = Math.max(1, body.start); at < body.end; at += 1) {
    if (!isMark(text.charCodeAt(at)) || (at + 1 < text.length && !isSpace(text.charCodeAt(at + 1)))) continue;
    const isApart = isSpace(text.charCodeAt(at - 1));
    const word = text.charCodeAt(isApart ? at - 2 : at - 1);
    // A mark that was counted is no word for the next to stand apart from.
    if ((isApart ? at - 2 : at - 1) < free || Number.isNaN(word) || isSpace(word)) continue;
    marks += 1;
    if (isApart) apart += 1;
    free = at + 1;
  }
  return { marks, apart };
});

/** Whether a text puts white space before nearly all its commas and stops: a text cut into tokens, not a slip. */
export function isCutIntoTokens(parts: TextParts): boolean {
  let marks = 0;
  let apart = 0;
  for (const part of parts) {
    const counted = countMarks(part);
    marks += counted.marks;
    apart += counted.apart;
  }
  return apart * 2 > marks;
}
