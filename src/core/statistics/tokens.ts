import { parseBlocks } from "#core/document/parse-blocks.ts";
import { foldWord } from "#core/lexicon/fold-word.ts";
import { findWords } from "#core/scan/dictionary-words.ts";

/** A word of a running text; `null` stands where a sentence ends, which no window of words goes across. */
export type Token = string | null;

/** The words of a text (UAX #29), folded as `foldWord` does, with `null` between sentences. */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { text: block, sentences } of parseBlocks(text)) {
    for (const { start, end } of sentences) {
      const sentence = foldWord(block.slice(start, end));
      const words = findWords(sentence);
      if (tokens.length > 0 && tokens.at(-1) !== null && words.length > 0) tokens.push(null);
      for (let index = 0; index < words.length; index += 2)
        tokens.push(sentence.slice(words[index], words[index + 1]));
    }
  }
  return tokens;
}

/** How often each word occurs. */
export function countTokens(tokens: Iterable<Token>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) {
    if (token !== null) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}
