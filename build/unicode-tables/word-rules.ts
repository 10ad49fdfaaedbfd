import type { BoundaryRules } from "./boundary-rules.ts";
import { defer, join, split } from "./boundary-rules.ts";
import type { CharacterClass } from "./character-data.ts";

type Previous =
  | "start"
  | "CR"
  | "newline"
  | "letter"
  | "hebrew"
  | "number"
  | "katakana"
  | "connector"
  | "space"
  | "complex"
  | "other"
  /** A letter and punctuation that joins it to a letter that follows (WB6). */
  | "letter+mid"
  /** A number and punctuation that joins it to a number that follows (WB12). */
  | "number+mid"
  /** A Hebrew letter and a double quote that joins it to a Hebrew letter that follows (WB7b). */
  | "hebrew+double"
  /** A Hebrew letter and an apostrophe, which belongs to it in any case (WB7a). */
  | "hebrew+single";

interface WordState {
  /** The last character that is no extender (WB4), with the punctuation after it that may join. */
  readonly previous: Previous;
  /** WB3c: the very last character is a zero width joiner. */
  readonly joiner: boolean;
  /** WB15, WB16: an odd number of regional indicators stands before. */
  readonly oddIndicators: boolean;
}

const NEWLINES = new Set(["CR", "LF", "Newline"]);
const EXTENDERS = new Set(["Extend", "Format", "ZWJ"]);
const OPEN = new Set<Previous>(["letter+mid", "number+mid", "hebrew+double"]);
const WORDLIKE = new Set<Previous>(["letter", "hebrew", "number", "katakana", "connector"]);

/**
 * Word boundaries: UAX #29 revision 47 (Unicode 17), section 4.1, rules WB1 to WB999. What the annex leaves to
 * dictionaries is tailored: a run of characters with Line_Break=SA (Thai, Lao, Khmer, Burmese and some others) is one
 * segment.
 */
export const wordRules: BoundaryRules<WordState> = {
  start: { previous: "start", joiner: false, oddIndicators: false },
  step(before, character) {
    const { word } = character;
    const { previous } = before;
    const joiner = word === "ZWJ";
    if (previous === "CR" && word === "LF") return join(begin(character)); // WB3
    const isAtEdge = previous === "start" || previous === "CR" || previous === "newline"; // WB1, WB3a
    if (EXTENDERS.has(word) && !isAtEdge) {
      // WB4. Spaces join only side by side (WB3d).
      return join({ ...before, joiner, previous: previous === "space" ? "other" : previous });
    }
    const after: WordState = {
      ...begin(character),
      joiner,
      oddIndicators: word === "Regional_Indicator" && !before.oddIndicators,
    };
    if (isAtEdge) return split(after);
    const confirmed = OPEN.has(previous);
    if (NEWLINES.has(word)) return { ...split(after), confirmed }; // WB3b
    if (isJoined(before, word))
      return join(word === "Single_Quote" ? { ...after, previous: "hebrew+single" } : after);
    if (before.joiner && character.pictographic) return { ...join(after), confirmed }; // WB3c
    const middle = findMiddle(previous, word);
    if (middle !== null) return defer({ ...after, previous: middle });
    return { ...split(after), confirmed };
  },
  isOpen: ({ previous }) => OPEN.has(previous),
};

function begin({ word }: CharacterClass): WordState {
  return { previous: PREVIOUS[word] ?? "other", joiner: false, oddIndicators: false };
}

const PREVIOUS: Readonly<Record<string, Previous>> = {
  CR: "CR",
  LF: "newline",
  Newline: "newline",
  ALetter: "letter",
  Hebrew_Letter: "hebrew",
  Numeric: "number",
  Katakana: "katakana",
  ExtendNumLet: "connector",
  WSegSpace: "space",
  Complex: "complex",
};

function isJoined({ previous, oddIndicators }: WordState, word: string): boolean {
  switch (word) {
    case "ALetter":
    case "Hebrew_Letter": // WB5, WB7, WB7c, WB10, WB13b
      if (previous === "hebrew+double") return word === "Hebrew_Letter";
      return ["letter", "hebrew", "number", "connector", "letter+mid", "hebrew+single"].includes(previous);
    case "Numeric": // WB8, WB9, WB11, WB13b
      return ["letter", "hebrew", "number", "connector", "number+mid"].includes(previous);
    case "Katakana": // WB13, WB13b
      return previous === "katakana" || previous === "connector";
    case "ExtendNumLet": // WB13a
      return WORDLIKE.has(previous);
    case "Single_Quote": // WB7a
      return previous === "hebrew";
    case "Regional_Indicator": // WB15, WB16
      return oddIndicators;
    case "WSegSpace": // WB3d
      return previous === "space";
    case "Complex":
      return previous === "complex";
    default:
      return false;
  }
}

/** The state after punctuation that may join what stands before it to what follows (WB6, WB7b, WB12). */
function findMiddle(previous: Previous, word: string): Previous | null {
  const isQuote = word === "MidNumLet" || word === "Single_Quote";
  if ((previous === "letter" || previous === "hebrew") && (isQuote || word === "MidLetter"))
    return "letter+mid";
  if (previous === "number" && (isQuote || word === "MidNum")) return "number+mid";
  return previous === "hebrew" && word === "Double_Quote" ? "hebrew+double" : null;
}
