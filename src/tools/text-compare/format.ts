import type { DifferenceKind, TextDifference } from "#core/compare/comparison.ts";
import { numberFormat } from "#core/number-format/number-format.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat({ maximumFractionDigits: 0 });
const percent = numberFormat({ style: "percent", maximumFractionDigits: 1 });

/** A whole number: `1,284`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A number with its unit: `1 change`, `17 changes`. */
export function formatQuantity(count: number, unit: string): string {
  return `${whole.format(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** A share as a percentage. What is not all is not rounded up to it, nor what is not nothing down: `99.9%`, `0.1%`. */
export function formatShare(share: number): string {
  const isInside = share > 0 && share < 1;
  return percent.format(isInside ? Math.min(0.999, Math.max(0.001, share)) : share);
}

/** What each kind of difference is called. */
export const kindNames: Readonly<Record<DifferenceKind, string>> = {
  wording: "Wording",
  number: "Numbers",
  punctuation: "Punctuation",
  case: "Capitals",
  spacing: "Spacing",
  moved: "Moved",
};

const kindWords: Readonly<Record<DifferenceKind, string>> = {
  wording: "Wording",
  number: "Number",
  punctuation: "Punctuation",
  case: "Capitals",
  spacing: "Spacing",
  moved: "Moved",
};

/** What happened at a place, in words: "Number changed", "Wording removed", "Moved to elsewhere". */
export function describeDifference({ kind, before, after }: TextDifference): string {
  const isAdded = before.start === before.end;
  const isRemoved = after.start === after.end;
  if (kind === "moved") return isAdded ? "Moved here" : "Moved from here";
  return `${kindWords[kind]} ${isAdded ? "added" : isRemoved ? "removed" : "changed"}`;
}

/** Why a difference deserves a second look; empty for none. */
export function describeMeaning({ changesNumber, changesNegation }: TextDifference): string {
  if (changesNumber && changesNegation) return "A number and a negation differ.";
  if (changesNumber) return "A number differs.";
  return changesNegation ? "A negation, such as “not”, differs." : "";
}

/** The beginning of a piece for a list: line breaks and tabs as signs, an empty piece as a dash. */
export function excerpt(text: string, start: number, end: number, most = 80): string {
  if (start === end) return "–";
  const piece = text.slice(start, Math.min(end, start + most));
  const shown = piece.replaceAll("\n", "¶").replaceAll("\t", "⇥");
  const cut = end - start > most ? `${shown}…` : shown;
  return cut.trim() === "" ? cut.replaceAll(/\s/gu, "␣") : cut;
}
