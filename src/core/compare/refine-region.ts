import { alignSequences } from "./align-sequences.ts";
import type { Region } from "./text-regions.ts";
import { findGraphemeTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";
import { createTokenTable } from "./token-table.ts";

/** Symbols and punctuation between words; longer stretches of them are compared sign by sign. */
const LONGEST_PLAIN = 24;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** Graphemes that are kept must be this many times the changes beside them apart, or they are chance. */
const LEAST_KEPT_RUN = 2;

function slicesOf({ starts, ends }: TextTokens, offset: number, from: number, to: number, end: number) {
  return {
    start: from < starts.length ? offset + (starts[from] ?? 0) : end,
    end: to > from ? offset + (ends[to - 1] ?? 0) : from < starts.length ? offset + (starts[from] ?? 0) : end,
  };
}

/** Unpairs lone graphemes between changes: "harbour" and "boat" share letters, but no spelling. */
function dropLonePairs(partners: Int32Array): void {
  let start = 0;
  while (start < partners.length) {
    const partner = partners[start] ?? -1;
    let length = 1;
    while (partner !== -1 && partners[start + length] === partner + length) length += 1;
    const isInside = start > 0 && start + length < partners.length;
    if (partner !== -1 && isInside && length < LEAST_KEPT_RUN) partners.fill(-1, start, start + length);
    start += length;
  }
}

/**
 * Cuts a region into smaller ones, grapheme by grapheme: always for long stretches without words, and for words too
 * when `cutsWords`. Moved passages and what stands on one side only stay whole.
 */
export function refineRegion(a: string, b: string, region: Region, cutsWords: boolean): readonly Region[] {
  const { before, after, move } = region;
  const removed = a.slice(before.start, before.end);
  const added = b.slice(after.start, after.end);
  if (move !== null || removed === "" || added === "") return [region];
  const isLong = Math.max(removed.length, added.length) > LONGEST_PLAIN;
  const isPlain = isLong && !LETTER_OR_NUMBER.test(removed) && !LETTER_OR_NUMBER.test(added);
  if (!cutsWords && !isPlain) return [region];

  const table = createTokenTable();
  const tokensA = findGraphemeTokens(removed);
  const tokensB = findGraphemeTokens(added);
  const number = (text: string, { starts, ends }: TextTokens) =>
    Int32Array.from(starts, (start, index) => table.intern(text, start, ends[index] ?? start));
  const itemsA = number(removed, tokensA);
  const itemsB = number(added, tokensB);
  const { partners } = alignSequences(itemsA, itemsB, table.size);
  dropLonePairs(partners);

  const regions: Region[] = [];
  let aDone = 0;
  let bDone = 0;
  const add = (aTo: number, bTo: number) => {
    if (aDone === aTo && bDone === bTo) return;
    regions.push({
      before: slicesOf(tokensA, before.start, aDone, aTo, before.end),
      after: slicesOf(tokensB, after.start, bDone, bTo, after.end),
      move,
    });
  };
  for (const [index, partner] of partners.entries()) {
    if (partner === -1) continue;
    add(index, partner);
    aDone = index + 1;
    bDone = partner + 1;
  }
  add(itemsA.length, itemsB.length);
  return regions;
}
