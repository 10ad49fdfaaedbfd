import { nameKinds } from "./exclusion-texts.ts";
import { formatCount, formatQuantity } from "./format.ts";
import type { LeftOut, ShownCounts } from "./shown-counts.ts";

type Sized = Pick<ShownCounts, "words" | "characters" | "leftOut">;
type Unit = "words" | "characters";

/** The name of a figure that may leave something out: `words`, or `of 1,284 words`, so that it is not read as all. */
export function labelSize(counts: Sized, unit: Unit): string {
  const name = (count: number) => (count === 1 ? unit.slice(0, -1) : unit);
  const whole = counts.leftOut?.whole?.[unit];
  if (whole === undefined) return name(counts[unit]);
  // Marks may be all that joins words, so that there are more without them: "5 of 4" would make no sense.
  if (whole < counts[unit]) return `${name(counts[unit])}, ${formatCount(whole)} with everything`;
  return `of ${formatCount(whole)} ${name(whole)}`;
}

/** What the counts leave out, or will: `Without citations and code: 122 words and 640 characters left out.` */
export function describeLeftOut(counts: Sized & { readonly leftOut: LeftOut }): string {
  const { whole, kinds } = counts.leftOut;
  if (whole === null) return `Everything is counted so far, ${nameKinds(kinds)} too.`;
  const words = whole.words - counts.words;
  const characters = whole.characters - counts.characters;
  if (words === 0 && characters === 0) return `There is nothing to leave out: no ${nameKinds(kinds, "or")}.`;
  return `Without ${nameKinds(kinds)}: ${formatFewer(words, "word")} and ${formatFewer(characters, "character")} left out.`;
}

function formatFewer(count: number, unit: string): string {
  return count < 0 ? `${formatQuantity(-count, unit)} gained` : formatQuantity(count, unit);
}

/** `1,162 words counted, 122 left out`, for the section in which the kinds are chosen. */
export function describeCounted(counts: Sized): string {
  const counted = `${formatQuantity(counts.words, "word")} counted`;
  const whole = counts.leftOut?.whole ?? null;
  if (whole === null) return `${counted}, nothing left out`;
  const words = whole.words - counts.words;
  if (words < 0) return `${counted}, ${formatCount(-words)} more than with everything`;
  return `${counted}, ${formatCount(words)} left out`;
}
