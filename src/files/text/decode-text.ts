import type { LeftOut } from "../document/imported-document.ts";
import { ReadFailure } from "../read-failure.ts";
import type { ReadTask } from "../read-task.ts";
import { detectEncoding } from "./detect-encoding.ts";
import type { TextEncoding } from "./encodings.ts";

/** Text with LF line ends, the encoding it was in, and how many of its characters could not be decoded. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly undecodable: number;
}

const pieceBytes = 1024 * 1024;

/** Ends lines with LF alone, and drops the marks and control characters that no reader sees. */
function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
      .replace(/\f\n?|\v/g, "\n")
      // oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
      .replace(/^\ufeff|[\0-\x08\x0e-\x1f\x7f]/g, "")
  );
}

/**
 * Decodes text in the encoding given, or else in the one that its bytes speak for. Throws `ReadFailure` for bytes that
 * are no text, and for UTF-32.
 */
export async function decodeText(
  bytes: Uint8Array,
  wanted: TextEncoding | null,
  task: ReadTask,
): Promise<DecodedText> {
  const encoding = wanted ?? detectEncoding(bytes);
  if (encoding === "binary") {
    throw new ReadFailure(
      "unsupported",
      "is not a text, or is in a format that is not read here",
      "Open it in the program it was made with, and save it as DOCX, ODT or plain text.",
    );
  }
  if (encoding === "utf-32") {
    throw new ReadFailure(
      "unsupported",
      "is text in UTF-32, which browsers do not read",
      "Open it in a text editor and save it as UTF-8.",
    );
  }
  const decoder = new TextDecoder(encoding);
  const pieces: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
    pieces.push(decoder.decode(bytes.subarray(offset, offset + pieceBytes), { stream: true }));
    await task.pause(offset / bytes.length / 2);
  }
  pieces.push(decoder.decode());
  const decoded = pieces.join("");
  // The encoding for Vietnamese writes letters and tones apart; everything else expects them together.
  const text = cleanText(encoding === "windows-1258" ? decoded.normalize("NFC") : decoded);
  return { text, encoding, undecodable: text.match(/\ufffd/g)?.length ?? 0 };
}

/** What a document in this text tells of characters that could not be decoded. */
export function undecodableLoss({ undecodable }: DecodedText): readonly LeftOut[] {
  return undecodable === 0 ? [] : [{ kind: "undecodable", count: undecodable }];
}
