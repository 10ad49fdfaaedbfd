import { standardInput } from "../input/standard-input.ts";
import type { Terminal } from "../terminal.ts";

const byteOrderMark = "\ufeff";

/** What a file holds as UTF-8, byte for byte; `null` where it is no UTF-8. */
async function decodeWhole(source: string, terminal: Terminal): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  for await (const piece of terminal.openFile(source)) pieces.push(piece);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(pieces));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * The text of a file as it stands there, where `text` is what was read of it: a byte order mark, which other commands
 * leave out, and NULs, which others take for another encoding, are part of what is compared, or a patch would not fit.
 * `text` itself for documents, other encodings and standard input.
 */
export async function readExactText(source: string, text: string, terminal: Terminal): Promise<string> {
  if (source === standardInput) return text;
  const whole = await decodeWhole(source, terminal);
  if (whole === null) return text;
  const isMarked = whole === byteOrderMark + text;
  const wasGuessed = text.includes("\ufffd") && !whole.includes("\ufffd");
  return isMarked || wasGuessed ? whole : text;
}
