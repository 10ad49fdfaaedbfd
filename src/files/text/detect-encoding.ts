import type { TextEncoding } from "./encodings.ts";
import { scoreEncodings } from "./score-encoding.ts";

/** How many bytes are looked at where every byte counts. */
const sampleBytes = 16 * 1024;

/** The encoding that a byte order mark announces, and how long the mark is; `null` without one. */
export function announcedEncoding(bytes: Uint8Array): TextEncoding | "utf-32" | null {
  const [one, two, three, four] = bytes;
  if (one === 0xff && two === 0xfe)
    return three === 0 && four === 0 && bytes.length >= 4 ? "utf-32" : "utf-16le";
  if (one === 0xfe && two === 0xff) return "utf-16be";
  if (one === 0 && two === 0 && three === 0xfe && four === 0xff) return "utf-32";
  return one === 0xef && two === 0xbb && three === 0xbf ? "utf-8" : null;
}

interface Utf8Check {
  readonly isAscii: boolean;
  /** Characters of more than one byte that are well formed, and bytes that belong to none. */
  readonly wellFormed: number;
  readonly illFormed: number;
}

/** The length of the well-formed UTF-8 sequence at an offset (Unicode, table 3-7); 0 when there is none. */
function sequenceLength(bytes: Uint8Array, offset: number): number {
  const lead = bytes[offset] ?? 0;
  const length =
    lead >= 0xf0 && lead <= 0xf4
      ? 4
      : lead >= 0xe0 && lead <= 0xef
        ? 3
        : lead >= 0xc2 && lead <= 0xdf
          ? 2
          : 0;
  for (let index = 1; index < length; index += 1) {
    if (((bytes[offset + index] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  const second = bytes[offset + 1] ?? 0;
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  return lead === 0xf4 && second > 0x8f ? 0 : length;
}

function checkUtf8(bytes: Uint8Array): Utf8Check {
  let wellFormed = 0;
  let illFormed = 0;
  let isAscii = true;
  for (let offset = 0; offset < bytes.length;) {
    if ((bytes[offset] ?? 0) < 0x80) {
      offset += 1;
      continue;
    }
    isAscii = false;
    const length = sequenceLength(bytes, offset);
    // A file that breaks off within its last character is no less UTF-8.
    if (length === 0 && offset < bytes.length - 3) illFormed += 1;
    if (length > 0) wellFormed += 1;
    offset += Math.max(1, length);
  }
  return { isAscii, wellFormed, illFormed };
}

/** Whether ASCII bytes switch to Japanese characters and back, as ISO-2022-JP does. */
function hasJapaneseEscapes(bytes: Uint8Array): boolean {
  for (let offset = bytes.indexOf(0x1b); offset >= 0; offset = bytes.indexOf(0x1b, offset + 1)) {
    const second = bytes[offset + 1];
    const third = bytes[offset + 2];
    if (second === 0x24 && (third === 0x42 || third === 0x40)) return true;
  }
  return false;
}

const ordinaryCharacters =
  /[\t\n\r\u0020-\u007e\u00a0-\u024f\p{M}\u0370-\u052f\u0590-\u06ff\u0900-\u0e7f\u1e00-\u1fff\u2010-\u203a\u20ac\u2122\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9f\u{1f300}-\u{1faff}]/gu;

/** The share of a sample's characters that ordinary texts are made of, read as UTF-16. */
function ordinaryShare(sample: Uint8Array, encoding: "utf-16le" | "utf-16be"): number {
  const text = new TextDecoder(encoding).decode(sample);
  return (text.match(ordinaryCharacters)?.length ?? 0) / Math.max(1, Array.from(text).length);
}

function isControl(byte: number): boolean {
  return (
    byte < 0x20 &&
    byte !== 0x09 &&
    byte !== 0x0a &&
    byte !== 0x0c &&
    byte !== 0x0d &&
    byte !== 0x1b &&
    byte !== 0x1a
  );
}

/**
 * UTF-16 without a mark: every character has two bytes, so that control codes and zeros stand where 8-bit text would
 * have none, and one of the two orders makes a text of it.
 */
function detectUtf16(sample: Uint8Array): TextEncoding | null {
  if (!sample.some(isControl)) return null;
  const even = sample.subarray(0, sample.length & ~1);
  const littleEndian = ordinaryShare(even, "utf-16le");
  const bigEndian = ordinaryShare(even, "utf-16be");
  if (Math.max(littleEndian, bigEndian) < 0.95 || Math.abs(littleEndian - bigEndian) < 0.05) return null;
  return littleEndian > bigEndian ? "utf-16le" : "utf-16be";
}

/** Where bytes beyond ASCII begin, or the line in which they do. */
function sampleStart(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const lineStart = bytes.subarray(0, first).lastIndexOf(0x0a) + 1;
  return Math.max(lineStart, first - 2000, 0);
}

/**
 * Tells the encoding of a text from its bytes: a mark at the start, else UTF-8 where the bytes are that, else UTF-16
 * by its pattern, else whichever encoding makes the likeliest text of them. "binary" for bytes that are no text in
 * any encoding. Short texts with few letters beyond ASCII may fit several encodings; the one met most often is given.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding | "utf-32" | "binary" {
  const announced = announcedEncoding(bytes);
  if (announced !== null) return announced;
  const beginning = bytes.subarray(0, sampleBytes);
  const utf16 = detectUtf16(beginning);
  if (utf16 !== null) return utf16;
  if (isUtf32(beginning)) return "utf-32";
  const controls = beginning.reduce((count, byte) => count + Number(isControl(byte)), 0);
  if (controls * 100 > beginning.length) return "binary";
  const { isAscii, wellFormed, illFormed } = checkUtf8(bytes);
  if (isAscii) return hasJapaneseEscapes(bytes) ? "iso-2022-jp" : "utf-8";
  if (illFormed === 0 && wellFormed > 0) return "utf-8";
  // A UTF-8 text with some bytes of another, as when files of two encodings were put together.
  if (wellFormed > 20 * illFormed) return "utf-8";
  const start = sampleStart(bytes);
  const sample = bytes.subarray(start, start + sampleBytes);
  return scoreEncodings(sample, start + sampleBytes < bytes.length)[0]?.encoding ?? "windows-1252";
}

/** Three zeros in each four bytes, at the same places. */
function isUtf32(sample: Uint8Array): boolean {
  const length = sample.length & ~3;
  if (length < 8) return false;
  const zeros = [0, 0, 0, 0];
  for (let offset = 0; offset < length; offset += 1) {
    if (sample[offset] === 0) zeros[offset & 3] = (zeros[offset & 3] ?? 0) + 1;
  }
  const all = length / 4;
  return (
    zeros.some((count) => count < all / 2) &&
    ((zeros[0] === all && zeros[1] === all) || (zeros[2] === all && zeros[3] === all))
  );
}
