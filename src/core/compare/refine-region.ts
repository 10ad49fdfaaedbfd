import { alignSequences, COST_BUDGET } from "./align-sequences.ts";
import type { Region } from "./text-regions.ts";
import { findGraphemeTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";
import { createTokenTable } from "./token-table.ts";

/** Symbols and punctuation between words; longer stretches of them are compared sign by sign. */
const LONGEST_PLAIN = 24;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** A run of so many units without spaces is no word of any language. */
const ENDLESS = 100;
/** Where words are cut, a longer passage is new: that it shares letters with another says nothing. */
const LONGEST_SPELLED = 20_000;
/** What comparing grapheme by grapheme may cost in all: differences times graphemes. */
export const REFINEMENT_BUDGET = 4 * COST_BUDGET;
/** Lone graphemes between changes are chance; so many together are kept. */
const LEAST_KEPT_RUN = 2;
/** Units that are each a grapheme, beside one another. */
const SIMPLE = /^[ -~\n]*$/;

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

/** Numbers for the graphemes of two texts, equal ones equal, and how many numbers there are. */
function numberGraphemes(a: string, b: string): readonly [Sequence, Sequence, kinds: number] {
  if (SIMPLE.test(a) && SIMPLE.test(b)) return [numberUnits(a), numberUnits(b), 0x80];
  const table = createTokenTable();
  const number = (text: string): Sequence => {
    const tokens = findGraphemeTokens(text);
    const items = new Int32Array(tokens.starts.length);
    for (let index = 0; index < items.length; index += 1) {
      items[index] = table.intern(text, tokens.starts[index] ?? 0, tokens.ends[index] ?? 0);
    }
    return { items, tokens };
  };
  const sequences = [number(a), number(b)] as const;
  return [...sequences, table.size];
}

interface Sequence {
  readonly items: Int32Array;
  readonly tokens: TextTokens;
}

function numberUnits(text: string): Sequence {
  const items = new Int32Array(text.length);
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  for (let offset = 0; offset < text.length; offset += 1) {
    items[offset] = text.charCodeAt(offset);
    starts[offset] = offset;
    ends[offset] = offset + 1;
  }
  return { items, tokens: { starts, ends } };
}

function hasEndlessWord(text: string): boolean {
  let run = 0;
  for (let offset = 0; offset < text.length && run < ENDLESS; offset += 1) {
    run = text.charCodeAt(offset) > 0x20 ? run + 1 : 0;
  }
  return run === ENDLESS;
}

/** Whether a region may be worth comparing grapheme by grapheme, by its lengths alone. */
export function mayRefine({ before, after, move }: Region, cutsWords: boolean): boolean {
  const removed = before.end - before.start;
  const added = after.end - after.start;
  if (move !== null || removed === 0 || added === 0) return false;
  return cutsWords || removed > LONGEST_PLAIN || added > LONGEST_PLAIN;
}

/** Whether the pieces are worth comparing grapheme by grapheme. */
function isRefined(removed: string, added: string, cutsWords: boolean): boolean {
  const longest = Math.max(removed.length, added.length);
  if (cutsWords && longest <= LONGEST_SPELLED) return true;
  if (hasEndlessWord(removed) && hasEndlessWord(added)) return true;
  return !LETTER_OR_NUMBER.test(removed) && !LETTER_OR_NUMBER.test(added);
}

/** Whether the shorter of two pieces is so short that it is quickly seen to share nothing with the other. */
function isForeign(removed: string, added: string): boolean {
  const [shorter, longer] = removed.length < added.length ? [removed, added] : [added, removed];
  if (shorter.length > 4) return false;
  for (let offset = 0; offset < shorter.length; offset += 1) {
    if (longer.includes(shorter.charAt(offset))) return false;
  }
  return true;
}

/** The most that comparing two pieces grapheme by grapheme can cost. */
function refinementCost(removed: string, added: string): number {
  return Math.min((removed.length + added.length) ** 2 / 4, COST_BUDGET);
}

/** Regions in the place of one, and what finding them may have cost. */
export interface Refinement {
  readonly regions: readonly Region[];
  readonly cost: number;
}

/**
 * Cuts a region into smaller ones, grapheme by grapheme: long stretches without words and words without end always,
 * and words too when `cutsWords`. Moved passages and what stands on one side only stay whole, and so does what would
 * cost more than `budget`: `null` then.
 */
export function refineRegion(
  a: string,
  b: string,
  region: Region,
  cutsWords: boolean,
  budget: number,
): Refinement | null {
  const { before, after, move } = region;
  const removed = a.slice(before.start, before.end);
  const added = b.slice(after.start, after.end);
  if (!mayRefine(region, cutsWords) || !isRefined(removed, added, cutsWords)) {
    return { regions: [region], cost: 0 };
  }
  if (isForeign(removed, added)) return { regions: [region], cost: 0 };
  const cost = refinementCost(removed, added);
  if (cost > budget) return null;

  const [first, second, kinds] = numberGraphemes(removed, added);
  const { partners } = alignSequences(first.items, second.items, kinds);
  dropLonePairs(partners);

  const regions: Region[] = [];
  let aDone = 0;
  let bDone = 0;
  const add = (aTo: number, bTo: number) => {
    if (aDone === aTo && bDone === bTo) return;
    regions.push({
      before: slicesOf(first.tokens, before.start, aDone, aTo, before.end),
      after: slicesOf(second.tokens, after.start, bDone, bTo, after.end),
      move,
    });
  };
  for (const [index, partner] of partners.entries()) {
    if (partner === -1) continue;
    add(index, partner);
    aDone = index + 1;
    bDone = partner + 1;
  }
  add(first.items.length, second.items.length);
  return { regions, cost };
}
