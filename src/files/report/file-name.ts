import { cleanLine } from "./clean-text.ts";

/** What Windows, the strictest of the systems, takes for a device whatever follows the point. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** What no file name can hold somewhere, and marks that turn a name round so that its ending looks like another. */
const UNSAFE = /[<>:"/\\|?*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]+/gu;
/** In bytes of UTF-8; systems take 255, and the browser may add a number. */
const MOST_BYTES = 160;

/**
 * A title as the name of a file, ready for every system: nothing that separates folders or is forbidden, no leading or
 * closing points and spaces, no device, at most 160 bytes of UTF-8 before the extension. `fallback` for a title of which
 * nothing is left. `extension` begins with its point.
 */
export function safeFileName(title: string, extension: string, fallback: string): string {
  const cleaned = cleanLine(title)
    .normalize("NFC")
    .replace(UNSAFE, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[ .]+/u, "");
  const encoder = new TextEncoder();
  let name = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(cleaned.slice(0, 4 * MOST_BYTES))) {
    bytes += encoder.encode(segment).length;
    if (bytes > MOST_BYTES) break;
    name += segment;
  }
  name = name.replace(/[ .]+$/u, "");
  const safe = DEVICE.test(name) ? `_${name}` : name;
  return `${safe === "" ? fallback : safe}${extension}`;
}
