import type { Lexicon } from "./lexicon.ts";
import type { Tagger } from "./tagger.ts";
import type { Tag } from "./tags.ts";
import { readTokens } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** A token with its part of speech. */
export interface Word extends Token {
  readonly tag: Tag;
  /** Its number in the sentence. */
  readonly index: number;
}

/** What stands before the first word of a sentence and after the last: it matches nothing. */
export const noWord: Word = {
  start: 0,
  end: 0,
  text: "",
  lower: "",
  kind: "mark",
  spaced: true,
  tag: "",
  index: -1,
};

/** A sentence as checks read it. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly Word[];
  readonly lexicon: Lexicon;
  /** The word of a number; `noWord` beyond either end. */
  at(index: number): Word;
}

/** What is needed to read sentences. */
export interface SentenceReader {
  readonly lexicon: Lexicon;
  readonly tagger: Tagger;
}

/** Cuts a sentence into words and finds their parts of speech. */
export function readSentence(text: string, { lexicon, tagger }: SentenceReader): Sentence {
  const tokens = readTokens(text);
  const tags = tagger.tag(tokens);
  const words = tokens.map(({ start, end, text: written, lower, kind, spaced }, index): Word => ({
    start,
    end,
    text: written,
    lower,
    kind,
    spaced,
    tag: tags[index] ?? "SYM",
    index,
  }));
  return { text, words, lexicon, at: (index) => words[index] ?? noWord };
}
