import { unzlibSync } from "fflate";

/** The tables of a font file by tag. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const WOFF = 0x774f4646;
const TRUE_TYPE = 0x00010000;
/** OpenType 1.9.1, `head`: what the checksum of a whole font is taken from. */
const CHECKSUM_MAGIC = 0xb1b0afba;

/**
 * The tables of a WOFF 1.0 (W3C, 2012) or TrueType file.
 *
 * @throws RangeError when the file is neither, or is cut short.
 */
export function readFontTables(bytes: Uint8Array): FontTables {
  const view = viewOf(bytes);
  const signature = view.getUint32(0);
  if (signature !== WOFF && signature !== TRUE_TYPE)
    throw new RangeError("The font is neither WOFF nor TrueType.");
  const isWoff = signature === WOFF;
  const count = view.getUint16(isWoff ? 12 : 4);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    const entry = isWoff ? 44 + index * 20 : 12 + index * 16;
    const offset = view.getUint32(entry + (isWoff ? 4 : 8));
    const stored = view.getUint32(entry + (isWoff ? 8 : 12));
    const size = view.getUint32(entry + 12);
    if (offset + stored > bytes.length) throw new RangeError("The font is cut short.");
    const data = bytes.subarray(offset, offset + stored);
    tables.set(readTag(view, entry), stored < size ? unzlibSync(data, { out: new Uint8Array(size) }) : data);
  }
  return tables;
}

/** A TrueType file of these tables, with checksums (OpenType 1.9.1, organization of an OpenType font). */
export function writeFontFile(tables: FontTables): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const entrySelector = Math.floor(Math.log2(sorted.length));
  const searchRange = 16 * 2 ** entrySelector;
  const start = 12 + sorted.length * 16;
  const size = sorted.reduce((sum, [, data]) => sum + padded(data.length), start);
  const bytes = new Uint8Array(size);
  const view = viewOf(bytes);
  view.setUint32(0, TRUE_TYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, searchRange);
  view.setUint16(8, entrySelector);
  view.setUint16(10, sorted.length * 16 - searchRange);
  let offset = start;
  let headOffset = -1;
  sorted.forEach(([tag, data], index) => {
    const entry = 12 + index * 16;
    bytes.set(data, offset);
    if (tag === "head") {
      headOffset = offset;
      view.setUint32(offset + 8, 0);
    }
    for (let letter = 0; letter < 4; letter += 1) bytes[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 4, checksum(view, offset, padded(data.length)));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, data.length);
    offset += padded(data.length);
  });
  if (headOffset >= 0) view.setUint32(headOffset + 8, (CHECKSUM_MAGIC - checksum(view, 0, size)) >>> 0);
  return bytes;
}

/** A table that a font must have. */
export function requireTable(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag);
  if (table === undefined) throw new RangeError(`The font has no table “${tag}”.`);
  return viewOf(table);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readTag(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(offset + letter)));
}

function padded(size: number): number {
  return (size + 3) & ~3;
}

function checksum(view: DataView, offset: number, size: number): number {
  let sum = 0;
  for (let at = offset; at < offset + size; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
