import { ReadFailure } from "../read-failure.ts";
import { hasBytes } from "../signatures.ts";
import { type ByteView, noBytes } from "./byte-view.ts";
import { type CharacterRange, type FileInformation, throwIfEncrypted } from "./file-information.ts";

/** The version of the format that Word 2 for Windows writes, all minor releases of it. */
const word2Version = 0x2d;
/** Up to where the fields that are read here reach. */
const headBytes = 0x180;

/** Whether bytes begin as a document of Word 2 for Windows (1991), which lies in the file without a container. */
export function isWord2(bytes: Uint8Array): boolean {
  return (
    hasBytes(bytes, 0, "\xdb\xa5") && bytes.length > headBytes && bytes[2] === word2Version && bytes[3] === 0
  );
}

/**
 * What the head of a document of Word 2 says: where its text lies, which is bytes in one piece. Its notes follow the
 * body in the same piece, and are taken as its end; headers and comments come after them and are left out. The layout
 * is that of the later versions, as far as it goes (Microsoft, "Word for Windows Binary File Format", 1992). Throws
 * `ReadFailure` for documents that are encrypted, or that were saved fast and keep their text in pieces.
 */
export function readWord2Information(document: ByteView): FileInformation {
  const flags = document.u16(0x0a);
  throwIfEncrypted(flags);
  if ((flags & 0x0004) !== 0) {
    throw new ReadFailure(
      "unsupported",
      "was saved in pieces by Word 2 for Windows (1991), which is not read here",
      "Open it in a word processor that still reads it, save it as DOCX and open that.",
    );
  }
  const textStart = document.u32(0x18);
  const length = Math.max(0, document.i32(0x34)) + Math.max(0, document.i32(0x38));
  const end = Math.min(length, Math.max(0, document.length - textStart));
  const none: CharacterRange = { start: end, end };
  return {
    isBeforeWord97: true,
    hasWideText: false,
    language: document.u16(6),
    isMacintosh: false,
    textStart,
    stories: {
      main: { start: 0, end },
      footnotes: none,
      headers: none,
      macros: none,
      comments: none,
      endnotes: none,
      textBoxes: none,
      headerTextBoxes: none,
    },
    document,
    table: () => noBytes,
    tableAndRest: () => noBytes,
  };
}
