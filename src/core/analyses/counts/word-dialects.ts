import { ideographsAndKana } from "#core/characters/ideographs.ts";
import type { Block } from "#core/document/block.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import { isWhiteSpace } from "#core/document/white-space.ts";
import type { WordDialect } from "./counts.ts";

/** A rule for what a word is. */
export interface WordRule {
  readonly definition: string;
  readonly source: string;
  /** Where the words of a block start, ascending; a word that the block before began is left out. */
  findStarts(block: Block): ArrayLike<number>;
}

/** Each dialect's definition, its source, and the code that follows it. */
export const wordRules: Readonly<Record<WordDialect, WordRule>> = {
  word: {
    definition:
      "A run of characters between white space is one word; each Chinese character and each Japanese kana is one word of its own.",
    source: "Reported of word processors, Microsoft Word above all; none was tried (see `program-notes.ts`).",
    findStarts: findWordProcessorStarts,
  },
  unicode: {
    definition: "A segment between Unicode word boundaries that holds a letter or a number.",
    source: "Unicode Standard Annex #29, Unicode Text Segmentation, section 4.",
    findStarts: findUnicodeStarts,
  },
  wc: {
    definition: "A run of characters between white space, in any script.",
    source: "POSIX.1-2017, wc -w; which characters are white space as in GNU wc 9.1 in a UTF-8 locale.",
    findStarts: findWcStarts,
  },
};

const BETWEEN = 0;
const SPACE = 1;
const IDEOGRAPH = 2;
/** Part of the character before it. */
const MARK = 3;
/** Neither part of a word nor an end of one. */
const IGNORED = 4;

const wordClasses = new Uint8Array(0x10000);
const wcClasses = new Uint8Array(0x10000);
for (let code = 0; code <= 0x3000; code += 1) {
  if (isWhiteSpace(code)) wordClasses[code] = wcClasses[code] = SPACE;
}
for (const [first, last] of ideographsAndKana) wordClasses.fill(IDEOGRAPH, first, last + 1);
for (const mark of [0x3099, 0x309a, 0xff9e, 0xff9f]) wordClasses[mark] = MARK;
wordClasses.fill(MARK, 0xfe00, 0xfe0f + 1);
// GNU wc takes a word joiner for white space, and passes over what cannot be printed.
wcClasses[0x2060] = SPACE;
for (const [first, last] of [
  [0x0000, 0x0008],
  [0x000e, 0x001f],
  [0x007f, 0x009f],
  [0x2028, 0x2029],
] as const) {
  wcClasses.fill(IGNORED, first, last + 1);
}

function findWordProcessorStarts({ text, continues }: Block): number[] {
  const starts: number[] = [];
  let inWord = continues.word;
  for (let offset = 0; offset < text.length; offset += 1) {
    const kind = wordClasses[text.charCodeAt(offset)];
    if (kind === BETWEEN || kind === MARK) {
      if (!inWord) starts.push(offset);
      inWord = true;
    } else if (kind === SPACE) {
      inWord = false;
    } else {
      starts.push(offset);
      inWord = false;
      if ((text.charCodeAt(offset + 1) & 0xfc00) === 0xdc00) offset += 1;
      offset = skipMarks(text, offset + 1) - 1;
    }
  }
  return starts;
}

/** The end of the marks and variation selectors from `start` on, which are part of the character before them. */
function skipMarks(text: string, start: number): number {
  let offset = start;
  for (;;) {
    const unit = text.charCodeAt(offset);
    if (wordClasses[unit] === MARK) offset += 1;
    else if (unit === 0xdb40 && isVariationSelector(text, offset)) offset += 2;
    else return offset;
  }
}

/** U+E0100 to U+E01EF: forms of ideographs. */
function isVariationSelector(text: string, offset: number): boolean {
  const codePoint = text.codePointAt(offset) ?? 0;
  return codePoint >= 0xe0100 && codePoint <= 0xe01ef;
}

function findWcStarts({ text, continues }: Block): number[] {
  const starts: number[] = [];
  let inWord = continues.word;
  for (let offset = 0; offset < text.length; offset += 1) {
    const kind = wcClasses[text.charCodeAt(offset)];
    if (kind === BETWEEN) {
      if (!inWord) starts.push(offset);
      inWord = true;
    } else if (kind === SPACE) {
      inWord = false;
    }
  }
  return starts;
}

function findUnicodeStarts(block: Block): number[] {
  const words = readUnicodeWords(block);
  const starts: number[] = [];
  for (let index = 0; index < words.length; index += 2) {
    starts.push(words[index] ?? 0);
  }
  return starts;
}
