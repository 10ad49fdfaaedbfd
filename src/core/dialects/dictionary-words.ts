import type { Block } from "#core/document/block.ts";
import { isWhiteSpace, skipWhiteSpace } from "#core/document/white-space.ts";
import { findDictionaryRuns } from "#core/scan/dictionary-words.ts";

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Where the words of a block start, when a dictionary divides Chinese, Japanese, Thai, Lao, Khmer and Burmese, and
 * white space everything else. What lies between white space and such text is a word if it holds a letter or number.
 */
export function findDictionaryStarts({ text, continues }: Block): number[] {
  const { runs, words } = findDictionaryRuns(text);
  const starts: number[] = [];
  let offset = 0;
  let word = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1] ?? 0;
    addSpacedWords(text, offset, runs[run] ?? 0, starts);
    for (; (words[word] ?? Infinity) < end; word += 2) starts.push(words[word] ?? 0);
    offset = end;
  }
  addSpacedWords(text, offset, text.length, starts);
  return continues.word && starts[0] === 0 && runs[0] !== 0 ? starts.slice(1) : starts;
}

function addSpacedWords(text: string, from: number, to: number, starts: number[]): void {
  let start = skipWhiteSpace(text, from, to);
  while (start < to) {
    let end = start;
    while (end < to && !isWhiteSpace(text.charCodeAt(end))) end += 1;
    if (LETTER_OR_NUMBER.test(text.slice(start, end))) starts.push(start);
    start = skipWhiteSpace(text, end, to);
  }
}
