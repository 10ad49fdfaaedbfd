/** The encoding that a byte order mark announces; UTF-8 where there is none. */
function announcedEncoding(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return "utf-8";
}

/**
 * Decodes UTF-8, with or without a byte order mark, and UTF-16 with one; the mark is not part of the text.
 * `null` for bytes that are no such text. A zero byte counts as that too: text never has one, while archives and
 * UTF-16 without a mark do, and they would otherwise be counted as if they were text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(announcedEncoding(bytes), { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
