/** The most that a document may hold; past either, a change is refused and the old text stays. */
export const maximumBytes = 64 * 1024 * 1024;
export const maximumWords = 10_000_000;

/** UTF-8 bytes of a string; a lone surrogate counts as the three bytes of its replacement character. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) {
      bytes += 1;
      continue;
    }
    bytes += 2;
    if (unit >= 0xd800 && unit < 0xdc00) {
      const next = text.charCodeAt(index + 1);
      if (next >= 0xdc00 && next < 0xe000) index += 1;
    }
  }
  return bytes;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0 || unit === 0x3000;
}

/** Runs between white space, as `wc` counts them: enough to hold a text against the limit, quick at any size. */
function countRuns(text: string): number {
  let runs = 0;
  let between = true;
  for (let index = 0; index < text.length; index += 1) {
    const space = isSpace(text.charCodeAt(index));
    if (between && !space) runs += 1;
    between = space;
  }
  return runs;
}

/** A change that adds no more than this is typing, which must not cost a look at the whole text. */
const typedUnits = 1000;

/**
 * Why a text that grew to this length (in UTF-16 units) by `growth` is too long to take, as a sentence for the
 * person; `null` when it is not. Bytes and words are counted only after a paste or the like, and only where the
 * length alone does not settle it, so asking is free for most changes: `readText` is called only then.
 */
export function refusal(length: number, growth: number, readText: () => string): string | null {
  if (growth <= 0) return null;
  if (length > maximumBytes) return tooLarge;
  // A UTF-16 unit is at most three bytes, and a word is a character and a space at least.
  const mayBeTooLarge = length * 3 > maximumBytes;
  const mayBeTooManyWords = (length + 1) / 2 > maximumWords;
  if (growth <= typedUnits || (!mayBeTooLarge && !mayBeTooManyWords)) return null;
  const text = readText();
  if (mayBeTooLarge && utf8Length(text) > maximumBytes) return tooLarge;
  return mayBeTooManyWords && countRuns(text) > maximumWords ? tooManyWords : null;
}

const tooLarge = "That is more than 64 MB of text, the most this editor takes. Your text is as it was.";
const tooManyWords =
  "That is more than 10,000,000 words, the most this editor takes. Your text is as it was.";
