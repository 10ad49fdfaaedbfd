/**
 * The text with every line break as one line feed, as editors hold it: CR LF and a lone CR become LF. A text
 * without a carriage return comes back as it is.
 */
export function normalizeLineBreaks(text: string): string {
  return text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
}
