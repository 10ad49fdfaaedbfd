import { editDistance } from "#ui/search/edit-distance.ts";
import { foldText } from "#ui/search/fold-text.ts";

import type { Destination } from "./destinations.ts";

/** No address of the site is nearly as long; it bounds what a made-up one can cost. */
const longestAddress = 120;

/** How many slips there may be for each character: beyond that, it is another word. */
const mostSlipsPerCharacter = 0.4;

/** What holds the whole of the other is near, but not as near as what is one slip away. */
const containedSlips = 0.3;
const leastContained = 4;

/** What people mean by the words of an address, without its punctuation, its case and the ending of a file. */
function bareName(path: string): string {
  const { text } = foldText(path.slice(0, longestAddress));
  return text.replace(/\.[a-z]{2,5}$/, "").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** From this length on, a word with an ending is the word: "count" and "counter", "case" and "cases". */
const leastStem = 4;

/** The words of an address or a name. */
function wordsOf(text: string): readonly string[] {
  const folded = foldText(text.slice(0, longestAddress)).text;
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

function isSameWord(first: string, second: string): boolean {
  const shorter = first.length <= second.length ? first : second;
  return (
    first === second ||
    (shorter.length >= leastStem && (first.startsWith(second) || second.startsWith(first)))
  );
}

/** Whether an address has all words of a name of several, in whatever order: "/check-my-grammar", "Grammar checker". */
function hasWordsOf(words: readonly string[], name: string): boolean {
  const named = wordsOf(name);
  return named.length > 1 && named.every((one) => words.some((word) => isSameWord(word, one)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // "%" without two digits after it: the address is taken as it is.
    return path;
  }
}

/** How far apart two names are: slips for each character of the longer one, from 0 to 1. */
function distance(first: string, second: string): number {
  const longer = Math.max(first.length, second.length);
  if (longer === 0) return 1;
  const shorter = first.length <= second.length ? first : second;
  const isContained = shorter.length >= leastContained && (first.includes(second) || second.includes(first));
  const slips = editDistance(first, second) / longer;
  return isContained ? Math.min(slips, containedSlips) : slips;
}

/**
 * The destinations whose address or name is nearest to a mistyped address, the nearest first; none when nothing is near.
 * The address is compared as a whole, by its last part and by its words. At most `most`.
 */
export function nearestDestinations(
  address: string,
  destinations: readonly Destination[],
  most: number = 3,
): readonly Destination[] {
  // Looks at each run of slashes once, however many there are.
  const path = decoded(address).replace(/(?<!\/)\/+$/, "");
  const wanted = [path, path.slice(path.lastIndexOf("/"))].map(bareName).filter((name) => name !== "");
  const measured = destinations.map((destination) => {
    const { name, path: own, otherPaths } = destination;
    const names = [name, own, ...otherPaths].map(bareName).filter((other) => other !== "");
    const distances = wanted.flatMap((one) => names.map((other) => distance(one, other)));
    const hasWords = hasWordsOf(wordsOf(path), name);
    return { destination, distance: Math.min(hasWords ? containedSlips : 1, ...distances) };
  });
  return measured
    .filter((one) => one.distance <= mostSlipsPerCharacter)
    .toSorted((first, second) => first.distance - second.distance)
    .slice(0, most)
    .map((one) => one.destination);
}
