import type { Finding } from "#core/analysis/finding.ts";
import type { Span } from "#core/document/span.ts";
import { spelling } from "./spelling/spelling.ts";

/** From so many places on, a word that no list knows is a term or name of the text. */
const LEAST_USES = 3;
/** Words of code, and the parts of names that are written in several words. */
const CODE_WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/**
 * Drops findings of spelling in words that belong to the text: unusual ones that it uses again and again, and those that
 * its code, its paths or the addresses of its links have too.
 */
export function silenceTerms(
  findings: readonly Finding[],
  text: string,
  unread: readonly Span[],
): readonly Finding[] {
  const written = ({ span }: Finding): string => text.slice(span.start, span.end).toLowerCase();
  const counts = new Map<string, number>();
  for (const finding of findings) {
    if (finding.check === spelling.id) counts.set(written(finding), (counts.get(written(finding)) ?? 0) + 1);
  }
  if (counts.size === 0) return findings;
  const inCode = findWordsOfCode(text, unread, counts);
  return findings.filter((finding) => {
    if (finding.check !== spelling.id) return true;
    const word = written(finding);
    return !inCode.has(word) && (finding.tier === "error" || (counts.get(word) ?? 0) < LEAST_USES);
  });
}

/** Those of some words in lower case that stand in parts of a text that are not read. */
function findWordsOfCode(
  text: string,
  unread: readonly Span[],
  words: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { start, end } of unread) {
    if (found.size === words.size) break;
    for (const [word] of text.slice(start, end).matchAll(CODE_WORD)) {
      for (const part of [word, ...word.split("-")]) {
        const lower = part.toLowerCase();
        if (words.has(lower)) found.add(lower);
      }
    }
  }
  return found;
}
