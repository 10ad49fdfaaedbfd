/** Below this many words a single long sentence moves the scores by whole grades. */
const fewestWordsToJudge = 100;

/** Why no score should be relied on, or `null` when the text is long enough. */
export function lengthCaution(words: number): string | null {
  if (words >= fewestWordsToJudge) return null;
  return words === 0
    ? `Made for prose of ${fewestWordsToJudge} words or more.`
    : `Too short to judge: under ${fewestWordsToJudge} words, one sentence can move a score by whole grades.`;
}
