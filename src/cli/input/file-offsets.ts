/** Offsets of a text that was read, as those of the file it came from; in UTF-16 units. */
export type FileOffset = (offset: number) => number;

/** What the reader of texts makes a line break of, and what it drops: see `decodeText` of `#files/text`. */
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const cleaned = /\f?(?:\r\n?|[\n\u0085\u2028\u2029])|[\f\v]|^\ufeff|[\0-\x08\x0e-\x1f\x7f]/g;
const lineBreak = /[\n-\r\u0085\u2028\u2029]/;

/** The offsets of what is read as it stands: documents, whose text stands in no file, and texts without a mark. */
export const sameOffset: FileOffset = (offset) => offset;

/** The offsets of a text behind a byte order mark. */
export const offsetBehindMark: FileOffset = (offset) => offset + 1;

/**
 * The offsets in a file's text of a text that its reader made of it: without a byte order mark, with lines ended by LF,
 * without control characters. `sameOffset` for a text that was made otherwise, such as the words of a page.
 */
export function findFileOffsets(written: string, text: string): FileOffset {
  if (written === text) return sameOffset;
  const starts: number[] = [];
  const shifts: number[] = [];
  let shift = 0;
  const made = written.replace(cleaned, (found, at: number) => {
    const replacement = lineBreak.test(found) ? "\n" : "";
    if (found.length !== replacement.length) {
      starts.push(at - shift + replacement.length);
      shift += found.length - replacement.length;
      shifts.push(shift);
    }
    return replacement;
  });
  if (made !== text) return sameOffset;
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (shifts[low - 1] ?? 0);
  };
}
