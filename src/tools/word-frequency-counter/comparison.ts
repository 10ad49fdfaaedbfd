import { lemma } from "#core/lexicon/lemma.ts";
import { stem } from "#core/lexicon/stem.ts";
import { compareWithEverydayEnglish } from "#core/statistics/everyday-keyness.ts";
import type { EverydayKeyTerm } from "#core/statistics/everyday-keyness.ts";
import { loadEverydayEnglish } from "#core/statistics/everyday-english.ts";
import { findKeyTerms } from "#core/statistics/keyness.ts";
import type { KeyTerm } from "#core/statistics/keyness.ts";
import { isNumber } from "#core/statistics/term-list.ts";
import { nameTerm } from "#core/statistics/term-table.ts";
import type { TermTable } from "#core/statistics/term-table.ts";

import type { ComparisonReply, Grouping } from "./requests.ts";

const mostListed = 500;
/** Differences that chance would make more often than once in a hundred comparisons are not listed. */
const leastProbable = 0.01;

/** A text beside everyday English, word by word. */
export async function compareWithList(
  forms: TermTable,
  grouping: Grouping,
  leastCount: number,
  isLeftOut: (name: string) => boolean,
): Promise<ComparisonReply> {
  const everyday = await loadEverydayEnglish();
  const group =
    grouping === "lemma" ? lemma : grouping === "stem" ? (word: string) => stem(word, "en") : undefined;
  // A number is none of the words of the list.
  const counts = new Map([...countsOf(forms)].filter(([name]) => !isNumber(name)));
  const found = compareWithEverydayEnglish(counts, everyday, {
    minimum: leastCount,
    ...(group === undefined ? {} : { group }),
  });
  return reply(found, forms.tokens, everyday.size, isLeftOut);
}

/** A text beside a second one, term by term. */
export function compareTables(
  table: TermTable,
  other: TermTable,
  leastCount: number,
  isLeftOut: (name: string) => boolean,
): ComparisonReply {
  const found = findKeyTerms(countsOf(table), countsOf(other), { minimum: leastCount });
  return reply(found.map(listed), table.tokens, other.tokens, isLeftOut);
}

function listed(key: KeyTerm): EverydayKeyTerm {
  return { ...key, isListed: true };
}

function reply(
  found: readonly EverydayKeyTerm[],
  size: number,
  referenceSize: number,
  isLeftOut: (name: string) => boolean,
): ComparisonReply {
  const telling = found.filter(
    ({ term, probability }) =>
      probability !== null &&
      probability <= leastProbable &&
      !isLeftOut(term) &&
      !(
        term.includes(" ") &&
        (isLeftOut(term.slice(0, term.indexOf(" "))) || isLeftOut(term.slice(term.lastIndexOf(" ") + 1)))
      ),
  );
  return {
    more: telling.filter(({ logRatio }) => logRatio > 0).slice(0, mostListed),
    less: telling.filter(({ logRatio }) => logRatio < 0).slice(0, mostListed),
    size,
    referenceSize,
    compared: found.length,
  };
}

function countsOf(table: TermTable): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let term = 0; term < table.types; term += 1)
    counts.set(nameTerm(table, term), table.counts[term] ?? 0);
  return counts;
}
