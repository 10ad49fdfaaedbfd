import type { BoundaryRules, BoundaryStep } from "./boundary-rules.ts";
import { defer, join, split } from "./boundary-rules.ts";

type SentenceState =
  | "start"
  | "other"
  | "CR"
  | "separator"
  /** Upper or lower case before (SB7). */
  | "cased"
  /** A full stop, with a cased letter before it or not; with closing punctuation; with spaces. */
  | "stop after cased"
  | "stop"
  | "stop+close"
  | "stop+space"
  /** Another terminator, likewise. */
  | "end"
  | "end+close"
  | "end+space"
  /** After a full stop, and neither a letter nor a terminator yet: a lower-case letter would go on (SB8). */
  | "open";

const SEPARATORS = new Set(["CR", "LF", "Sep"]);
const LETTERS = new Set(["OLetter", "Upper", "Lower"]);

/** Sentence boundaries: UAX #29 revision 47 (Unicode 17), section 5.1, rules SB1 to SB998. */
export const sentenceRules: BoundaryRules<SentenceState> = {
  start: "start",
  step(before, { sentence }) {
    if (before === "CR" && sentence === "LF") return join("separator"); // SB3
    if (before === "start" || before === "CR" || before === "separator") return split(begin(sentence)); // SB1, SB4
    if (sentence === "Extend" || sentence === "Format") return join(before); // SB5
    if (before === "open") return resolve(sentence); // SB8
    if (before === "other") return join(begin(sentence)); // SB998
    if (before === "cased") return join(sentence === "ATerm" ? "stop after cased" : begin(sentence));
    return stepAfterTerminator(before, sentence);
  },
  isOpen: (state) => state === "open",
};

function begin(sentence: string): SentenceState {
  if (sentence === "CR") return "CR";
  if (SEPARATORS.has(sentence)) return "separator";
  if (sentence === "Upper" || sentence === "Lower") return "cased";
  return sentence === "ATerm" ? "stop" : sentence === "STerm" ? "end" : "other";
}

function resolve(sentence: string): BoundaryStep<SentenceState> {
  if (sentence === "Lower") return join("cased");
  const isResolved =
    LETTERS.has(sentence) || SEPARATORS.has(sentence) || sentence === "ATerm" || sentence === "STerm";
  return isResolved ? { ...join(begin(sentence)), confirmed: true } : join<SentenceState>("open");
}

function stepAfterTerminator(
  before: Exclude<SentenceState, "start" | "other" | "CR" | "separator" | "cased" | "open">,
  sentence: string,
): BoundaryStep<SentenceState> {
  const isBare = before === "stop" || before === "stop after cased";
  const isStop = before.startsWith("stop");
  if (isBare && sentence === "Numeric") return join("other"); // SB6
  if (before === "stop after cased" && sentence === "Upper") return join("cased"); // SB7
  if (sentence === "SContinue" || sentence === "ATerm" || sentence === "STerm") return join(begin(sentence)); // SB8a
  const hasSpace = before.endsWith("space");
  if (sentence === "Close" && !hasSpace) return join(isStop ? "stop+close" : "end+close"); // SB9
  if (sentence === "Sp") return join(isStop ? "stop+space" : "end+space"); // SB9, SB10
  if (SEPARATORS.has(sentence)) return join(begin(sentence)); // SB9, SB10
  if (!isStop) return split(begin(sentence)); // SB11
  if (sentence === "Lower") return join("cased"); // SB8
  return LETTERS.has(sentence) ? split(begin(sentence)) : defer("open"); // SB11, SB8
}
