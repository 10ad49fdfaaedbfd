import { isLineBreak, isWhiteSpace } from "./white-space.ts";

/** How many user-perceived characters a text holds, and where a scan of it stopped. */
export interface GraphemeCount {
  /** Extended grapheme clusters, line breaks left out. */
  readonly characters: number;
  /** Those of them that are white space. */
  readonly whiteSpace: number;
  /** Those of them that begin with a letter or a number. */
  readonly letters: number;
  /** UTF-16 offset after the last cluster counted. */
  readonly end: number;
}

const OTHER = 0;
const LETTER = 1;
const WHITE_SPACE = 2;
const LINE_BREAK = 3;
/** May join with a neighbour, so that only the segmenter knows. */
const JOINING = 4;
const NOT_SEEN_YET = 5;

/** Characters of the basic plane that always stand alone beside one another, from UAX #29's Grapheme_Cluster_Break. */
const STANDING_ALONE = [
  [0x0000, 0x02ff],
  [0x0370, 0x0482],
  [0x048a, 0x058f],
  [0x05be, 0x05be],
  [0x05d0, 0x05ea],
  [0x0608, 0x060f],
  [0x061b, 0x061b],
  [0x061e, 0x064a],
  [0x0660, 0x066f],
  [0x0671, 0x06d5],
  [0x1e00, 0x1fff],
  [0x2000, 0x200a],
  [0x2010, 0x205e],
  [0x2070, 0x20cf],
  [0x2100, 0x2bff],
  [0x3000, 0x3029],
  [0x3031, 0x303c],
  [0x3041, 0x3096],
  [0x309b, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff01, 0xff9d],
] as const;

const LETTER_OR_NUMBER = /^[\p{L}\p{N}]/u;
/** `Intl.Segmenter` takes time that grows faster than its text on older engines, so it is handed pieces. */
const PIECE_UNITS = 1024;

/** More than any text holds. */
const MOST_CHARACTERS = 2 ** 30;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

const classes = new Uint8Array(0x10000).fill(JOINING);
for (const [first, last] of STANDING_ALONE) classes.fill(NOT_SEEN_YET, first, last + 1);

function classify(code: number): number {
  const kind = isLineBreak(code)
    ? LINE_BREAK
    : isWhiteSpace(code)
      ? WHITE_SPACE
      : LETTER_OR_NUMBER.test(String.fromCharCode(code))
        ? LETTER
        : OTHER;
  classes[code] = kind;
  return kind;
}

/**
 * Counts extended grapheme clusters (UAX #29), line breaks left out, and stops after `limit` of them.
 * Lone surrogates count as one character each.
 */
export function countGraphemes(text: string, limit: number = MOST_CHARACTERS): GraphemeCount {
  const length = text.length;
  let characters = 0;
  let whiteSpace = 0;
  let letters = 0;
  let offset = 0;
  let kind = kindAt(text, 0);
  while (offset < length && characters < limit) {
    const next = offset + 1 < length ? kindAt(text, offset + 1) : OTHER;
    if (kind !== JOINING && (next !== JOINING || kind === LINE_BREAK)) {
      offset += 1;
      if (kind !== LINE_BREAK) characters += 1;
      if (kind === LETTER) letters += 1;
      else if (kind === WHITE_SPACE) whiteSpace += 1;
      kind = next;
      continue;
    }
    const end = findJoiningEnd(text, offset);
    for (const { segment } of segmenter.segment(text.slice(offset, end))) {
      if (characters >= limit) break;
      offset += segment.length;
      const first = segment.charCodeAt(0);
      if (isLineBreak(first)) continue;
      characters += 1;
      if (segment.length === 1 && isWhiteSpace(first)) whiteSpace += 1;
      else if (LETTER_OR_NUMBER.test(segment)) letters += 1;
    }
    kind = kindAt(text, offset);
  }
  return { characters, whiteSpace, letters, end: offset };
}

function kindAt(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  const kind = classes[code] ?? OTHER;
  return kind === NOT_SEEN_YET ? classify(code) : kind;
}

/** The end of a piece from `start` on that begins and ends at cluster edges, with a bound where there is none. */
function findJoiningEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + PIECE_UNITS);
  let offset = start + 1;
  while (offset < limit) {
    // Between two characters that each stand alone there is always an edge.
    if (classes[text.charCodeAt(offset - 1)] !== JOINING && classes[text.charCodeAt(offset)] !== JOINING)
      return offset;
    offset += 1;
  }
  const splitsPair =
    (text.charCodeAt(offset) & 0xfc00) === 0xdc00 && (text.charCodeAt(offset - 1) & 0xfc00) === 0xd800;
  if (!splitsPair && offset === text.length) return offset;
  // Ends before the last cluster that began, which the bound may have cut.
  let edge = 0;
  for (const { index } of segmenter.segment(text.slice(start, offset))) edge = index;
  return edge > 0 ? start + edge : offset;
}
