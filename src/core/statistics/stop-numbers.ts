import { createTerms } from "#core/analyses/frequency/terms.ts";
import type { IndexedText, WordPolicy } from "./indexed-text.ts";

/**
 * The numbers of the words of a text that stop words count as, under the policy that it was read with: in small, initial
 * and all capitals, and for a stem or a lemma that of the stop word.
 */
export function findStopNumbers(
  { names }: Pick<IndexedText, "names">,
  stopWords: Iterable<string>,
  policy: WordPolicy,
): ReadonlySet<number> {
  const terms = createTerms(policy);
  const stopNames = new Set<string>();
  for (const word of stopWords) {
    const small = word.trim().toLowerCase();
    if (small === "") continue;
    for (const form of [small, `${small.charAt(0).toUpperCase()}${small.slice(1)}`, small.toUpperCase()]) {
      stopNames.add(terms.term(terms.intern(form, 0, form.length)));
    }
  }
  const found = new Set<number>();
  if (stopNames.size === 0) return found;
  for (const [number, name] of names.entries()) if (stopNames.has(name)) found.add(number);
  return found;
}
