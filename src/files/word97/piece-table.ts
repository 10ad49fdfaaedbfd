import { damagedFile, ReadFailure } from "../read-failure.ts";
import { mostTextUnits } from "../read-limits.ts";
import { ByteView, noBytes, word97Name } from "./byte-view.ts";
import { codePageOf } from "./code-pages.ts";
import type { FileInformation } from "./file-information.ts";

/** Characters that lie together in the file. */
export interface Piece {
  /** Character positions: half-open. */
  readonly start: number;
  readonly end: number;
  /** Where its first character lies, in bytes from the start of the document stream. */
  readonly offset: number;
  readonly unitBytes: 1 | 2;
  /** Properties that were set on all of the piece after its formatting was written. */
  readonly modifiers: ByteView;
}

/** The text of all stories, and where in the file it lies. */
export interface PieceTable {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The codes that one-byte modifiers of pieces stand for ([MS-DOC] 2.9.214, Prm0), of those that matter here. */
const shortModifiers: Readonly<Record<number, number>> = {
  0x0c: 0x260a,
  0x18: 0x2416,
  0x19: 0x2417,
  0x41: 0x0800,
  0x42: 0x0801,
  0x55: 0x0835,
  0x56: 0x0836,
  0x5c: 0x083c,
};

function pieceModifiers(modifier: number, lists: readonly ByteView[]): ByteView {
  if (modifier === 0) return noBytes;
  if ((modifier & 1) === 1) return lists[modifier >> 1] ?? noBytes;
  const code = shortModifiers[(modifier >> 1) & 0x7f];
  if (code === undefined) return noBytes;
  return new ByteView(Uint8Array.of(code & 0xff, code >> 8, modifier >> 8));
}

interface PieceSource {
  readonly pieces: ByteView;
  readonly lists: readonly ByteView[];
}

/** The longest list of modifiers ([MS-DOC] 2.9.209, PrcData). */
const mostListBytes = 0x3fa2;

/** Finds the piece table behind the lists of modifiers that come before it ([MS-DOC] 2.9.38, Clx). */
function findPieces(clx: ByteView): PieceSource | null {
  const lists: ByteView[] = [];
  for (let at = 0; at < clx.length;) {
    const type = clx.u8(at);
    if (type === 1) {
      const size = clx.u16(at + 1);
      if (size > mostListBytes) return null;
      lists.push(clx.slice(at + 3, size));
      at += 3 + size;
    } else if (type === 2) {
      const size = Math.min(clx.u32(at + 1), clx.length - at - 5);
      return { pieces: clx.slice(at + 5, size), lists };
    } else {
      return null;
    }
  }
  return null;
}

const pieceBytes = 8;

/** How many times the text may be longer than its stream: pieces may be used again, but not without measure. */
const mostReuse = 4;

function readPieces(
  { pieces: plc, lists }: PieceSource,
  { isBeforeWord97, hasWideText }: FileInformation,
): readonly Piece[] {
  const count = Math.floor((plc.length - 4) / (4 + pieceBytes));
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = 4 * (count + 1) + pieceBytes * index;
    const [start, end] = [plc.u32(4 * index), plc.u32(4 * index + 4)];
    if (start >= end || start !== (pieces.at(-1)?.end ?? 0)) {
      if (start === end) continue;
      throw damagedFile(word97Name);
    }
    const place = plc.u32(at + 2);
    const isCompressed = (place & 0x4000_0000) !== 0;
    const modifiers = isBeforeWord97 ? noBytes : pieceModifiers(plc.u16(at + 6), lists);
    if (isBeforeWord97) pieces.push({ start, end, offset: place, unitBytes: hasWideText ? 2 : 1, modifiers });
    else if (isCompressed)
      pieces.push({ start, end, offset: (place & 0x3fff_ffff) >>> 1, unitBytes: 1, modifiers });
    else pieces.push({ start, end, offset: place & 0x3fff_ffff, unitBytes: 2, modifiers });
  }
  return pieces;
}

/** Without a piece table, the text lies in one piece. */
function onePiece({ textStart, stories, document, isBeforeWord97, hasWideText }: FileInformation): Piece {
  const unitBytes = isBeforeWord97 && hasWideText ? 2 : 1;
  const most = Math.max(0, Math.floor((document.length - textStart) / unitBytes));
  return {
    start: 0,
    end: Math.min(stories.headerTextBoxes.end, most),
    offset: textStart,
    unitBytes,
    modifiers: noBytes,
  };
}

/** Reads where the text lies, and the text. Throws `ReadFailure`. */
export function readPieceTable(information: FileInformation): PieceTable {
  const { document, isBeforeWord97 } = information;
  const source = findPieces(information.table("pieces"));
  if (source === null && !isBeforeWord97 && information.table("pieces").length > 0)
    throw damagedFile(word97Name);
  const pieces = source === null ? [onePiece(information)] : readPieces(source, information);
  const total = pieces.at(-1)?.end ?? 0;
  if (total > mostTextUnits) {
    throw new ReadFailure(
      "too-large",
      "holds more than 64 million characters of text",
      "Split it into smaller files and open these one at a time.",
    );
  }
  if (total > mostReuse * document.length) throw damagedFile(word97Name);
  // Word has stored text in bytes only where windows-1252 has all its characters, since it knows Unicode.
  const codePage = isBeforeWord97 ? codePageOf(information) : "windows-1252";
  const bytesDecoder = new TextDecoder(codePage);
  const unitsDecoder = new TextDecoder("utf-16le", { ignoreBOM: true });
  const texts = pieces.map(({ start, end, offset, unitBytes }) => {
    const bytes = document.slice(offset, (end - start) * unitBytes).bytes;
    const text = (unitBytes === 1 ? bytesDecoder : unitsDecoder).decode(bytes);
    // Positions must hold: characters of two bytes and broken ones would shift them.
    return text.length === end - start ? text : text.slice(0, end - start).padEnd(end - start, "\0");
  });
  const text = texts.join("");
  // Word 2 ends a line with two characters; the second one goes, and positions hold.
  return { text: isBeforeWord97 ? text.replaceAll("\r\n", "\r\0") : text, pieces };
}
