import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { startsAfresh } from "#core/document/block-end.ts";
import { isWhiteSpace } from "#core/document/white-space.ts";

/** How many words begin in a part of a text, as word processors count them. A word begun before it is not counted. */
export function countWordStarts(text: string, from: number, to: number): number {
  const word = from > 0 && !isWhiteSpace(text.charCodeAt(from - 1));
  return wordRules.word.findStarts({
    text: text.slice(from, to),
    paragraphs: [],
    sentences: [],
    continues: { ...startsAfresh, word },
  }).length;
}
