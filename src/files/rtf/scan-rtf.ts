import type { ReadTask } from "../read-task.ts";

/** Is told of the parts of an RTF file in their order. */
export interface RtfHandler {
  openGroup(): void;
  closeGroup(): void;
  /** A control word with its number, `null` without one. */
  word(name: string, parameter: number | null): void;
  /** A control symbol: the character after the backslash. */
  symbol(character: string): void;
  /** Bytes of text, of some code page. */
  bytes(start: number, end: number): void;
  byte(value: number): void;
  /** Whether the rest of the file is of no interest. */
  readonly isFinished: boolean;
}

const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const pieceBytes = 64 * 1024;
const longestWord = 32;

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function hexDigit(code: number | undefined): number {
  const value = Number.parseInt(String.fromCharCode(code ?? 0), 16);
  return Number.isNaN(value) ? -1 : value;
}

/** Reads what follows a backslash; gives the offset after it. */
function readControl(bytes: Uint8Array, start: number, handler: RtfHandler): number {
  let offset = start;
  if (!isLetter(bytes[offset] ?? 0)) {
    const code = bytes[offset] ?? 0;
    if (code === 0x27) {
      const high = hexDigit(bytes[offset + 1]);
      const low = hexDigit(bytes[offset + 2]);
      if (high < 0 || low < 0) return offset + 1;
      handler.byte(high * 16 + low);
      return offset + 3;
    }
    if (offset < bytes.length) handler.symbol(String.fromCharCode(code));
    return offset + 1;
  }
  let name = "";
  while (offset < bytes.length && offset - start < longestWord && isLetter(bytes[offset] ?? 0)) {
    name += String.fromCharCode(bytes[offset] ?? 0);
    offset += 1;
  }
  const isNegative = bytes[offset] === 0x2d;
  const digitsStart = isNegative ? offset + 1 : offset;
  let digitsEnd = digitsStart;
  let value = 0;
  while (digitsEnd - digitsStart < 10 && isDigit(bytes[digitsEnd] ?? 0)) {
    value = value * 10 + (bytes[digitsEnd] ?? 0) - 0x30;
    digitsEnd += 1;
  }
  const parameter = digitsEnd === digitsStart ? null : isNegative ? -value : value;
  if (parameter !== null) offset = digitsEnd;
  if (bytes[offset] === 0x20) offset += 1;
  if (name === "bin") return offset + Math.max(0, parameter ?? 0);
  handler.word(name, parameter);
  return offset;
}

/** Whether a byte is neither text nor has any meaning: line ends of the file itself, and zeros. */
function isIgnored(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0;
}

/** Reads an RTF file (RTF 1.9.1, "RTF syntax") and tells of its parts. Bytes after `\bin` are stepped over. */
export async function scanRtf(bytes: Uint8Array, handler: RtfHandler, task: ReadTask): Promise<void> {
  let offset = 0;
  let nextPause = pieceBytes;
  while (offset < bytes.length && !handler.isFinished) {
    const code = bytes[offset] ?? 0;
    if (code === backslash) {
      offset = readControl(bytes, offset + 1, handler);
    } else if (code === openBrace) {
      handler.openGroup();
      offset += 1;
    } else if (code === closeBrace) {
      handler.closeGroup();
      offset += 1;
    } else if (isIgnored(code)) {
      offset += 1;
    } else {
      const start = offset;
      while (offset < bytes.length) {
        const next = bytes[offset] ?? 0;
        if (next === backslash || next === openBrace || next === closeBrace || isIgnored(next)) break;
        offset += 1;
      }
      handler.bytes(start, offset);
    }
    if (offset >= nextPause) {
      nextPause = offset + pieceBytes;
      await task.pause(offset / bytes.length);
    }
  }
}
