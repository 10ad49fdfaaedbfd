/** What the directory of an archive says about one of its files. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly path: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  readonly packedSize: number;
  /** As announced; an archive built to do harm lies about it. */
  readonly size: number;
  /** Where the entry's own header stands in the archive. */
  readonly headerOffset: number;
}

const endSignature = 0x06_05_4b_50;
const end64Signature = 0x06_06_4b_50;
const end64LocatorSignature = 0x07_06_4b_50;
const entrySignature = 0x02_01_4b_50;
const endSize = 22;
const longestComment = 0xffff;
const mostEntries = 20_000;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Zip64 numbers have 64 bits; none that is of use here needs more than 53. */
function readLong(view: DataView, offset: number): number {
  return view.getUint32(offset, true) + view.getUint32(offset + 4, true) * 0x1_0000_0000;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endSize - longestComment);
  for (let offset = view.byteLength - endSize; offset >= first; offset -= 1) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  return null;
}

interface Directory {
  readonly start: number;
  readonly count: number;
  /** How many bytes stand before the archive proper: offsets in it do not count them. */
  readonly shift: number;
}

function findDirectory(view: DataView): Directory | null {
  const end = findEnd(view);
  if (end === null) return null;
  let count = view.getUint16(end + 10, true);
  let size = view.getUint32(end + 12, true);
  let offset = view.getUint32(end + 16, true);
  let directoryEnd = end;
  const locator = end - 20;
  if (
    (count === 0xffff || size === 0xffff_ffff || offset === 0xffff_ffff) &&
    locator >= 0 &&
    view.getUint32(locator, true) === end64LocatorSignature
  ) {
    const end64 = readLong(view, locator + 8);
    if (end64 + 56 > view.byteLength || view.getUint32(end64, true) !== end64Signature) return null;
    count = readLong(view, end64 + 32);
    size = readLong(view, end64 + 40);
    offset = readLong(view, end64 + 48);
    directoryEnd = end64;
  }
  const start = directoryEnd - size;
  if (start < 0 || offset > start) return null;
  return { start, count, shift: start - offset };
}

/** Sizes and offsets that do not fit stand in an extra field, in this order, those only that are all ones before. */
function readExtra(view: DataView, start: number, end: number, values: number[]): number[] {
  let offset = start;
  while (offset + 4 <= end) {
    const length = view.getUint16(offset + 2, true);
    const next = offset + 4 + length;
    if (next > end) break;
    if (view.getUint16(offset, true) === 0x0001) {
      let place = offset + 4;
      return values.map((value) => {
        if (value !== 0xffff_ffff || place + 8 > next) return value;
        place += 8;
        return readLong(view, place - 8);
      });
    }
    offset = next;
  }
  return values;
}

/**
 * Reads the directory at the end of a zip archive (PKWARE APPNOTE 6.3.10, sections 4.3.12 to 4.3.16, zip64
 * included). `null` when there is none or it is damaged, as in an archive that breaks off.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = viewOf(bytes);
  const directory = findDirectory(view);
  if (directory === null || directory.count > mostEntries) return null;
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  let offset = directory.start;
  for (let index = 0; index < directory.count; index += 1) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== entrySignature) return null;
    const nameStart = offset + 46;
    const nameEnd = nameStart + view.getUint16(offset + 28, true);
    const extraEnd = nameEnd + view.getUint16(offset + 30, true);
    if (extraEnd > bytes.length) return null;
    const [size = 0, packedSize = 0, headerOffset = 0] = readExtra(view, nameEnd, extraEnd, [
      view.getUint32(offset + 24, true),
      view.getUint32(offset + 20, true),
      view.getUint32(offset + 42, true),
    ]);
    entries.push({
      path: decoder.decode(bytes.subarray(nameStart, nameEnd)).replaceAll("\\", "/"),
      method: view.getUint16(offset + 10, true),
      isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      crc: view.getUint32(offset + 16, true),
      packedSize,
      size,
      headerOffset: headerOffset + directory.shift,
    });
    offset = extraEnd + view.getUint16(offset + 32, true);
  }
  return entries;
}

/** Where the packed bytes of an entry stand; `null` when they are not all there. */
export function findPackedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  const view = viewOf(bytes);
  const { headerOffset, packedSize } = entry;
  if (headerOffset + 30 > bytes.length || view.getUint32(headerOffset, true) !== 0x04_03_4b_50) return null;
  const start =
    headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
  const end = start + packedSize;
  return end > bytes.length ? null : bytes.subarray(start, end);
}
