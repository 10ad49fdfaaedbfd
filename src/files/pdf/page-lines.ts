import type { PageRegion } from "./page-columns.ts";
import type { PageRow } from "./page-rows.ts";
import type { TextPiece } from "./text-piece.ts";

/** Characters of a line that belong to one link, or to none. */
export interface LineRun {
  readonly text: string;
  readonly address: string | null;
}

/** A line as it is read. */
export interface PageLine {
  readonly runs: readonly LineRun[];
  readonly text: string;
  readonly baseline: number;
  readonly size: number;
  /** White before its first character and after its last one within its region, in the direction of reading. */
  readonly startGap: number;
  readonly endGap: number;
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** It has wide white within, as rows of tables have: a tab stands there. */
  readonly isTableRow: boolean;
}

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRightLetter = /\p{L}/u;
const ideographic =
  /[\u2e80-\u303f\u3040-\u30ff\u3100-\u312f\u31a0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3ffff}]/u;

/** Whether a text has more letters that run from right to left than others. */
export function isMostlyRightToLeft(text: string): boolean {
  let balance = 0;
  for (const character of text) {
    if (rightToLeftLetter.test(character)) balance += 1;
    else if (leftToRightLetter.test(character)) balance -= 1;
  }
  return balance > 0;
}

/** Latin letters as wide as ideographs: the words of other languages in Chinese journals, with spaces between them. */
const wideLetter = /[\uff21-\uff3a\uff41-\uff5a]/;

/** Whether no space stands between two characters although a line ends between them. */
export function joinsWithoutSpace(before: string, after: string): boolean {
  if (wideLetter.test(before) && wideLetter.test(after)) return false;
  return ideographic.test(before) && ideographic.test(after);
}

function lastOf(text: string): string {
  return Array.from(text.slice(-2)).at(-1) ?? "";
}

function firstOf(text: string): string {
  return Array.from(text.slice(0, 2))[0] ?? "";
}

/** Pieces in the order of reading: stretches against the line's direction are turned round (after UAX #9, rule L2). */
function inReadingOrder(pieces: readonly TextPiece[], isRightToLeft: boolean): readonly TextPiece[] {
  const ordered = isRightToLeft ? pieces.toReversed() : pieces;
  const result: TextPiece[] = [];
  let against: TextPiece[] = [];
  let neutral: TextPiece[] = [];
  for (const piece of ordered) {
    const isRight = rightToLeftLetter.test(piece.text);
    const isAgainst = isRightToLeft ? !isRight && /[\p{L}\p{N}]/u.test(piece.text) : isRight;
    if (isAgainst) {
      against.push(...neutral, piece);
      neutral = [];
    } else if (against.length > 0 && piece.text.trim() === "") {
      neutral.push(piece);
    } else {
      result.push(...against.toReversed(), ...neutral, piece);
      against = [];
      neutral = [];
    }
  }
  result.push(...against.toReversed(), ...neutral);
  return result;
}

/** White, in sizes, from which words are apart; ideographs, which are set wide for looks too; and cells. */
const wordGap = 0.17;
const ideographGap = 0.7;
const cellGap = 2;

interface Joined {
  readonly runs: readonly LineRun[];
  readonly hasCells: boolean;
}

function joinPieces(pieces: readonly TextPiece[], size: number): Joined {
  const runs: { text: string; address: string | null }[] = [];
  let previous: TextPiece | null = null;
  let isSpaced = false;
  let hasCells = false;
  for (const piece of pieces) {
    if (piece.text.trim() === "") {
      isSpaced = true;
      continue;
    }
    const last = runs.at(-1);
    let separator = "";
    if (previous !== null && last !== undefined) {
      const gap = Math.max(piece.left - previous.right, previous.left - piece.right);
      const smaller = Math.min(previous.size, piece.size);
      const areIdeographs = joinsWithoutSpace(lastOf(last.text), firstOf(piece.text));
      if (gap > cellGap * size) {
        separator = "\t";
        hasCells = true;
      } else if (areIdeographs ? gap > ideographGap * size : isSpaced || gap > wordGap * smaller) {
        separator = " ";
      }
      if (/\s$/.test(last.text) || /^\s/.test(piece.text)) separator = separator === "\t" ? "\t" : "";
    }
    const text = piece.text.replace(/[\t\n\r\v\f]+/g, " ");
    if (last !== undefined && last.address === piece.address) last.text += separator + text;
    else {
      if (last !== undefined) last.text += separator;
      runs.push({ text, address: piece.address });
    }
    previous = piece;
    isSpaced = false;
  }
  return { runs, hasCells };
}

function lineOf(row: PageRow, region: PageRegion): PageLine {
  const isRightToLeft = isMostlyRightToLeft(row.pieces.map(({ text }) => text).join(""));
  const { runs, hasCells } = joinPieces(inReadingOrder(row.pieces, isRightToLeft), row.size);
  const before = row.left - region.left;
  const after = region.right - row.right;
  return {
    runs,
    text: runs.map(({ text }) => text).join(""),
    baseline: row.baseline,
    size: row.size,
    startGap: isRightToLeft ? after : before,
    endGap: isRightToLeft ? before : after,
    width: row.right - row.left,
    isRightToLeft,
    isTableRow: hasCells,
  };
}

/** The lines of a region. */
export function linesOf(region: PageRegion): readonly PageLine[] {
  return region.rows.map((row) => lineOf(row, region)).filter(({ text }) => text.trim() !== "");
}
