/** The kinds of characters that readers do not see, or take for others, in the order of lists. */
export const hiddenKinds = [
  "direction",
  "zero-width",
  "joiner",
  "tag",
  "control",
  "filler",
  "soft-hyphen",
  "space",
  "line-separator",
  "selector",
  "damaged",
  "look-alike",
  "styled",
] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

export interface HiddenKindFacts {
  readonly name: string;
  /** What it is and what it does to a text. */
  readonly explanation: string;
  /** Whether the character shows nothing at all, so that its place has to be shown by its neighbours. */
  readonly invisible: boolean;
}

export const hiddenKindFacts: Readonly<Record<HiddenKind, HiddenKindFacts>> = {
  direction: {
    name: "Direction controls",
    explanation:
      "They turn the order in which characters are shown. In Arabic or Hebrew text they are often right; elsewhere they can make a text read other than it is (“Trojan Source”, 2021).",
    invisible: true,
  },
  "zero-width": {
    name: "Zero-width characters",
    explanation:
      "They show nothing, yet count, break searches and can mark a text so that copies of it are traced. In Thai, Khmer and other scripts without spaces a zero-width space may part words.",
    invisible: true,
  },
  joiner: {
    name: "Joiners",
    explanation:
      "They join or part the letters beside them. Within emoji and in Persian, Urdu and Indic words they are part of the spelling.",
    invisible: true,
  },
  tag: {
    name: "Tag characters",
    explanation:
      "Invisible copies of the ASCII letters. Apart from three flags they have no use, and can hide whole sentences from people that programs read.",
    invisible: true,
  },
  control: {
    name: "Control characters",
    explanation: "Left over from terminals and old files. Many forms refuse them.",
    invisible: true,
  },
  filler: {
    name: "Blank fillers",
    explanation: "Letters and patterns that are drawn as empty space, used for names that look blank.",
    invisible: false,
  },
  "soft-hyphen": {
    name: "Soft hyphens",
    explanation:
      "They show where a word may be divided at the end of a line, and are invisible elsewhere. Searches and spelling checks may miss the word.",
    invisible: true,
  },
  space: {
    name: "Unusual spaces",
    explanation:
      "Spaces that do not break, or of another width. Right in French punctuation and between a number and its unit; elsewhere mostly left over from a web page.",
    invisible: false,
  },
  "line-separator": {
    name: "Rare line breaks",
    explanation:
      "Line and paragraph separators, vertical tabs and form feeds, which many programs do not break at.",
    invisible: true,
  },
  selector: {
    name: "Variation selectors",
    explanation:
      "They choose how the character before is drawn. After an emoji or an ideograph they are right; elsewhere they do nothing and count, and can hide data.",
    invisible: true,
  },
  damaged: {
    name: "Damaged characters",
    explanation:
      "Replacement characters, halves of a character, or code points that mean nothing here: something was lost.",
    invisible: false,
  },
  "look-alike": {
    name: "Look-alike letters",
    explanation:
      "Letters of one script among those of another that they resemble, such as a Cyrillic а in a Latin word. Searches miss the word, and it can imitate a name.",
    invisible: false,
  },
  styled: {
    name: "Letters in disguise",
    explanation:
      "Mathematical, full-width and ligature forms of plain letters. Some screen readers spell them out or skip them.",
    invisible: false,
  },
};

/** Code points, first and last, by kind. What is in none of them is looked at by its category. */
const ranges: readonly (readonly [first: number, last: number, kind: HiddenKind])[] = [
  [0x00, 0x08, "control"],
  [0x0b, 0x0c, "line-separator"],
  [0x0e, 0x1f, "control"],
  [0x7f, 0x84, "control"],
  [0x85, 0x85, "line-separator"],
  [0x86, 0x9f, "control"],
  [0xa0, 0xa0, "space"],
  [0xad, 0xad, "soft-hyphen"],
  [0x34f, 0x34f, "joiner"],
  [0x61c, 0x61c, "direction"],
  [0x115f, 0x1160, "filler"],
  [0x1680, 0x1680, "space"],
  [0x17b4, 0x17b5, "zero-width"],
  [0x180b, 0x180d, "selector"],
  [0x180e, 0x180e, "zero-width"],
  [0x180f, 0x180f, "selector"],
  [0x2000, 0x200a, "space"],
  [0x200b, 0x200b, "zero-width"],
  [0x200c, 0x200d, "joiner"],
  [0x200e, 0x200f, "direction"],
  [0x2028, 0x2029, "line-separator"],
  [0x202a, 0x202e, "direction"],
  [0x202f, 0x202f, "space"],
  [0x205f, 0x205f, "space"],
  [0x2060, 0x2065, "zero-width"],
  [0x2066, 0x2069, "direction"],
  [0x206a, 0x206f, "zero-width"],
  [0x2800, 0x2800, "filler"],
  [0x3000, 0x3000, "space"],
  [0x3164, 0x3164, "filler"],
  [0xd800, 0xdfff, "damaged"],
  [0xe000, 0xf8ff, "damaged"],
  [0xfdd0, 0xfdef, "damaged"],
  [0xfe00, 0xfe0f, "selector"],
  [0xfeff, 0xfeff, "zero-width"],
  [0xffa0, 0xffa0, "filler"],
  [0xfff0, 0xfffb, "zero-width"],
  [0xfffc, 0xfffd, "damaged"],
  [0xfffe, 0xffff, "damaged"],
  [0x1bca0, 0x1bca3, "zero-width"],
  [0x1d173, 0x1d17a, "zero-width"],
  [0xe0000, 0xe007f, "tag"],
  [0xe0100, 0xe01ef, "selector"],
  [0xf0000, 0x10ffff, "damaged"],
];

/** The kind of a code point by itself, which takes no notice of what stands beside it; `null` for what is seen. */
export function hiddenKindOf(codePoint: number): HiddenKind | null {
  for (const [first, last, kind] of ranges) if (codePoint >= first && codePoint <= last) return kind;
  return null;
}

/** By UTF-16 unit, 1 for what may be hidden or in disguise: halves of pairs, which hold both, among them. */
const suspicious = new Uint8Array(0x10000);
for (const [first, last] of ranges) if (last < 0x10000) suspicious.fill(1, first, last + 1);
for (const [first, last] of [
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const) {
  suspicious.fill(1, first, last + 1);
}

/** The first offset from `start` on at which a character may be hidden or in disguise; the text's length without one. */
export function findSuspicious(text: string, start: number): number {
  let offset = start;
  while (offset < text.length && suspicious[text.charCodeAt(offset)] === 0) offset += 1;
  return offset;
}
