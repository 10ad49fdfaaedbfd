/**
 * What lines may do at a character, after the classes of UAX #14 (Unicode Line Breaking Algorithm, Unicode 17) that
 * matter to running text. Hangul keeps its words whole, as Korean typesetting does.
 */
type BreakClass =
  | "space"
  | "zero-width-space"
  | "glue"
  | "mark"
  | "open"
  | "close"
  | "quotation"
  | "hyphen"
  | "break-after"
  | "dash"
  | "slash"
  | "digit"
  | "ideograph"
  | "nonstarter"
  | "dictionary"
  | "letter";

const classes: readonly (readonly [BreakClass, RegExp])[] = [
  ["space", /[ \t\u1680\u2000-\u2006\u2008-\u200a\u205f]/u],
  ["zero-width-space", /\u200b/u],
  ["glue", /[\u00a0\u2007\u2011\u202f\u2060\ufeff\u0f0c]|\u034f/u],
  ["mark", /[\p{M}\u200c\u200d\p{Emoji_Modifier}]/u],
  [
    "open",
    /[([{\u00a1\u00bf\u2045\u207d\u208d\u2329\u2768\u276a\u276c\u276e\u2770\u2772\u2774\u27e6\u27e8\u27ea\u27ec\u27ee\u2983-\u2998\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff08\uff3b\uff5b\uff5f\uff62]/u,
  ],
  [
    "close",
    /[)\]}!?,.:;%\u2026\u2025\u2030\u2032-\u2037\u203c\u2047-\u2049\u2046\u207e\u208e\u232a\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301e\u301f\u060c\u061b\u061f\u066a\u06d4\u0964\u0965\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\uff60\uff61\uff63\uff64\u00b0\u2103]/u,
  ],
  ["quotation", /["'\u00ab\u00bb\u2018-\u201f\u2039\u203a]/u],
  ["hyphen", /-/u],
  ["break-after", /[\u2010\u2012\u2013\u058a\u05be\u104a\u104b\u1361\u17d4\u17d5\u0f0b|]/u],
  ["dash", /[\u2014\u2e3a\u2e3b]/u],
  ["slash", /\//u],
  ["digit", /\p{Nd}/u],
  [
    "nonstarter",
    /[\u3005\u301c\u303b\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u309b-\u309e\u30a0\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u30fb-\u30fe\u31f0-\u31ff\uff67-\uff70]/u,
  ],
  [
    "ideograph",
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uffef]/u,
  ],
  ["dictionary", /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u],
];

const known = new Map<string, BreakClass>();

function classOf(character: string): BreakClass {
  let found = known.get(character);
  if (found === undefined) {
    found = classes.find(([, pattern]) => pattern.test(character))?.[0] ?? "letter";
    known.set(character, found);
  }
  return found;
}

/**
 * Where lines of a paragraph may end: 1 at each UTF-16 offset before which a new line may start. Words of Thai, Lao,
 * Khmer and Burmese, which nothing parts in writing, come from the engine's dictionaries.
 */
export function findLineBreaks(paragraph: string): Uint8Array {
  const breaks = new Uint8Array(paragraph.length + 1);
  let previous: BreakClass | null = null;
  /** The class before the spaces that stand before this character. */
  let beforeSpaces: BreakClass | null = null;
  let hasDictionary = false;
  let offset = 0;
  for (const character of paragraph) {
    let current = classOf(character);
    // LB9: a mark goes with what it stands on.
    if (current === "mark" && previous !== null && previous !== "space" && previous !== "zero-width-space") {
      offset += character.length;
      continue;
    }
    if (current === "mark") current = "letter";
    hasDictionary ||= current === "dictionary";
    if (previous !== null && mayBreak(previous, current, beforeSpaces)) breaks[offset] = 1;
    if (current !== "space") beforeSpaces = current;
    // LB20a: a hyphen that starts a word does not end a line.
    previous = current === "hyphen" && (previous === null || previous === "space") ? "letter" : current;
    offset += character.length;
  }
  if (hasDictionary) addDictionaryBreaks(paragraph, breaks);
  return breaks;
}

function mayBreak(previous: BreakClass, current: BreakClass, beforeSpaces: BreakClass | null): boolean {
  if (current === "space" || current === "zero-width-space") return false;
  if (previous === "zero-width-space") return true;
  if (current === "close" || current === "slash") return false;
  if (previous === "space")
    return beforeSpaces !== "open" && !(current === "nonstarter" && beforeSpaces === "ideograph");
  if (previous === "glue" || current === "glue" || previous === "open") return false;
  if (previous === "quotation" || current === "quotation") return false;
  if (previous === "dash" || current === "dash") return previous !== current;
  if (current === "hyphen" || current === "break-after" || current === "nonstarter") return false;
  if (previous === "hyphen" || previous === "slash") return current !== "digit";
  if (previous === "break-after") return true;
  const isIdeographic = previous === "ideograph" || previous === "nonstarter";
  if (current === "open") return isIdeographic;
  return isIdeographic || current === "ideograph";
}

function addDictionaryBreaks(paragraph: string, breaks: Uint8Array): void {
  const segmenter = new Intl.Segmenter("th", { granularity: "word" });
  for (const { index, segment } of segmenter.segment(paragraph)) {
    const before = lastCharacter(paragraph, index);
    const [first = ""] = segment;
    if (
      classOf(first) === "dictionary" &&
      before !== "" &&
      ["dictionary", "letter", "digit"].includes(classOf(before))
    ) {
      breaks[index] = 1;
    }
  }
}

/** The character before an offset that is not a mark. */
function lastCharacter(text: string, offset: number): string {
  return /(\P{M})\p{M}*$/u.exec(text.slice(Math.max(0, offset - 16), offset))?.[1] ?? "";
}
