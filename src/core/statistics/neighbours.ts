import { measureCollocate } from "./collocation.ts";
import type { Collocate, CollocationOptions } from "./collocation.ts";
import { findPlaces } from "./term-table.ts";
import type { TermTable } from "./term-table.ts";

/**
 * The words that stand near a term of a table, of one word or several: as `findCollocates` finds them, but from the
 * numbers of an indexed text. No window goes across the edge of a sentence, and the words of the term itself are none of
 * its neighbours where it occurs. By logDice from the highest, equals in the order of UTF-16 units.
 */
export function findNeighbours(
  table: TermTable,
  term: number,
  { window = 5, minimum = 2 }: CollocationOptions = {},
): readonly Collocate[] {
  const { before, after } = typeof window === "number" ? { before: window, after: window } : window;
  const { indexed, phraseLength, counts } = table;
  const { words, opensSentence, names } = indexed;
  const isNear = new Uint8Array(words.length);
  for (const place of findPlaces(table, term)) {
    for (let distance = 1; distance <= before; distance += 1) {
      const near = place - distance;
      if (near < 0 || opensSentence[near + 1] === 1) break;
      isNear[near] = 1;
    }
    for (let distance = 0; distance < after; distance += 1) {
      const near = place + phraseLength + distance;
      if (near >= words.length || opensSentence[near] === 1) break;
      isNear[near] = 1;
    }
  }
  const near = new Int32Array(names.length);
  const frequencies = new Int32Array(names.length);
  let nearSize = 0;
  for (const [place, word] of words.entries()) {
    frequencies[word] = (frequencies[word] ?? 0) + 1;
    if (isNear[place] !== 1) continue;
    near[word] = (near[word] ?? 0) + 1;
    nearSize += 1;
  }
  const found: Collocate[] = [];
  for (const [word, count] of near.entries()) {
    if (count === 0 || count < minimum) continue;
    found.push(
      measureCollocate({
        term: names[word] ?? "",
        together: count,
        node: counts[term] ?? 0,
        collocate: frequencies[word] ?? 0,
        size: words.length,
        nearSize,
      }),
    );
  }
  return found.sort((first, second) => second.logDice - first.logDice || (first.term < second.term ? -1 : 1));
}
