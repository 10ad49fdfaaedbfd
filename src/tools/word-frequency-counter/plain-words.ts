import type { EverydayKeyTerm } from "#core/statistics/everyday-keyness.ts";

/** Below this, chance and a single passage weigh too much. */
const fewOccurrences = 5;

/**
 * How much more or less often a term occurs than in the reference, in words: `about 6 times as often as in everyday
 * English`. Multiples are rounded as one speaks; a word that the reference has not is `at least` as many times as often.
 */
export function describeEffect(
  { logRatio, isListed, referenceCount, count }: EverydayKeyTerm,
  reference: string,
): string {
  if (count === 0) return `not here at all, but in ${reference}`;
  if (isListed && referenceCount === 0) return `not in ${reference} at all`;
  const times = 2 ** Math.abs(logRatio);
  const lead = isListed ? "about" : "at least";
  if (times < 1.1) return `about as often as in ${reference}`;
  if (logRatio > 0) return `${lead} ${speak(times)} as often as in ${reference}`;
  return times < 3.5
    ? `about ${speakPart(times)} as often as in ${reference}`
    : `about ${speak(times)} less often than in ${reference}`;
}

/** Why to be careful with a difference, or `null`. */
export function describeCaution({
  count,
  referenceCount,
}: Pick<EverydayKeyTerm, "count" | "referenceCount">): string | null {
  const most = Math.max(count, referenceCount);
  if (count > 0 && count < fewOccurrences) return `Only ${count} here: this may be chance.`;
  return most < fewOccurrences ? "So few that this may be chance." : null;
}

function speak(times: number): string {
  if (times < 1.75) return `${times.toFixed(1)} times`;
  if (times < 2.5) return "twice";
  return `${roundSpoken(times).toLocaleString("en")} times`;
}

function speakPart(times: number): string {
  if (times < 1.75) return `${Math.round(100 / times)}%`;
  if (times < 2.5) return "half";
  return "a third";
}

/** Whole up to 20, then to two leading digits. */
function roundSpoken(times: number): number {
  if (times < 20) return Math.round(times);
  const power = 10 ** (Math.floor(Math.log10(times)) - 1);
  return Math.round(times / power) * power;
}
