import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { cutForCounting } from "#core/dialects/counting-dialects.ts";
import { isWhiteSpace } from "#core/document/white-space.ts";
import type { Span } from "#core/document/span.ts";

interface Owned<Kind> extends Span {
  readonly kind: Kind;
}

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * How many words, by the rule of word processors, each kind takes out of a text. A word is out when none of its letters
 * and numbers is left ("2019)." when "2019)" is), one without letters when nothing of it is; it counts for the kind that
 * takes the first of it. `spans` ascend and do not overlap.
 */
export function countExcludedWords<Kind>(
  text: string,
  spans: readonly Owned<Kind>[],
): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  let index = 0;
  let blockStart = 0;
  for (const block of cutForCounting(text)) {
    const starts = wordRules.word.findStarts(block);
    for (let word = 0; word < starts.length; word += 1) {
      const start = blockStart + (starts[word] ?? 0);
      const limit = blockStart + (starts[word + 1] ?? block.text.length);
      while ((spans[index]?.end ?? Infinity) <= start) index += 1;
      const first = spans[index];
      if (first === undefined) return counts;
      if (first.start >= limit) continue;
      const end = findWordEnd(text, start, limit);
      if (first.start < end && !isLeft(text, { start, end }, spans, index)) {
        counts.set(first.kind, (counts.get(first.kind) ?? 0) + 1);
      }
    }
    blockStart += block.text.length;
  }
  return counts;
}

function findWordEnd(text: string, start: number, limit: number): number {
  let end = start;
  while (end < limit && !isWhiteSpace(text.charCodeAt(end))) end += 1;
  return end;
}

/** Whether a word is left: letters or numbers of it, or anything at all if it has none. */
function isLeft(text: string, word: Span, spans: readonly Span[], from: number): boolean {
  let rest = "";
  let offset = word.start;
  for (let index = from; offset < word.end; index += 1) {
    const span = spans[index];
    const restEnd = Math.min(word.end, span?.start ?? word.end);
    if (restEnd > offset) rest += text.slice(offset, restEnd);
    if (span === undefined || span.start >= word.end) break;
    offset = span.end;
  }
  if (LETTER_OR_NUMBER.test(rest)) return true;
  return rest !== "" && !LETTER_OR_NUMBER.test(text.slice(word.start, word.end));
}
