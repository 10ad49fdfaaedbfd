import { readWrittenKind } from "./written-words.ts";
import type { WrittenKind } from "./written-words.ts";

/** Why a title begins anew at a word. */
export type TitleStart = "first" | "colon" | "dash" | "stop" | "quotation";

/** One word of a title; a hyphenated word has a piece a part. Offsets are those of the line. */
export interface TitlePiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly written: WrittenKind | null;
  readonly begins: TitleStart | null;
  /** Whether it is the last word of the title, of its part before a colon or stop, or of a quotation. */
  readonly isLast: boolean;
  /** The hyphenated word that it is a part of, and its place there; a word of its own has one part. */
  readonly compound: string;
  readonly part: number;
  readonly parts: number;
  /** Whether a comma, bracket or other mark stands after it. */
  readonly isStopped: boolean;
  /** Whether apostrophes stand for the rest of it, as in rock ’n’ roll. */
  readonly isShortened: boolean;
}

const CHUNK = /\S+/g;
const LEAD = /^[\p{Ps}\p{Pi}\p{Pf}"'*_~`¿¡]*/u;
const TRAIL = /[^\p{L}\p{N}\p{M}]*$/u;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const DIVIDER = /--+|[-‐‑–—―/]/g;
const LONE_DASH = /^(?:-{1,3}|[–—―])$/;
const OPENING_QUOTE = /[\p{Pi}"'„‚]/u;
const CLOSING_QUOTE = /[\p{Pf}"“]|'/u;
const ABBREVIATION =
  /^(?:\p{L}|mr|mrs|ms|mx|dr|st|jr|sr|vs|vol|no|nos|pp?|ch|fig|ed|eds|inc|ltd|co|corp|dept|prof|rev|gen|gov|approx|etc)$/iu;

interface RoughPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly written: WrittenKind | null;
  readonly compound: string;
  readonly part: number;
  readonly parts: number;
  readonly lead: string;
  readonly trail: string;
  readonly dashBefore: boolean;
}

/** The words of one title with what its rules must know of their places. White space alone has none. */
export function readTitlePieces(line: string): readonly TitlePiece[] {
  const rough = readRoughPieces(line);
  return rough.map((piece, index) => {
    const before = rough[index - 1];
    return {
      start: piece.start,
      end: piece.end,
      text: piece.text,
      written: piece.written,
      compound: piece.compound,
      part: piece.part,
      parts: piece.parts,
      begins: before === undefined ? "first" : readStart(before, piece),
      isLast: isLast(piece, rough[index + 1]),
      isStopped: /[,;:.!?)\]]/.test(piece.trail),
      isShortened: isShortened(piece),
    };
  });
}

function readStart(before: RoughPiece, piece: RoughPiece): TitleStart | null {
  if (before.trail.includes(":")) return "colon";
  if (endsSentence(before)) return "stop";
  if (piece.dashBefore) return "dash";
  return OPENING_QUOTE.test(piece.lead) && !isShortened(piece) ? "quotation" : null;
}

function isShortened({ text, lead, trail }: RoughPiece): boolean {
  return /^n$/i.test(text) && /['‘’]$/.test(lead) && /^['’]?$/.test(trail);
}

function endsSentence({ text, trail, written }: RoughPiece): boolean {
  if (/[!?。！？]/.test(trail)) return true;
  if (!/[.…]/.test(trail)) return false;
  return written !== "initials" && !ABBREVIATION.test(text);
}

function isLast(piece: RoughPiece, next: RoughPiece | undefined): boolean {
  if (next === undefined || piece.trail.includes(":") || endsSentence(piece)) return true;
  return CLOSING_QUOTE.test(piece.trail) && !isShortened(piece);
}

function readRoughPieces(line: string): RoughPiece[] {
  const pieces: RoughPiece[] = [];
  let dashBefore = false;
  for (const match of line.matchAll(CHUNK)) {
    const [chunk] = match;
    if (LONE_DASH.test(chunk)) {
      dashBefore = true;
      continue;
    }
    const found = readChunk(chunk, match.index, dashBefore);
    if (found.length > 0) dashBefore = false;
    pieces.push(...found);
  }
  return pieces;
}

function readChunk(chunk: string, offset: number, dashBefore: boolean): readonly RoughPiece[] {
  const lead = LEAD.exec(chunk)?.[0] ?? "";
  if (lead.length === chunk.length) return [];
  const trail = TRAIL.exec(chunk.slice(lead.length))?.[0] ?? "";
  const core = chunk.slice(lead.length, chunk.length - trail.length);
  const start = offset + lead.length;
  const written = readWrittenKind(core);
  if (written !== null) {
    return [
      {
        start,
        end: start + core.length,
        text: core,
        written,
        compound: core,
        part: 0,
        parts: 1,
        lead,
        trail,
        dashBefore,
      },
    ];
  }
  return divide(core, start).map((piece, index, all) => ({
    ...piece,
    lead: index === 0 ? lead : "",
    trail: index === all.length - 1 ? trail : "",
    dashBefore: index === 0 ? dashBefore : piece.dashBefore,
  }));
}

type Divided = Omit<RoughPiece, "lead" | "trail">;

/** Divides what stands between spaces at its hyphens, dashes and slashes. */
function divide(core: string, offset: number): readonly Divided[] {
  const groups: {
    readonly dash: boolean;
    readonly parts: { readonly start: number; readonly text: string }[];
  }[] = [{ dash: false, parts: [] }];
  let from = 0;
  const add = (to: number) => {
    const text = core.slice(from, to);
    if (WORD_CHARACTER.test(text)) groups.at(-1)?.parts.push({ start: from, text });
  };
  for (const { 0: divider, index } of core.matchAll(DIVIDER)) {
    add(index);
    from = index + divider.length;
    if (!/^[-‐‑]$/.test(divider)) groups.push({ dash: /^(?:--|[—―])/.test(divider), parts: [] });
  }
  add(core.length);
  return groups.flatMap(({ dash, parts }) => {
    const compound = parts.map(({ text }) => text).join("-");
    return parts.map(({ start, text }, part) => ({
      start: offset + start,
      end: offset + start + text.length,
      text,
      written: null,
      compound,
      part,
      parts: parts.length,
      dashBefore: dash && part === 0,
    }));
  });
}
