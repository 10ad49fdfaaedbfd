import type { Claims } from "#config";

/**
 * What the owner claims of the site, a sentence each. Nothing for what is off (`null`): no figure stands here that
 * nobody has vouched for.
 */
export function claimSentences({ rating, wordsAnalysed, monthlyUsers }: Claims): readonly string[] {
  const format = (value: number) => value.toLocaleString("en");
  return [
    ...(rating === null ? [] : [`Rated ${format(rating.value)} of 5 by ${format(rating.count)} people.`]),
    ...(wordsAnalysed === null ? [] : [`${format(wordsAnalysed)} words analysed.`]),
    ...(monthlyUsers === null ? [] : [`${format(monthlyUsers)} people use it each month.`]),
  ];
}
