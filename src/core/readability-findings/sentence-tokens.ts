import type { Span } from "#core/document/span.ts";

/** A word of a sentence. Spans count from the sentence's start. */
export interface SentenceToken extends Span {
  readonly text: string;
  /** In lower case, ’ as '. */
  readonly lower: string;
  /** What stands between this word and the one before it (or the start): spaces and marks. */
  readonly gap: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\-\u2010\u2011.@_/&][\p{L}\p{M}\p{N}]+)*/gu;
const SPACE_OR_QUOTE = /^[\s"“”‘’']*$/;

/**
 * The words of a sentence in their order; contractions, hyphenated words, addresses and initials are one each. Empty for
 * a text without letters and digits.
 */
export function readSentenceTokens(sentence: string): readonly SentenceToken[] {
  const tokens: SentenceToken[] = [];
  let last = 0;
  for (const { 0: text, index: start } of sentence.matchAll(WORD)) {
    const end = start + text.length;
    tokens.push({
      text,
      lower: text
        .toLowerCase()
        .replaceAll("’", "'")
        .replaceAll(/[\u2010\u2011]/g, "-"),
      gap: sentence.slice(last, start),
      start,
      end,
    });
    last = end;
  }
  return tokens;
}

/** Whether a word follows the one before it with nothing but space between them; quotation marks do not part them. */
export function followsClosely(token: SentenceToken): boolean {
  return SPACE_OR_QUOTE.test(token.gap);
}
