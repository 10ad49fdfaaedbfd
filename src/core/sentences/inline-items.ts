import { isDigit, LONGEST_LOOK } from "./letters.ts";

const LONGEST_ITEM = 600;
const BULLETS = "•‣◦⁃▪●∙";
const MARKER = new RegExp(`([${BULLETS}][ \\u00a0]?)?(\\(?)(\\d{1,3}|[a-z])(\\.\\)|[.)])[ \\u00a0]`, "y");
const BULLET = new RegExp(`[${BULLETS}](?=[ \\u00a0])`, "y");

/**
 * The offset of the next item of a list that runs on in one line, when the sentence from `start` begins with an item:
 * `1. One 2. Two`, `a) one b) two`, `• one • two`. Only the very next number or letter in the same dress counts, so
 * that a number within a sentence is no item. -1 when there is none within 600 units.
 */
export function findNextItem(text: string, start: number, limit: number): number {
  if (!mayBeginItem(text, start)) return -1;
  const item = text.slice(start, Math.min(limit, start + LONGEST_ITEM));
  MARKER.lastIndex = 0;
  const marker = MARKER.exec(item);
  if (marker === null) {
    BULLET.lastIndex = 0;
    const bullet = BULLET.test(item) ? item.charAt(0) : null;
    return bullet === null ? -1 : findMarker(start, item, bullet, /^[ \u00a0]\S/);
  }
  const [, bullet = "", bracket = "", number = "", closer = ""] = marker;
  const next = /\d/.test(number) ? String(Number(number) + 1) : nextLetter(number);
  if (next === null) return -1;
  const follows = closer === ")" && bracket === "" ? /^[ \u00a0]\p{L}/u : /^[ \u00a0]["'“‘]?[\p{Lu}\p{Lo}]/u;
  return findMarker(start, item, `${bullet}${bracket}${next}${closer}`, follows);
}

function mayBeginItem(text: string, start: number): boolean {
  const code = text.charCodeAt(start);
  if (code >= 0x41 && code <= 0x5a) return false;
  if (code === 0x28 || isDigit(code)) return true;
  if (code >= 0x61 && code <= 0x7a) {
    const second = text.charCodeAt(start + 1);
    return second === 0x2e || second === 0x29;
  }
  return BULLETS.includes(text.charAt(start));
}

function nextLetter(letter: string): string | null {
  return letter === "z" ? null : String.fromCharCode(letter.charCodeAt(0) + 1);
}

function findMarker(start: number, item: string, marker: string, follows: RegExp): number {
  let found = item.indexOf(marker, 1);
  while (found >= 0) {
    const after = item.slice(found + marker.length, found + marker.length + LONGEST_LOOK);
    if (/\s/.test(item.charAt(found - 1)) && follows.test(after)) return start + found;
    found = item.indexOf(marker, found + 1);
  }
  return -1;
}
