import { FlowWriter } from "../document/flow-writer.ts";
import type { ReadResult } from "../document/read-result.ts";
import type { ReadTask } from "../read-task.ts";
import { decodeText, undecodableLoss } from "../text/decode-text.ts";
import { announcedEncoding, detectEncoding } from "../text/detect-encoding.ts";
import { parseEncoding, type TextEncoding } from "../text/encodings.ts";
import { PageReader } from "./page-reader.ts";
import { readTags } from "./tag-stream.ts";

/** Where a page says which encoding it is in: at its start (HTML Standard, 13.2.3.2, there 1,024 bytes). */
const declarationBytes = 4096;

function declaredEncoding(bytes: Uint8Array): TextEncoding | null {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, declarationBytes));
  const declared =
    /<meta[^>]+?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml[^>]+?encoding\s*=\s*["']([\w:.-]+)["']/i.exec(start)?.[1];
  return declared === undefined ? null : parseEncoding(declared);
}

/** The encoding of a page: a mark or valid UTF-8 before what the page says, and that before what its bytes suggest. */
function encodingOfPage(bytes: Uint8Array): TextEncoding | null {
  if (announcedEncoding(bytes) !== null) return null;
  const detected = detectEncoding(bytes);
  const isSure = detected === "utf-8" || detected === "utf-16le" || detected === "utf-16be";
  const declared = isSure ? null : declaredEncoding(bytes);
  // What could be read to find the declaration is not UTF-16, nor are bytes UTF-8 that break its rules.
  return declared === "utf-8" || declared === "utf-16le" || declared === "utf-16be" ? null : declared;
}

/** Reads an HTML page as it is shown without scripts and style sheets. Throws `ReadFailure`. */
export async function readHtml(
  bytes: Uint8Array,
  wanted: TextEncoding | null,
  task: ReadTask,
): Promise<ReadResult> {
  const decoded = await decodeText(bytes, wanted ?? encodingOfPage(bytes), task);
  const writer = new FlowWriter();
  const reader = new PageReader(writer);
  await readTags(decoded.text, reader, task);
  reader.finish();
  return {
    format: "html",
    encoding: decoded.encoding,
    parts: writer.finish(),
    losses: undecodableLoss(decoded),
  };
}
