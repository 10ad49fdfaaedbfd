import { findGraphemes, findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";
import { OffsetList } from "#core/scan/offset-list.ts";

/** The pieces of a text that are matched. What stands between them, spaces and punctuation, is not. */
export interface TextTokens {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Signs that say something by themselves: emoji, flags. */
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
/** A longer run without spaces in a script whose words need a dictionary is matched grapheme by grapheme. */
const LONGEST_UNDIVIDED = 2;

/** The words of a text: segments of UAX #29 that hold a letter or a number, and emoji. */
export function findWordTokens(text: string): TextTokens {
  const { boundaries, isWordLike, needsDictionary } = findUnicodeWordBoundaries(text);
  const starts = new OffsetList();
  const ends = new OffsetList();
  for (let index = 0; index < isWordLike.length; index += 1) {
    const start = boundaries[index] ?? 0;
    const end = boundaries[index + 1] ?? start;
    if (needsDictionary[index] === 1 && end - start > LONGEST_UNDIVIDED) {
      const graphemes = findGraphemes(text.slice(start, end));
      for (let part = 0; part + 1 < graphemes.length; part += 1) {
        starts.push(start + (graphemes[part] ?? 0));
        ends.push(start + (graphemes[part + 1] ?? 0));
      }
    } else if (isWordLike[index] === 1 || isPicture(text, start, end)) {
      starts.push(start);
      ends.push(end);
    }
  }
  return { starts: starts.toArray(), ends: ends.toArray() };
}

function isPicture(text: string, start: number, end: number): boolean {
  return text.charCodeAt(start) > 0xa8 && PICTURE.test(text.slice(start, end));
}

/** The lines of a text with their line breaks: LF, CR LF or CR. */
export function findLineTokens(text: string): TextTokens {
  const starts = new OffsetList();
  const ends = new OffsetList();
  let start = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    const endsLine = unit === 0x0a || (unit === 0x0d && text.charCodeAt(offset + 1) !== 0x0a);
    if (!endsLine) continue;
    starts.push(start);
    ends.push(offset + 1);
    start = offset + 1;
  }
  if (start < text.length) {
    starts.push(start);
    ends.push(text.length);
  }
  return { starts: starts.toArray(), ends: ends.toArray() };
}

/** The graphemes of a text (UAX #29). */
export function findGraphemeTokens(text: string): TextTokens {
  const boundaries = findGraphemes(text);
  return { starts: boundaries.subarray(0, -1), ends: boundaries.subarray(1) };
}
