import { ideographsAndKana } from "#core/characters/ideographs.ts";
import type { Block } from "#core/document/block.ts";
import { isSurrogate, isSurrogatePair } from "#core/scan/character-classes.ts";

/** What the dialect counts beside Chinese characters and kana. */
const others = [
  [0x1100, 0x115e], // Hangul initials, each of which begins a syllable
  [0xa960, 0xa97c],
  [0x3031, 0x3035], // kana repeat marks for vertical text
  [0x303c, 0x303c],
  [0x3105, 0x312f], // Bopomofo
  [0x3131, 0x318e], // Hangul letters
  [0x31a0, 0x31bf],
  [0xac00, 0xd7a3], // Hangul syllables
  [0xffa0, 0xffdc], // half-width Hangul
] as const;

const isCounted = new Uint8Array(0x10000);
for (const [first, last] of [...ideographsAndKana, ...others]) isCounted.fill(1, first, last + 1);

/** Where the Chinese characters, kana and Hangul syllables of a block stand; nothing else is counted. */
export function findCjkStarts({ text }: Block): number[] {
  const starts: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (isCounted[unit] === 1 && (!isSurrogate(unit) || isSurrogatePair(text, offset))) starts.push(offset);
  }
  return starts;
}
