import createBidi, { type Bidi, type BidiCharTypeName } from "bidi-js";

/** The levels of one paragraph by the Unicode Bidirectional Algorithm (UAX #9, up to rule I2). */
export interface BidiLevels {
  /** One for each UTF-16 code unit; odd ones run right to left. */
  readonly levels: Uint8Array;
  /** 0 for a paragraph from left to right, 1 for one from right to left. */
  readonly base: 0 | 1;
}

export type BaseDirection = "ltr" | "rtl" | "auto";

/** Whether there can be anything but level 0 in a text from left to right. */
const MAY_RUN_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const SUPPLEMENTARY = /[\u{10000}-\u{10ffff}]/gu;

/** `bidi-js` looks at code units; a character of two is shown to it as two of the same type from the first plane. */
const representatives: Readonly<Partial<Record<BidiCharTypeName, string>>> = {
  L: "a",
  R: "\u05d0",
  AL: "\u0627",
  EN: "1",
  AN: "\u0660",
  ON: "!",
  NSM: "\u0300",
  ET: "%",
  ES: "+",
  CS: ",",
  BN: "\u200b",
};

let bidi: Bidi | null = null;

/**
 * The levels of a paragraph, a text without line ends. With `auto` the first strong character decides (rules P2 and
 * P3), and a paragraph without one runs from left to right.
 */
export function findBidiLevels(paragraph: string, direction: BaseDirection): BidiLevels {
  if (direction !== "rtl" && !MAY_RUN_LEFT.test(paragraph)) {
    return { levels: new Uint8Array(paragraph.length), base: 0 };
  }
  bidi ??= createBidi();
  const { getBidiCharTypeName, getEmbeddingLevels } = bidi;
  const shown = paragraph.replace(SUPPLEMENTARY, (character) =>
    (representatives[getBidiCharTypeName(character)] ?? "a").repeat(2),
  );
  const { levels, paragraphs } = getEmbeddingLevels(shown, direction);
  return { levels, base: (paragraphs[0]?.level ?? Number(direction === "rtl")) % 2 === 1 ? 1 : 0 };
}
